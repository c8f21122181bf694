import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { savedArtworksView } from '../../../shared/contracts/following.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { pageStart } from '../../upstream/all-pages.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readSaves } from '../../upstream/saves.ts';
import { artworkCard } from '../../views/artwork-card.ts';
import { operation } from '../operation.ts';

const pageSize = 24;

/** The works that the person saved, with their market; also what nobody can trade any more. */
export const listSavedArtworksRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.listSavedArtworks, {
      tags: ['collecting'],
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
