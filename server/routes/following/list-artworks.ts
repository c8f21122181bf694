import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { savedArtworksView } from '../../../shared/contracts/following.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { pageStart } from '../../upstream/all-pages.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readSaves } from '../../upstream/saves.ts';
import { artworkCard } from '../../views/artwork-card.ts';
import { operation } from '../operation.ts';

const pageSize = 24;

export const listSavedArtworksRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.listSavedArtworks, {
      tags: ['collecting'],
      summary: 'List your saved artworks',
      description: 'The latest first; also those that are no longer traded.',
      querystring: z.object({ from: z.string().max(2_100).regex(pageStart).optional() }),
      answer: savedArtworksView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const from = request.query.from ?? null;
      const page = await readSaves(upstream, callerOf(request), { from, pageSize });
      return {
        ...page,
        items: page.items.flatMap(({ attributes }) => {
          const { data } = attributes.artwork;
          return data ? [artworkCard(data)] : [];
        }),
      };
    },
  });
};
