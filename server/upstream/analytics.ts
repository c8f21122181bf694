import { z } from 'zod';
import type { AnalyticsEventName } from '../../shared/domain/analytics-events.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** Ids, amounts and currencies only: no personal data. */
export type AnalyticsEvent = {
  readonly name: AnalyticsEventName;
  readonly params: Readonly<Record<string, string | number>>;
};

/** The random ids by which the analytics service tells visits apart. */
export type VisitIds = { readonly clientId: string; readonly sessionId: string };

/** Milliseconds. No page waits for it, but it must not hold a connection for long. */
const timeLimit = 3_000;

/** Sends an event to the product API, which knows the service and the account's refusal. */
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
