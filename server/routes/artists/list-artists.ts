import { artistsView } from '../../../shared/contracts/artists.ts';
import type { Route } from '../../deps.ts';
import { artistsRead } from '../../reads/artists.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures } from '../responses.ts';

export const listArtistsRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/artists',
    { schema: { tags: ['catalogue'], response: { 200: artistsView, ...failures } } },
    async (request, reply) => sendPublic(request, reply, await publicReads.get(artistsRead, null)),
  );
};
