import { z } from 'zod';
import { collectionView } from '../../../shared/contracts/collections.ts';
import { findCollection } from '../../../shared/domain/collections.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { collectionRead } from '../../reads/collections.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures } from '../responses.ts';

const params = z.object({ name: z.string().max(100) });

export const getCollectionRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/collections/:name',
    {
      schema: { tags: ['catalogue'], params, response: { 200: collectionView, ...failures } },
    },
    async (request, reply) => {
      const { name } = request.params;
      // Before the cache: names that there are not would crowd out those that there are.
      if (!findCollection(name)) throw notFound();
      return sendPublic(request, reply, await publicReads.get(collectionRead, name));
    },
  );
};
