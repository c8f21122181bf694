import { type Currency, fromMajor, type Money, minorPerMajor, money } from './money.ts';
import { convert, priceInGbp, type Rates } from './rates.ts';

/** In major units of the order's own currency. */
export const priceBounds = { least: 20, greatest: 999_999 } as const;

export type Side = 'ask' | 'bid';

export type PriceRefusal = 'not-a-price' | 'below-minimum' | 'above-maximum' | 'too-close-to-best';
export type PriceCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: PriceRefusal;
      /** The nearest acceptable price, in the order's currency. */
      readonly nearest: Money | null;
    };

/** Whether an ask and a bid at these prices trade with each other. */
export function crosses(askGbp: number, bidGbp: number): boolean {
  return askGbp <= bidGbp;
}

/**
 * From each price on, the minimum difference by which an order must beat the best; in major units.
 */
export const leadBands = [
  { from: 0, difference: 1 },
  { from: 100, difference: 5 },
  { from: 1000, difference: 10 },
  { from: 5000, difference: 20 },
] as const;

/** The minimum difference to the best price of the same side, in pence. */
export function leadDifference(bestGbp: number): number {
  const major = bestGbp / minorPerMajor;
  const band = leadBands.findLast(({ from }) => major >= from) ?? leadBands[0];
  return band.difference * minorPerMajor;
}

/** The lowest bid, in the bidder's currency, that leads over the best bid. */
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
 * The nearest whole amount that leads by no less: up for a bid, down for an ask. The exact limit is
 * rarely whole after a conversion from pounds.
 */
export function wholePrice(side: Side, { amount, currency }: Money): Money {
  const round = side === 'bid' ? Math.ceil : Math.floor;
  return money(round(amount / minorPerMajor) * minorPerMajor, currency);
}

/** The bounds and the lead rule of specification section 5, for either side. */
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

/** The smallest ('ask') or greatest ('bid') amount whose price in GBP reaches the target. */
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
