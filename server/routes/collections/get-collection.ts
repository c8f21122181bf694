import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { collectionView } from '../../../shared/contracts/collections.ts';
import { findCollection } from '../../../shared/domain/collections.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
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
    handler: async (request, reply) => {
      const { name } = request.params;
      // Checked before the cache, so that unknown names do not fill it.
      if (!findCollection(name)) throw notFound();
      return sendPublic(request, reply, await publicReads.get(collectionRead, name));
    },
  });
};
