import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { latestSearches } from '../../../shared/contracts/search.ts';
import { maxSearches, type Searched } from '../../../shared/domain/searches.ts';
import type { Route } from '../../deps.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { guestSearchesRead, readHits } from '../../reads/search.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readSearches } from '../../upstream/search.ts';
import { operation, optionalSession } from '../operation.ts';

const names = z
  .string()
  .regex(/^((artist|artwork)-[1-9]\d{0,8}(,|$))*$/)
  .transform((text) => text.split(',').filter(Boolean).slice(0, maxSearches).map(searchedOf))
  .describe('What a guest chose, the newest first: artist-7,artwork-12');

function searchedOf(name: string): Searched {
  const [kind, id] = name.split('-');
  return { kind: kind === 'artist' ? 'artist' : 'artwork', id: Number(id) };
}

export const getLatestSearchesRoute: Route = (app, { upstream, publicReads }) => {
  app.route({
    ...operation(api.getLatestSearches, {
      tags: ['search'],
      summary: 'List what was chosen from searches',
      description: 'With a session what the account remembers; a guest names it. The newest first.',
      security: optionalSession,
      querystring: z.object({ of: names.default([]) }),
      answer: latestSearches,
    }),
    handler: async (request, reply) => {
      if (!request.session) {
        return sendPublic(
          request,
          reply,
          await publicReads.get(guestSearchesRead, request.query.of),
        );
      }
      const caller = callerOf(request);
      const searches = await readSearches(upstream, caller);
      return readHits(upstream, caller, searches.slice(0, maxSearches));
    },
  });
};
