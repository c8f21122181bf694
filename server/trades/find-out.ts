import { HttpError, isOutcomeLost } from '../errors.ts';

/**
 * What became of a trade whose answer was lost, by one look at it. Throws what was thrown, with
 * what the look came to for the log, unless that settles it.
 */
export async function findOut<Fate extends { readonly status: string }>(
  thrown: unknown,
  look: () => Promise<Fate>,
  settles: (status: Fate['status']) => boolean,
): Promise<{ readonly fate: Fate; readonly cause: string }> {
  if (!isOutcomeLost(thrown)) throw thrown;
  const { statusCode, code, extras } = thrown;
  const found = await look().catch((error: unknown) => ({ error }));
  if (!('error' in found) && settles(found.status)) {
    return { fate: found, cause: extras.upstream?.cause ?? 'unknown' };
  }
  const lookedUp = 'error' in found ? failureIn(found.error) : found.status;
  throw new HttpError(statusCode, code, { ...extras, lookedUp });
}

function failureIn(error: unknown): string {
  const upstream = error instanceof HttpError ? error.extras.upstream : undefined;
  if (!upstream) return 'failed: bug';
  const { cause, status, detail } = upstream;
  return ['failed:', cause, status, detail && `(${detail})`].filter((part) => part).join(' ');
}
