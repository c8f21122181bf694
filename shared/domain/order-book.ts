import { type Currency, fromMajor, type Money, minorPerMajor, money } from './money.ts';
import { convert, priceInGbp, type Rates } from './rates.ts';

/** In major units of the order's own currency. */
export const priceBounds = { least: 20, greatest: 999_999 } as const;

export type Side = 'ask' | 'bid';

/** An order as the book sees it. Times are epoch milliseconds; `null` expiry: until accepted. */
export type BookOrder = {
  readonly id: number;
  readonly userId: number;
  readonly priceGbp: number;
  readonly placedAt: number;
  readonly expiresAt: number | null;
};

export type PriceRefusal = 'not-a-price' | 'below-minimum' | 'above-maximum' | 'too-close-to-best';
export type PriceCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: PriceRefusal;
      /** The nearest price that would have been taken, in the order's currency. */
      readonly nearest: Money | null;
    };

/** Asks by ascending price, bids by descending price; of equal prices the earlier comes first. */
export function compareOrders(side: Side): (a: BookOrder, b: BookOrder) => number {
  const direction = side === 'ask' ? 1 : -1;
  return (a, b) => direction * (a.priceGbp - b.priceGbp) || a.placedAt - b.placedAt || a.id - b.id;
}

export function isLive(order: BookOrder, now: number): boolean {
  return order.expiresAt === null || order.expiresAt > now;
}

/** The order that a counterparty would get next, or null in an empty book. */
export function best(
  side: Side,
  orders: readonly BookOrder[],
  now: number,
  exceptUser?: number,
): BookOrder | null {
  const compare = compareOrders(side);
  let found: BookOrder | null = null;
  for (const order of orders) {
    if (order.userId === exceptUser || !isLive(order, now)) continue;
    if (found === null || compare(order, found) < 0) found = order;
  }
  return found;
}

/**
 * True when an ask at this price meets a bid at that one: they trade, because a book is never
 * crossed.
 */
export function crosses(askGbp: number, bidGbp: number): boolean {
  return askGbp <= bidGbp;
}

/** What a new order must beat the best price of its side by, from each price on; in major units. */
export const leadBands = [
  { from: 0, difference: 1 },
  { from: 100, difference: 5 },
  { from: 1000, difference: 10 },
  { from: 5000, difference: 20 },
] as const;

/** The least difference, in pence, by which a new order must beat the best price of its side. */
export function leadDifference(bestGbp: number): number {
  const major = bestGbp / minorPerMajor;
  const band = leadBands.findLast(({ from }) => major >= from) ?? leadBands[0];
  return band.difference * minorPerMajor;
}

/** The lowest bid, in the bidder's currency, that takes the lead over this best bid. */
export function leastLeadingBid(bestGbp: number, currency: Currency, rates: Rates): Money {
  return nearestPrice(bestGbp + leadDifference(bestGbp), 'ask', currency, rates);
}

/** The highest ask, in the seller's currency, that undercuts this lowest ask; null: none can. */
export function greatestLeadingAsk(
  bestGbp: number,
  currency: Currency,
  rates: Rates,
): Money | null {
  const target = bestGbp - leadDifference(bestGbp);
  if (target <= 0) return null;
  const price = nearestPrice(target, 'bid', currency, rates);
  return price.amount < fromMajor(priceBounds.least, currency).amount ? null : price;
}

/**
 * The nearest whole amount that leads by no less: up for a bid, down for an ask. People bid whole
 * amounts, and the least one that leads is an odd one in any currency but the book's own.
 */
export function wholePrice(side: Side, { amount, currency }: Money): Money {
  const round = side === 'bid' ? Math.ceil : Math.floor;
  return money(round(amount / minorPerMajor) * minorPerMajor, currency);
}

/** The bounds and the lead rule of the specification's validation section, for either side. */
export function checkPrice(input: {
  readonly side: Side;
  readonly price: Money;
  readonly bestGbp: number | null;
  readonly rates: Rates;
}): PriceCheck {
  const { side, price, bestGbp, rates } = input;
  const least = fromMajor(priceBounds.least, price.currency);
  const greatest = fromMajor(priceBounds.greatest, price.currency);
  if (!Number.isSafeInteger(price.amount))
    return { ok: false, reason: 'not-a-price', nearest: null };
  if (price.amount < least.amount) return { ok: false, reason: 'below-minimum', nearest: least };
  if (price.amount > greatest.amount) {
    return { ok: false, reason: 'above-maximum', nearest: greatest };
  }
  if (bestGbp === null) return { ok: true };

  const ownGbp = priceInGbp(price, rates);
  const lead = side === 'bid' ? ownGbp - bestGbp : bestGbp - ownGbp;
  if (lead <= 0 || lead >= leadDifference(bestGbp)) return { ok: true };
  const nearest =
    side === 'bid'
      ? leastLeadingBid(bestGbp, price.currency, rates)
      : greatestLeadingAsk(bestGbp, price.currency, rates);
  const isInBounds = nearest !== null && nearest.amount <= greatest.amount;
  return { ok: false, reason: 'too-close-to-best', nearest: isInBounds ? nearest : null };
}

/** Smallest (for 'ask') or greatest (for 'bid') amount whose GBP price reaches the target. */
function nearestPrice(targetGbp: number, side: Side, currency: Currency, rates: Rates): Money {
  const guess: number = convert(money(targetGbp, 'GBP'), currency, rates).amount;
  const step = side === 'ask' ? 1 : -1;
  const reaches = (amount: number) => {
    const gbp = priceInGbp(money(amount, currency), rates);
    return side === 'ask' ? gbp >= targetGbp : gbp <= targetGbp;
  };
  let amount = guess;
  while (!reaches(amount)) amount += step;
  while (amount - step > 0 && reaches(amount - step)) amount -= step;
  return money(amount, currency);
}
