import { type FeeName, type Fees, sellerLines } from './fees.ts';
import { fromMajor } from './money.ts';
import { priceBounds } from './order-book.ts';
import { fallbackRates } from './rates.ts';

/** In major units; every other fee is a percentage. */
const amounts: ReadonlySet<FeeName> = new Set<FeeName>([
  'insuranceFlatFee',
  'insuranceFlatUpTo',
  'insuranceGreatestValue',
]);
const greatestAmount = 999_999;

export const isAmount = (name: FeeName): boolean => amounts.has(name);

export function greatestFee(name: FeeName): number {
  return amounts.has(name) ? greatestAmount : 100;
}

/**
 * False where a seller of the lowest price, or of any higher one, would be paid nothing, insured
 * and with the standard royalty.
 */
export function leavesPayout(fees: Fees): boolean {
  const prices = [priceBounds.least, fees.insuranceFlatUpTo + 1, priceBounds.greatest];
  return prices.every((price) => {
    const { payout } = sellerLines({
      price: fromMajor(price, 'GBP'),
      currency: 'GBP',
      royaltyPercent: null,
      insured: true,
      rates: fallbackRates,
      fees,
    });
    return payout.amount > 0;
  });
}
