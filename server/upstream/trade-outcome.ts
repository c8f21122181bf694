import type { z } from 'zod';
import { wireOutcome } from '../../shared/contracts/wire/trades.ts';
import { HttpError } from '../errors.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** `unknown`: this product API has no such call. `not-done` is final. */
export type Outcome<Answer> =
  | { readonly outcome: 'done'; readonly answer: Answer }
  | { readonly outcome: 'in-progress' | 'not-done' | 'unknown' };

/** The outcome of the caller's trade under this key; `answer`: the schema of its first answer. */
export async function resolveOutcome<Answer extends z.ZodType>(
  upstream: Upstream,
  caller: Caller,
  key: string,
  answer: Answer,
): Promise<Outcome<z.output<Answer>>> {
  try {
    const { data } = await upstream.call(caller, {
      kind: 'write',
      method: 'POST',
      to: path`/api/trades/outcome`,
      body: { key },
      answer: wireOutcome(answer),
    });
    // The compiler does not resolve a union over a type parameter.
    return data as Outcome<z.output<Answer>>;
  } catch (error) {
    const status = error instanceof HttpError ? error.extras.upstream?.status : null;
    if (status === 404 || status === 405) return { outcome: 'unknown' };
    throw error;
  }
}
