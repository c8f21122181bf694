import { totalArtworksBody, wireTotalArtworks } from '../../../shared/contracts/wire/collecting.ts';
import type { Route } from '../../deps.ts';
import { countArtworks } from '../../queries/list-artists.ts';

/** In the order of the ids; 0 for an unknown artist or one without works. */
export const totalArtworksRoute: Route = (app, { db }) => {
  app.post(
    '/api/artists/total-artworks',
    { schema: { body: totalArtworksBody, response: { 200: wireTotalArtworks } } },
    async (request) => {
      const ids = [...new Set(request.body.artistIds)];
      const counted = await countArtworks(db, ids);
      const totals = new Map(counted.map(({ artistId, total }) => [artistId, total]));
      return { data: ids.map((artistId) => ({ artistId, total: totals.get(artistId) ?? 0 })) };
    },
  );
};
