import { api } from '../../../shared/api/api.ts';
import { listingBooksView } from '../../../shared/contracts/account.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { artworksByIds } from '../../upstream/artworks-by-ids.ts';
import { listOpenAsks } from '../../upstream/asks.ts';
import { listLiveBids } from '../../upstream/bids.ts';
import { callerOf } from '../../upstream/caller.ts';
import { listingBooks } from '../../views/listing-books.ts';
import { operation } from '../operation.ts';

/** Books are long: fewer works at a time than the product API lists. */
const worksAtOnce = 50;

export const getListingBooksRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getListingBooks, {
      tags: ['account'],
      summary: 'Read the books of your open asks',
      description: 'The best other ask and bid, the last sale and the fees: what a new price does.',
      answer: listingBooksView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const caller = callerOf(request);
      const [asks, bids] = await Promise.all([
        listOpenAsks(upstream, caller),
        listLiveBids(upstream, caller),
      ]);
      const ids = [...new Set(asks.map(({ attributes }) => attributes.edition.artwork.id))];
      const works = [];
      for (let at = 0; at < ids.length; at += worksAtOnce) {
        const some = ids.slice(at, at + worksAtOnce);
        works.push(...(await artworksByIds(upstream, caller, some, 'asks,bids')));
      }
      return listingBooks(asks, bids, works);
    },
  });
};
