import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { DocumentType } from '../../shared/domain/ask-documents.ts';
import { sessionOf } from '../auth/require-session.ts';
import type { Deps } from '../deps.ts';
import * as events from '../events.ts';
import { givenKeyOf } from '../trades/idempotency-key.ts';
import { callerOf } from '../upstream/caller.ts';
import type { FormCall } from '../upstream/form-calls.ts';
import { formHeadOf } from '../upstream/form-head.ts';

type Form<Answer extends z.ZodType> = Pick<
  FormCall<Answer>,
  'to' | 'query' | 'limit' | 'answer'
> & { readonly kind: DocumentType | 'work' | 'release'; readonly askId?: number };

/**
 * Sends the form that a signed-in person is sending on to the product API, piece by piece. The
 * server's limit for a whole request is for others: the form's own begins with its slot. A
 * browser that leaves in the middle is no failure: the request's own line tells of it.
 */
export async function takeForm<Answer extends z.ZodType>(
  request: FastifyRequest,
  { forms, slots }: Pick<Deps, 'forms' | 'slots'>,
  { kind, askId, ...form }: Form<Answer>,
): Promise<z.output<Answer>> {
  const { log, raw, track } = request;
  const ids = {
    userId: sessionOf(request).user.id,
    kind,
    ...(askId === undefined ? {} : { askId }),
  };
  let bytes = () => 0;
  const metered: FormCall<Answer>['metered'] = (count) => {
    bytes = count;
    track.form = { bytes: count, askId };
  };
  try {
    const head = formHeadOf(request, form.limit);
    const idempotencyKey = givenKeyOf(request);
    const release = slots.take(ids.userId);
    request.allowSlowUpload();
    const answer = await forms
      .send(callerOf(request), { ...form, head, idempotencyKey, source: raw, metered })
      .finally(release);
    events.formTaken(log, ids, bytes());
    return answer;
  } catch (error) {
    if (error instanceof Error && !track.gone.aborted) {
      events.formFailed(log, ids, error, bytes());
    }
    throw error;
  }
}

/** So many forms in a quarter of an hour for each signed-in person, and for each address of guests. */
export function formsByPerson(max: number) {
  return {
    max,
    timeWindow: '15 minutes',
    keyGenerator: ({ session, ip }: FastifyRequest) => (session ? `user ${session.user.id}` : ip),
  } as const;
}
