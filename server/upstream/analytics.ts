import { z } from 'zod';
import type { AnalyticsEvent } from '../analytics/analytics.ts';
import type { VisitIds } from '../analytics/visit-cookies.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** Milliseconds. Nobody waits for it, but neither may it hold a connection for long. */
const timeLimit = 3_000;

/** Hands an event to the product API, which knows the service and what the account refuses. */
export async function passEvent(
  upstream: Upstream,
  caller: Caller,
  { name, params }: AnalyticsEvent,
  ids: VisitIds,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/profiles/produce/google-analytics`,
    body: { event: name, ...ids, params },
    timeLimit,
    answer: z.object({ data: z.object({ sent: z.boolean() }) }),
  });
}
