import type { CopyDetails } from '../../shared/domain/copy-details.ts';
import { type ExpiryDays, expiresAt } from '../../shared/domain/expiry.ts';
import type { Money } from '../../shared/domain/money.ts';
import { leadDifference, type Side } from '../../shared/domain/order-book.ts';
import { fallbackRates, priceInGbp } from '../../shared/domain/rates.ts';
import type { CatalogueEdition } from '../catalogue/types.ts';
import type { Rng } from '../pictures/kit/rng.ts';
import type { Trader } from './build-traders.ts';
import { describeCopies } from './describe-copies.ts';
import { humanPrice } from './human-price.ts';

export type StandingOrder = {
  readonly side: Side;
  readonly trader: Trader;
  readonly price: Money;
  readonly priceGbp: number;
  readonly placedAt: Date;
  readonly expiresInDays: ExpiryDays;
  readonly expiresAt: Date | null;
  /** Of an ask; null for a bid. */
  readonly copy: CopyDetails | null;
};

const day = 86_400_000;

/**
 * One edition's book around its fair price in pence: the more heat, the deeper and tighter. It is
 * never crossed, and each price keeps to the rules in whatever order the orders were placed.
 */
export function buildBook(
  rng: Rng,
  input: {
    readonly edition: CatalogueEdition;
    readonly fairGbp: number;
    readonly heat: number;
    readonly traders: readonly Trader[];
    /** The release: no order was placed before it. */
    readonly since: Date;
    readonly base: Date;
  },
): StandingOrder[] {
  const { fairGbp, heat, since, base } = input;
  const traders = rng.shuffle(input.traders);
  const sides = sidesOf(rng, heat);
  const spread = heat > 0.7 ? rng.range(0.03, 0.08) : rng.range(0.06, 0.2);

  const stand = (side: Side, from: number, many: number): StandingOrder[] => {
    const direction = side === 'ask' ? 1 : -1;
    const standing: StandingOrder[] = [];
    let wanted = fairGbp * (1 + (direction * spread) / 2);
    for (const trader of traders.slice(from, from + many)) {
      const price = humanPrice(rng, wanted, trader.currency);
      const order = { side, trader, price, priceGbp: priceInGbp(price, fallbackRates) };
      if (fits(order, standing.at(-1)))
        standing.push({ ...order, ...timesOf(rng, since, base), copy: null });
      wanted *= 1 + direction * (0.004 + Math.abs(rng.gauss(0.018, 0.014)));
    }
    return standing;
  };

  const asks = sides.asks ? stand('ask', 0, depthOf(rng, heat)) : [];
  const lowest = asks[0]?.priceGbp ?? Number.POSITIVE_INFINITY;
  const bids = sides.bids ? stand('bid', 20, depthOf(rng, heat)) : [];
  const copies = describeCopies(rng.fork('copies'), input.edition, asks.length);
  const described = asks.map((ask, index) => ({ ...ask, copy: copies[index] ?? null }));
  return [...described, ...bids.filter((bid) => bid.priceGbp < lowest)];
}

function sidesOf(rng: Rng, heat: number): { asks: boolean; bids: boolean } {
  const oneSided = heat < 0.25 ? 0.3 : heat < 0.5 ? 0.12 : 0.02;
  const chance = rng.next();
  if (chance < oneSided) return { asks: false, bids: true };
  if (chance < oneSided * 2) return { asks: true, bids: false };
  if (heat < 0.25 && chance < 0.85) return { asks: false, bids: false };
  return { asks: true, bids: true };
}

function depthOf(rng: Rng, heat: number): number {
  if (heat > 0.7) return rng.int(6, 14);
  if (heat > 0.45) return rng.int(3, 8);
  return heat > 0.25 ? rng.int(1, 4) : rng.int(0, 2);
}

/** Equal to the price before it, or behind it by at least the minimum difference. */
function fits(
  order: Pick<StandingOrder, 'side' | 'priceGbp'>,
  before: StandingOrder | undefined,
): boolean {
  if (!before || order.priceGbp === before.priceGbp) return true;
  const gap = Math.abs(order.priceGbp - before.priceGbp);
  const isBehind =
    order.side === 'ask' ? order.priceGbp > before.priceGbp : order.priceGbp < before.priceGbp;
  return isBehind && gap >= leadDifference(order.priceGbp);
}

function timesOf(rng: Rng, since: Date, base: Date) {
  const expiresInDays = rng.pick<ExpiryDays>([0, 0, 0, 0, 0, 0, 0, 60, 60, 30]);
  const usual = (expiresInDays === 0 ? 120 : expiresInDays * 0.6) * day;
  const longest = Math.min(usual, base.getTime() - since.getTime());
  const placedAt = new Date(base.getTime() - Math.ceil(rng.next() ** 2 * longest));
  const ends = expiresAt(expiresInDays, placedAt.getTime());
  return { expiresInDays, placedAt, expiresAt: ends === null ? null : new Date(ends) };
}
