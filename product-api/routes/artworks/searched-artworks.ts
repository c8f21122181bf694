import { wireLatestArtworks } from '../../../shared/contracts/wire/catalogue.ts';
import { latestSearchBody } from '../../../shared/contracts/wire/collecting.ts';
import type { Route } from '../../deps.ts';
import { presentArtwork } from '../../presenters/present-artwork.ts';
import { artworksByIds } from '../../queries/list-related-artworks.ts';
import { loadArtworks } from '../../queries/load-artworks.ts';

/** The works of the given searches. Public, because guests keep their searches in the browser. */
export const searchedArtworksRoute: Route = (app, { db, now }) => {
  app.post(
    '/api/artworks/latest-search',
    { schema: { body: latestSearchBody, response: { 200: wireLatestArtworks } } },
    async (request) => {
      const { searchIds, pageSize } = request.body;
      const rows = await artworksByIds(db, searchIds);
      const artworks = await loadArtworks(db, rows.slice(0, pageSize), {
        now: now(),
        books: false,
      });
      return { data: artworks.map(presentArtwork) };
    },
  );
};
