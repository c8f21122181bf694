import { HttpError, isOutcomeLost, notDone } from '../errors.ts';
import type { Outcome } from '../upstream/trade-outcome.ts';

/**
 * Looks up, once, the answer to a trade whose own answer was lost. Throws 'trade.not-done' where
 * that closed the key, and else the error it was given, with the look-up's result for the log.
 */
export async function findAnswer<Answer>(
  thrown: unknown,
  resolve: () => Promise<Outcome<Answer>>,
): Promise<{ readonly answer: Answer; readonly cause: string }> {
  if (!isOutcomeLost(thrown)) throw thrown;
  const { statusCode, code, extras } = thrown;
  const found = await resolve().catch((error: unknown) => ({ outcome: 'failed', error }) as const);
  if (found.outcome === 'done') {
    return { answer: found.answer, cause: extras.upstream?.cause ?? 'unknown' };
  }
  if (found.outcome === 'not-done') throw notDone({ ...extras, lookedUp: found.outcome });
  const lookedUp = found.outcome === 'failed' ? failureIn(found.error) : found.outcome;
  throw new HttpError(statusCode, code, { ...extras, lookedUp });
}

function failureIn(error: unknown): string {
  const upstream = error instanceof HttpError ? error.extras.upstream : undefined;
  if (!upstream) return 'failed: bug';
  const { cause, status, detail } = upstream;
  return ['failed:', cause, status, detail && `(${detail})`].filter((part) => part).join(' ');
}
