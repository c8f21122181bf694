import type { BookPrice, EditionView } from '../../../../../shared/contracts/catalogue.ts';
import type { Money } from '../../../../../shared/domain/money.ts';
import {
  checkPrice,
  crosses,
  type PriceRefusal,
  type Side,
} from '../../../../../shared/domain/order-book.ts';
import { priceInGbp, type Rates } from '../../../../../shared/domain/rates.ts';

export type Book = Pick<EditionView, 'lowestAsk' | 'highestBid'>;

/** What a price would come to in this book. */
export type PriceAssessment =
  | { readonly kind: 'refused'; readonly reason: PriceRefusal; readonly nearest: Money | null }
  /** It meets the other side: the trade happens at once, at that order's price. */
  | { readonly kind: 'meets'; readonly order: BookPrice }
  | { readonly kind: 'stands'; readonly standing: 'leads' | 'matches' | 'follows' };

/** Crossing comes before the lead rule: a price that trades at once need not lead its own side. */
export function assessPrice(side: Side, price: Money, book: Book, rates: Rates): PriceAssessment {
  const bounds = checkPrice({ side, price, bestGbp: null, rates });
  if (!bounds.ok) return { kind: 'refused', reason: bounds.reason, nearest: bounds.nearest };

  const gbp = priceInGbp(price, rates);
  const [own, other] =
    side === 'bid' ? [book.highestBid, book.lowestAsk] : [book.lowestAsk, book.highestBid];
  if (other) {
    const meets = side === 'bid' ? crosses(other.priceGbp, gbp) : crosses(gbp, other.priceGbp);
    if (meets) return { kind: 'meets', order: other };
  }

  const bestGbp = own?.priceGbp ?? null;
  const check = checkPrice({ side, price, bestGbp, rates });
  if (!check.ok) return { kind: 'refused', reason: check.reason, nearest: check.nearest };
  if (bestGbp === null) return { kind: 'stands', standing: 'leads' };
  const lead = side === 'bid' ? gbp - bestGbp : bestGbp - gbp;
  return { kind: 'stands', standing: lead > 0 ? 'leads' : lead === 0 ? 'matches' : 'follows' };
}
