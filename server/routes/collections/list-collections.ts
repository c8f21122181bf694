import { api } from '../../../shared/api/api.ts';
import { collectionsView } from '../../../shared/contracts/collections.ts';
import type { Route } from '../../deps.ts';
import { collectionsRead } from '../../reads/collections.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';

export const listCollectionsRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.listCollections, {
      tags: ['catalogue'],
      summary: 'List collections',
      answer: collectionsView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(collectionsRead, null)),
  });
};
