import type { ListingBook, ListingBooksView } from '../../shared/contracts/account.ts';
import type { BookPrice, EditionView } from '../../shared/contracts/catalogue.ts';
import type { WireArtwork } from '../../shared/contracts/wire/catalogue.ts';
import type { WireAsk } from '../../shared/contracts/wire/trades.ts';
import { feesFrom } from '../../shared/domain/fees.ts';
import { bookFor } from '../../shared/domain/own-orders.ts';
import { editionView } from './edition-view.ts';

type AskRecord = { readonly id: number; readonly attributes: WireAsk };
type WorkRecord = { readonly id: number; readonly attributes: WireArtwork };

/** What a seller needs to reprice each ask. An ask whose work was not found is left out. */
export function listingBooks(
  asks: readonly AskRecord[],
  ownBids: readonly { readonly id: number }[],
  works: readonly WorkRecord[],
): ListingBooksView {
  const editions = new Map<number, { edition: EditionView; royalty: number | null }>();
  for (const { attributes: work } of works) {
    for (const record of work.editions.data) {
      editions.set(record.id, { edition: editionView(record), royalty: work.royalty });
    }
  }
  const bids = new Set(ownBids.map(({ id }) => id));
  return {
    fees: feesFrom(works[0]?.attributes.fees),
    books: asks.flatMap(({ id, attributes }): ListingBook[] => {
      const found = editions.get(attributes.edition.id);
      if (!found) return [];
      const { edition, royalty } = found;
      const book = bookFor<BookPrice>(edition, { asks: new Set([id]), bids });
      return [
        {
          askId: id,
          royalty,
          lowestAsk: book.ask.available,
          highestBid: book.bid.available,
          ownBid: book.bid.own,
          lastSale: edition.lastSale?.price ?? null,
        },
      ];
    }),
  };
}
