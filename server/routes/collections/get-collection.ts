import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { collectionView } from '../../../shared/contracts/collections.ts';
import type { Route } from '../../deps.ts';
import { collectionRead } from '../../reads/collections.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';

const params = z.object({ name: z.string().max(100) });

export const getCollectionRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getCollection, {
      tags: ['catalogue'],
      summary: 'Read a collection',
      params,
      answer: collectionView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(collectionRead, request.params.name)),
  });
};
