import type { BookPrice, EditionView } from '../../../../../shared/contracts/catalogue.ts';
import {
  type BuyerLines,
  buyerLines,
  defaultFees,
  type SellerLines,
  sellerLines,
} from '../../../../../shared/domain/fees.ts';
import type { Currency, Money } from '../../../../../shared/domain/money.ts';
import { convert, type Rates } from '../../../../../shared/domain/rates.ts';
import { type Region, regions } from '../../../../../shared/domain/regions.ts';
import { assessPrice, type PriceAssessment } from './assess-price.ts';
import type { TradeIntent } from './trade-intent.ts';

/** Where the person trades from: decides currency, shipping and the process fee. */
export type Place = { readonly region: Region; readonly currency: Currency };

export type TradePlan =
  | {
      readonly kind: 'bid';
      readonly price: Money;
      readonly lines: BuyerLines;
      /** True where shipping depends on a seller who is not known yet. */
      readonly atMost: boolean;
    }
  | {
      readonly kind: 'buy';
      readonly order: BookPrice;
      readonly lines: BuyerLines;
      readonly atMost: false;
    }
  | { readonly kind: 'list'; readonly price: Money; readonly lines: SellerLines }
  | { readonly kind: 'sell'; readonly order: BookPrice; readonly lines: SellerLines };

export type NoPlan =
  | { readonly kind: 'price-missing' }
  | { readonly kind: 'nothing-to-take' }
  | Extract<PriceAssessment, { kind: 'refused' }>;

type Circumstances = {
  readonly edition: EditionView;
  /** The artwork's own royalty in percent; null: the default. */
  readonly royalty: number | null;
  readonly place: Place;
  readonly rates: Rates;
};

export function isPlan(plan: TradePlan | NoPlan): plan is TradePlan {
  return 'lines' in plan;
}

/**
 * What pressing the last button would do and cost, from what the book says now. A price that meets
 * the other side becomes a purchase or a sale at that order's price; a price typed in another
 * currency than the person's own, from before their address was known, is converted.
 */
export function planTrade(intent: TradeIntent, now: Circumstances): TradePlan | NoPlan {
  const side = intent.flow === 'bid-or-buy' ? 'bid' : 'ask';
  const best = side === 'bid' ? now.edition.lowestAsk : now.edition.highestBid;
  if (intent.mode === 'take') return best ? take(side, best, intent, now) : nothingToTake;
  if (!intent.price) return { kind: 'price-missing' };

  const price = convert(intent.price, now.place.currency, now.rates);
  const assessed = assessPrice(side, price, now.edition, now.rates);
  if (assessed.kind === 'refused') return assessed;
  if (assessed.kind === 'meets') return take(side, assessed.order, intent, now);
  return side === 'bid'
    ? { kind: 'bid', price, ...linesOfBuyer(price, null, now) }
    : { kind: 'list', price, lines: linesOfSeller(price, intent, now) };
}

const nothingToTake: NoPlan = { kind: 'nothing-to-take' };

function take(
  side: 'bid' | 'ask',
  order: BookPrice,
  intent: TradeIntent,
  now: Circumstances,
): TradePlan {
  if (side === 'ask') {
    return { kind: 'sell', order, lines: linesOfSeller(order.price, intent, now) };
  }
  const ask = now.edition.asks.find(({ id }) => id === order.id);
  const sellerRegion = regions.find((region) => region === ask?.sellerRegion) ?? null;
  return {
    kind: 'buy',
    order,
    lines: linesOfBuyer(order.price, sellerRegion, now).lines,
    atMost: false,
  };
}

function linesOfBuyer(price: Money, sellerRegion: Region | null, { place, rates }: Circumstances) {
  const lines = buyerLines({
    price,
    currency: place.currency,
    buyerRegion: place.region,
    sellerRegion,
    rates,
    fees: defaultFees,
  });
  return { lines, atMost: sellerRegion === null };
}

function linesOfSeller(price: Money, intent: TradeIntent, now: Circumstances): SellerLines {
  return sellerLines({
    price,
    currency: now.place.currency,
    royaltyPercent: now.royalty,
    insured: intent.insured ?? false,
    rates: now.rates,
    fees: defaultFees,
  });
}
