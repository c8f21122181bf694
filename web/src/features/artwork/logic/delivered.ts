import type {
  ArtworkView,
  BookOrderView,
  BookPrice,
} from '../../../../../shared/contracts/catalogue.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { type BuyerLines, buyerLines } from '../../../../../shared/domain/fees.ts';

/** A row of the book; the best price may come without the rest of its row. */
export type ShippedPrice = BookPrice & Partial<Pick<BookOrderView, 'sellerRegion'>>;

/** What an ask costs this visitor, delivered. */
export function deliveredLines(
  { price, sellerRegion = null }: ShippedPrice,
  fees: ArtworkView['fees'],
  { place, rates }: SessionView,
): BuyerLines {
  return buyerLines({
    price,
    currency: place.currency,
    buyerRegion: place.region,
    sellerRegion,
    rates: rates.values,
    fees,
  });
}
