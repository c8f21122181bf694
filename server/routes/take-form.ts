import type { FastifyRequest } from 'fastify';
import type { DocumentType } from '../../shared/domain/ask-documents.ts';
import { sessionOf } from '../auth/require-session.ts';
import type { Deps } from '../deps.ts';
import * as events from '../events.ts';
import { limitKeyOf } from '../geo/client-address.ts';
import { givenKeyOf } from '../trades/idempotency-key.ts';
import { callerOf } from '../upstream/caller.ts';
import type { FormCall } from '../upstream/form-calls.ts';
import { formHeadOf } from '../upstream/form-head.ts';

type Form<Answer> = Pick<FormCall<Answer>, 'to' | 'query' | 'limit' | 'answer'> & {
  readonly kind: DocumentType | 'work' | 'release' | 'picture' | 'condition' | 'case' | 'import';
  readonly askId?: number;
};

/**
 * Streams a signed-in person's form to the product API. The server's time limit for a request does
 * not apply: the upload's own limits begin with its slot. A browser that leaves in the middle is no
 * failure; the request's log line says so.
 */
export async function takeForm<Answer>(
  request: FastifyRequest,
  { forms, slots }: Pick<Deps, 'forms' | 'slots'>,
  { kind, askId, ...form }: Form<Answer>,
): Promise<Answer> {
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

/** A limit per quarter of an hour, by person, or by address for guests. */
export function formsByPerson(max: number) {
  return {
    max,
    timeWindow: '15 minutes',
    keyGenerator: (request: FastifyRequest) =>
      request.session ? `user ${request.session.user.id}` : limitKeyOf(request),
  } as const;
}
