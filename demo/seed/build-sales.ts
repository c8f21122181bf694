import { defaultFees } from '../../shared/domain/default-fees.ts';
import {
  type BuyerLines,
  buyerLines,
  recommendsInsurance,
  type SellerLines,
  sellerLines,
} from '../../shared/domain/fees.ts';
import { type Money, minorPerMajor } from '../../shared/domain/money.ts';
import { type OrderStatus, orderPath } from '../../shared/domain/order-status.ts';
import { fallbackRates, priceInGbp } from '../../shared/domain/rates.ts';
import type { Rng } from '../pictures/kit/rng.ts';
import type { Trader } from './build-traders.ts';
import { humanPrice } from './human-price.ts';

export type Sale = {
  readonly seller: Trader;
  readonly buyer: Trader;
  /** The side whose order stood in the book; the other side accepted it. */
  readonly resting: 'ask' | 'bid';
  /** In the currency of the standing order. */
  readonly price: Money;
  readonly priceGbp: number;
  readonly insured: boolean;
  readonly restingSince: Date;
  readonly soldAt: Date;
  readonly buyerLines: BuyerLines;
  readonly sellerLines: SellerLines;
  readonly history: readonly { readonly status: OrderStatus; readonly at: Date }[];
  readonly trackingNumber: string;
};

const hour = 3_600_000;
const day = 24 * hour;
/** A sale takes this long to reach its buyer, and every seeded sale has arrived. */
const youngestSale = 10 * day;
const twoYears = 730 * day;

/** Hours from each step of an order's path to the next, at least and at most. */
const stepHours: readonly (readonly [number, number])[] = [
  [0.02, 0.5],
  [12, 48],
  [24, 48],
  [2, 12],
  [4, 24],
  [3, 12],
  [24, 72],
  [48, 120],
  [12, 72],
];

/**
 * One edition's past sales, oldest first. Prices drift towards today's fair price. `many` is the
 * count over two years; a shorter time has fewer, most of them at its beginning.
 */
export function buildSales(
  rng: Rng,
  input: {
    readonly many: number;
    readonly fairGbp: number;
    readonly royaltyPercent: number | null;
    readonly traders: readonly Trader[];
    /** The release: there were no orders before it. */
    readonly tradableSince: Date;
    readonly since: Date;
    readonly base: Date;
  },
): Sale[] {
  const { many, fairGbp, base } = input;
  const latest = base.getTime() - youngestSale;
  const span = latest - input.since.getTime();
  if (span <= 0) return [];
  const growth = rng.range(-0.06, 0.24);
  const length = Math.round(many * Math.min(1, Math.sqrt(span / twoYears)));
  const times = Array.from({ length }, () => latest - rng.next() ** 1.3 * span);
  return times
    .toSorted((a, b) => a - b)
    .map((time) => {
      const years = (base.getTime() - time) / (365 * day);
      const wanted = fairGbp * Math.exp(-growth * years + rng.gauss(0, 0.06));
      return buildSale(rng, new Date(Math.round(time)), wanted, input);
    });
}

function buildSale(
  rng: Rng,
  soldAt: Date,
  wantedGbp: number,
  input: Pick<
    Parameters<typeof buildSales>[1],
    'royaltyPercent' | 'traders' | 'tradableSince' | 'base'
  >,
): Sale {
  const [seller, buyer] = twoOf(rng, input.traders);
  const resting = rng.chance(0.6) ? 'ask' : 'bid';
  const price = humanPrice(rng, wantedGbp, (resting === 'ask' ? seller : buyer).currency);
  const insured = recommendsInsurance(price) ? rng.chance(0.7) : rng.chance(0.1);
  const terms = { price, rates: fallbackRates, fees: defaultFees };
  return {
    seller,
    buyer,
    resting,
    price,
    priceGbp: priceInGbp(price, fallbackRates),
    insured,
    restingSince: new Date(
      Math.max(
        input.tradableSince.getTime(),
        soldAt.getTime() - Math.ceil(rng.range(0.2, 28) * day),
      ),
    ),
    soldAt,
    buyerLines: buyerLines({
      ...terms,
      currency: buyer.currency,
      buyerRegion: buyer.region,
      sellerRegion: seller.region,
    }),
    sellerLines: sellerLines({
      ...terms,
      currency: seller.currency,
      royaltyPercent: input.royaltyPercent,
      insured,
    }),
    history: historyOf(rng, soldAt, input.base),
    trackingNumber: `JD${String(rng.int(0, 999_999_999)).padStart(9, '0')}${rng.int(100, 999)}`,
  };
}

function twoOf(rng: Rng, traders: readonly Trader[]): [Trader, Trader] {
  const first = rng.pick(traders);
  for (;;) {
    const second = rng.pick(traders);
    if (second.id !== first.id) return [first, second];
  }
}

/** The steps that lie in the past by now, up to Delivered at least. */
function historyOf(rng: Rng, soldAt: Date, base: Date): Sale['history'] {
  let at = soldAt.getTime();
  const steps = orderPath.map((status, index) => {
    const [least, most] = stepHours[index - 1] ?? [0, 0];
    at += Math.round(rng.range(least, most) * hour);
    return { status, at: new Date(at) };
  });
  const past = steps.filter((step) => step.at <= base);
  // Payouts are settled: no seeded order stays at PayoutPending.
  return past.at(-1)?.status === 'PayoutPending' ? past.slice(0, -1) : past;
}

/** How often an edition was sold in two years. */
export function countOfSales(rng: Rng, heat: number, editionSize: number, isMain: boolean): number {
  const usual = heat ** 1.6 * (isMain ? 18 : 6);
  const many = Math.round(usual * rng.range(0.5, 1.5) + rng.next() * 0.8);
  return Math.min(many, Math.max(1, Math.floor(editionSize * 0.4)));
}

/** The price at the release in pence, below what the edition trades at now. */
export function firstPrice(rng: Rng, fairGbp: number): number {
  const step = fairGbp < 50_000 ? 5 : 25;
  const major = (fairGbp * rng.range(0.5, 0.85)) / minorPerMajor;
  return Math.max(20, Math.round(major / step) * step) * minorPerMajor;
}
