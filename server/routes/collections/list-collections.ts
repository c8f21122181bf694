import { collectionsView } from '../../../shared/contracts/collections.ts';
import type { Route } from '../../deps.ts';
import { collectionsRead } from '../../reads/collections.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures } from '../responses.ts';

export const listCollectionsRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/collections',
    { schema: { tags: ['catalogue'], response: { 200: collectionsView, ...failures } } },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(collectionsRead, null)),
  );
};
