import { z } from 'zod';
import { wireArtworkSingle } from '../../../shared/contracts/wire/catalogue.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentArtwork } from '../../presenters/present-artwork.ts';
import { findArtwork } from '../../queries/list-artworks.ts';
import { loadArtworks } from '../../queries/load-artworks.ts';
import { idParams, populateField } from '../../wire/query-fields.ts';

const query = z.strictObject({
  populate: populateField(['artists', 'images', 'editions', 'asks', 'bids']),
});

/** With populate[editions][populate]=asks,bids the books come too. */
export const getArtworkRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/artworks/:id',
    { schema: { params: idParams, querystring: query, response: { 200: wireArtworkSingle } } },
    async (request) => {
      const row = await findArtwork(db, request.params.id);
      if (!row) throw notFound();
      const { populate } = request.query;
      const books = populate.has('asks') || populate.has('bids');
      const [artwork] = await loadArtworks(db, [row], { now: now(), books });
      if (!artwork) throw notFound();
      return { data: presentArtwork(artwork), meta: {} };
    },
  );
};
