import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { type PageEvent, pageEventForm } from '../../../shared/contracts/forms/analytics.ts';
import type { Route } from '../../deps.ts';
import type { AnalyticsEvent } from '../../upstream/analytics.ts';
import { operation, optionalSession } from '../operation.ts';

/** By address: more pages than an office opens. */
const rateLimit = { max: 600, timeWindow: '1 minute' } as const;

const answer = z.object({ taken: z.literal(true) });

export const postEventRoute: Route = (app, { analytics }) => {
  app.route({
    ...operation(api.recordEvent, {
      tags: ['session'],
      summary: 'Record a page event',
      description: 'The answer is the same whether it is counted or not.',
      security: optionalSession,
      body: pageEventForm,
      answer,
    }),
    config: { rateLimit },
    handler: async (request, reply) => {
      analytics.count(request, reply, eventOf(request.body));
      return { taken: true as const };
    },
  });
};

function eventOf(event: PageEvent): AnalyticsEvent {
  const { name } = event;
  switch (name) {
    case 'view_artist_1':
      return { name, params: { artist_id: String(event.artistId) } };
    case 'view_artwork_1':
      return { name, params: { artwork_id: String(event.artworkId) } };
    default:
      return { name, params: { item_id: String(event.editionId) } };
  }
}
