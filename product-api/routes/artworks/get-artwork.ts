import { z } from 'zod';
import { wireArtworkSingle } from '../../../shared/contracts/wire/catalogue.ts';
import type { Deps, Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentArtwork } from '../../presenters/present-artwork.ts';
import { findArtwork } from '../../queries/list-artworks.ts';
import { loadArtworks } from '../../queries/load-artworks.ts';
import { idParams, populateField } from '../query-fields.ts';

const query = z.strictObject({
  populate: populateField(['artists', 'images', 'editions', 'asks', 'bids']),
});

/** A work, always with its books. */
export const getArtworkWithBooksRoute: Route = (app, deps) => {
  app.get(
    '/api/artworks/artwork/:id',
    { schema: { params: idParams, response: { 200: wireArtworkSingle } } },
    async (request) => answerArtwork(deps, request.params.id, true),
  );
};

/** populate[editions][populate]=asks,bids adds the books. */
export const getArtworkRoute: Route = (app, deps) => {
  app.get(
    '/api/artworks/:id',
    { schema: { params: idParams, querystring: query, response: { 200: wireArtworkSingle } } },
    async (request) => {
      const { populate } = request.query;
      const books = populate.has('asks') || populate.has('bids');
      return answerArtwork(deps, request.params.id, books);
    },
  );
};

async function answerArtwork({ db, now }: Pick<Deps, 'db' | 'now'>, id: number, books: boolean) {
  const row = await findArtwork(db, id);
  const [artwork] = row ? await loadArtworks(db, [row], { now: now(), books }) : [];
  if (!artwork) throw notFound();
  const meta = artwork.artwork.id === id ? {} : { mergedFrom: id };
  return { data: presentArtwork(artwork), meta };
}
