import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { searchView } from '../../../shared/contracts/search.ts';
import { longestSearch, searchWords } from '../../../shared/domain/searches.ts';
import type { Route } from '../../deps.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { searchRead } from '../../reads/search.ts';
import { operation } from '../operation.ts';

const query = z.object({
  q: z.string().max(longestSearch).transform(searchWords).pipe(z.string().min(1)),
});

export const getSearchRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.searchCatalogue, {
      tags: ['search'],
      summary: 'Search artists and artworks',
      description: 'The best match of each kind first.',
      querystring: query,
      answer: searchView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(searchRead, request.query.q)),
  });
};
