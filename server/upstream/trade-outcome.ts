import { z } from 'zod';
import { wireOutcome } from '../../shared/contracts/wire/trades.ts';
import { HttpError } from '../errors.ts';
import type { AnswerSchema } from './answer-schema.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** `unknown`: this product API has no such call. `not-done` is final. */
export type Outcome<Answer> =
  | { readonly outcome: 'done'; readonly answer: Answer }
  | { readonly outcome: 'in-progress' | 'not-done' | 'unknown' };

const anyOutcome = wireOutcome(z.unknown());

/** The outcome of the caller's trade under this key; `answer`: the schema of its first answer. */
export async function resolveOutcome<Answer>(
  upstream: Upstream,
  caller: Caller,
  key: string,
  answer: AnswerSchema<Answer>,
): Promise<Outcome<Answer>> {
  try {
    return await upstream.call(caller, {
      kind: 'write',
      method: 'POST',
      to: path`/api/trades/outcome`,
      body: { key },
      answer: outcomeOf(answer),
    });
  } catch (error) {
    const status = error instanceof HttpError ? error.extras.upstream?.status : null;
    if (status === 404 || status === 405) return { outcome: 'unknown' };
    throw error;
  }
}

function outcomeOf<Answer>(answer: AnswerSchema<Answer>): AnswerSchema<Outcome<Answer>> {
  return {
    safeParse(json) {
      const read = anyOutcome.safeParse(json);
      if (!read.success) return read;
      const { data } = read.data;
      if (data.outcome !== 'done') return { success: true, data };
      const first = answer.safeParse(data.answer);
      if (!first.success) {
        const at = ['data', 'answer'];
        const issues = first.error.issues.map((one) => ({ ...one, path: [...at, ...one.path] }));
        return { success: false, error: { issues } };
      }
      return { success: true, data: { outcome: 'done', answer: first.data } };
    },
  };
}
