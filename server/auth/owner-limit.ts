import type { ErrorCode } from '../../shared/contracts/error-codes.ts';
import type { RateCounter } from '../cache/rate-counter.ts';
import { HttpError } from '../errors.ts';
import { createAccountLimit } from './sign-in-limits.ts';

const wrongPassword: ReadonlySet<ErrorCode> = new Set([
  'auth.password-wrong',
  'auth.old-password-wrong',
]);

/** Makes a call that needs the current password; only a wrong one counts as a guess. */
export type OwnerLimit = <Result>(userId: number, call: () => Promise<Result>) => Promise<Result>;

/**
 * Ten guesses at one account's password in 15 minutes, over all calls that ask for it: the routes
 * share one limit.
 */
export function createOwnerLimit(options: {
  readonly now: () => number;
  readonly rateCounter: RateCounter | null;
}): OwnerLimit {
  const limit = createAccountLimit({ ...options, of: 'owner', max: 10, isGuessing: true });
  return async (userId, call) => {
    const guess = await limit.reserve(String(userId));
    try {
      const result = await call();
      guess.release();
      return result;
    } catch (error) {
      const isWrong = error instanceof HttpError && wrongPassword.has(error.code);
      if (!isWrong) guess.release();
      throw error;
    }
  };
}
