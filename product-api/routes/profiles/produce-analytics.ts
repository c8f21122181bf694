import { z } from 'zod';
import { plain } from '../../../shared/contracts/wire/envelope.ts';
import { analyticsEvents } from '../../../shared/domain/analytics-events.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { refused } from '../../errors.ts';
import { findProfile } from '../../queries/find-profile.ts';

const value = z.union([z.string().max(100), z.number(), z.boolean()]);
const cookieValue = z.string().regex(/^[\x20-\x7e]{0,100}$/, 'Must be printable');
const body = z.strictObject({
  event: z.enum(analyticsEvents),
  /** From the BFF's cookies, in the analytics service's own form. */
  clientId: cookieValue.nullish(),
  sessionId: cookieValue.nullish(),
  params: z
    .record(z.string().regex(/^[a-z]\w{0,39}$/i), value)
    .refine((params) => Object.keys(params).length <= 25, 'At most 25')
    .default({}),
});
const answer = plain(z.object({ sent: z.boolean() }));

/** Forwards an event if an analytics service is configured and the user has consented. */
export const produceAnalyticsRoute: Route = (app, { db, analytics }) => {
  app.post(
    '/api/profiles/produce/google-analytics',
    { preValidation: requireUser, schema: { body, response: { 200: answer } } },
    async (request) => {
      const { event: name, clientId, sessionId, params } = request.body;
      if (!clientId || !sessionId) throw refused('analytics.variables-missing');
      const profile = await findProfile(db, userOf(request).id);
      if (!analytics || profile?.disableNonEssentialCookies !== false) {
        return { data: { sent: false } };
      }
      const sent = await analytics.send({ name, clientId, sessionId, params });
      if (!sent) request.log.warn({ event: 'analytics.not-taken', name }, 'event not taken');
      return { data: { sent } };
    },
  );
};
