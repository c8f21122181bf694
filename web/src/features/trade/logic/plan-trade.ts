import type {
  ArtworkView,
  BookPrice,
  EditionView,
} from '../../../../../shared/contracts/catalogue.ts';
import {
  type BuyerLines,
  buyerLines,
  type SellerLines,
  sellerLines,
} from '../../../../../shared/domain/fees.ts';
import type { Currency, Money } from '../../../../../shared/domain/money.ts';
import { bookFor, type OwnOrderIds, offeredAsk } from '../../../../../shared/domain/own-orders.ts';
import { convert, type Rates } from '../../../../../shared/domain/rates.ts';
import type { Region } from '../../../../../shared/domain/regions.ts';
import { assessPrice, type RefusedPrice } from './assess-price.ts';
import type { EditedOffer } from './edited-offer.ts';
import { otherSide, type TradeBook } from './trade-book.ts';
import type { TradeIntent } from './trade-intent.ts';

/** Decides currency, shipping and the processing fee. */
export type Place = {
  readonly country: string;
  readonly region: Region;
  readonly currency: Currency;
};

/** The order to accept: the best of another person. */
type Accepted = {
  readonly order: BookPrice;
  /** True if the user's own order is better and is skipped. */
  readonly passesOwn: boolean;
};

export type TradePlan =
  | {
      readonly kind: 'bid';
      readonly price: Money;
      readonly lines: BuyerLines;
      /** True if shipping depends on a seller who is not known yet. */
      readonly atMost: boolean;
    }
  | (Accepted & {
      readonly kind: 'buy';
      readonly lines: BuyerLines;
      readonly atMost: false;
      /** A lower ask, which costs more delivered; null: this is the lowest. */
      readonly lower: BookPrice | null;
    })
  | { readonly kind: 'list'; readonly price: Money; readonly lines: SellerLines }
  | (Accepted & { readonly kind: 'sell'; readonly lines: SellerLines });

export type NoPlan =
  | { readonly kind: 'price-missing' }
  /** `own`: the user's own order, if it is the only one; null: there is none. */
  | { readonly kind: 'nothing-to-accept'; readonly own: BookPrice | null }
  | RefusedPrice;

type Circumstances = {
  readonly edition: EditionView;
  /** The royalty in percent (null: the default), and the fees. */
  readonly artwork: Pick<ArtworkView, 'royalty' | 'fees'>;
  readonly own: OwnOrderIds;
  readonly place: Place;
  readonly rates: Rates;
  /** The offer under change, which is not in `edition`'s book; null: a new one. */
  readonly editing: EditedOffer | null;
};

export function isPlan(plan: TradePlan | NoPlan): plan is TradePlan {
  return 'lines' in plan;
}

/**
 * What the trade button would do and cost, given the book. A price that crosses becomes a purchase
 * or a sale at the other order's price; a price in another currency than the user's is converted.
 */
export function planTrade(intent: TradeIntent, now: Circumstances): TradePlan | NoPlan {
  const side = intent.flow === 'bid-or-buy' ? 'bid' : 'ask';
  const book: TradeBook = bookFor<BookPrice>(now.edition, now.own);
  const { available, own } = book[otherSide[side]];
  if (intent.mode === 'accept') {
    const order =
      side === 'bid'
        ? offeredAsk<BookPrice>(now.edition, now.own, now.place.region, available)
        : available;
    return order ? accept(side, order, book, intent, now) : { kind: 'nothing-to-accept', own };
  }
  if (!intent.price) return { kind: 'price-missing' };

  const price = convert(intent.price, now.place.currency, now.rates);
  const assessed = assessPrice(side, price, book, now.rates);
  // At its old price an offer keeps its place, and an ask that waits for approval is not sold.
  const isRepriced = price.amount !== now.editing?.price.amount;
  const isLive = now.editing?.isLive ?? true;
  if (isRepriced && assessed.kind === 'refused') return assessed;
  if (isRepriced && isLive && assessed.kind === 'meets')
    return accept(side, assessed.order, book, intent, now);
  return side === 'bid'
    ? { kind: 'bid', price, ...linesOfBuyer(price, null, now) }
    : { kind: 'list', price, lines: linesOfSeller(price, intent, now) };
}

function accept(
  side: 'bid' | 'ask',
  order: BookPrice,
  book: TradeBook,
  intent: TradeIntent,
  now: Circumstances,
): TradePlan {
  const accepted = { order, passesOwn: book[otherSide[side]].ownLeads };
  if (side === 'ask') {
    return { kind: 'sell', ...accepted, lines: linesOfSeller(order.price, intent, now) };
  }
  const ask = now.edition.asks.find(({ id }) => id === order.id);
  const { available } = book.ask;
  return {
    kind: 'buy',
    ...accepted,
    lines: linesOfBuyer(order.price, ask?.sellerRegion ?? null, now).lines,
    atMost: false,
    lower: available?.id === order.id ? null : available,
  };
}

function linesOfBuyer(price: Money, sellerRegion: Region | null, now: Circumstances) {
  const { place, rates, artwork } = now;
  const lines = buyerLines({
    price,
    currency: place.currency,
    buyerRegion: place.region,
    sellerRegion,
    rates,
    fees: artwork.fees,
  });
  return { lines, atMost: sellerRegion === null };
}

function linesOfSeller(price: Money, intent: TradeIntent, now: Circumstances): SellerLines {
  return sellerLines({
    price,
    currency: now.place.currency,
    royaltyPercent: now.artwork.royalty,
    insured: intent.insured ?? false,
    rates: now.rates,
    fees: now.artwork.fees,
  });
}
