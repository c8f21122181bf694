import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import * as events from '../events.ts';
import { type AnalyticsEvent, passEvent } from '../upstream/analytics.ts';
import type { Caller } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import type { VisitCookies } from './visit-cookies.ts';

export type Analytics = {
  /**
   * Counts what a signed-in person has done, if they consented. The event is sent after the answer
   * has gone out; a failure is logged and nothing else.
   */
  count(request: FastifyRequest, reply: FastifyReply, event: AnalyticsEvent): void;
};

/** More events at once are dropped, so that a slow product API stays free for trades. */
const mostUnderWay = 16;

/** `isConfigured` false: nothing is counted, and no cookie is set. */
export function createAnalytics(options: {
  readonly isConfigured: boolean;
  readonly upstream: Upstream;
  readonly visits: VisitCookies;
}): Analytics {
  const { isConfigured, upstream, visits } = options;
  let underWay = 0;

  return {
    count(request, reply, event) {
      const { session, consent, log } = request;
      if (!isConfigured || session === null || consent?.isGiven !== true) return;
      const ids = visits.keep(request, reply);
      const caller: Caller = {
        requestId: request.id,
        jwt: session.jwt,
        address: request.address,
        device: null,
        country: null,
        gone: null,
        spent: () => undefined,
      };
      reply.raw.once('close', async () => {
        if (underWay >= mostUnderWay) return events.analyticsFailed(log, event.name, 'too-many');
        underWay += 1;
        try {
          await passEvent(upstream, caller, event, ids);
        } catch (error) {
          events.analyticsFailed(log, event.name, error instanceof HttpError ? error.code : 'bug');
        } finally {
          underWay -= 1;
        }
      });
    },
  };
}
