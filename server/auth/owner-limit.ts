import type { RateCounter } from '../cache/rate-counter.ts';
import { HttpError } from '../errors.ts';
import { createAccountLimit } from './sign-in-limits.ts';

/** Makes a call that needs the current password; only a wrong one counts as a guess. */
export type OwnerLimit = <Result>(userId: number, call: () => Promise<Result>) => Promise<Result>;

/** Ten guesses at one account's password in 15 minutes, over all calls that ask for it. */
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
      const isWrong = error instanceof HttpError && error.code === 'auth.password-wrong';
      if (!isWrong) guess.release();
      throw error;
    }
  };
}
