import { api } from '../../../shared/api/api.ts';
import { suggestedArtistsView } from '../../../shared/contracts/onboarding.ts';
import type { Route } from '../../deps.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { suggestedArtistsRead } from '../../reads/suggested-artists.ts';
import { operation } from '../operation.ts';

export const listSuggestedArtistsRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.listSuggestedArtists, {
      tags: ['catalogue'],
      summary: 'List artists to begin with',
      description: 'For people who are new, each with some works; empty where there are none.',
      answer: suggestedArtistsView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(suggestedArtistsRead, null)),
  });
};
