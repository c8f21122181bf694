import { createAttemptBudget } from '../../shared/domain/attempt-budget.ts';
import type { RateCounter } from '../cache/rate-counter.ts';
import { lockedOut, tooMany } from '../errors.ts';

/** Of all sign-in calls from one address: enough for an office, too few to guess passwords. */
export const perAddress = { max: 120, timeWindow: '1 minute' } as const;

/** A counted attempt. `release` is for one that was not judged. */
export type Reservation = { release(): void };

type AccountLimit = {
  /** Counts an attempt before it is made; throws the 429 where none is left. */
  reserve(identifier: string): Promise<Reservation>;
};

const windowMs = 15 * 60_000;
const maxKeys = 50_000;

/**
 * Limits attempts under one name in 15 minutes, whatever address they come from. Each process
 * counts for itself; copies that share a cache count together as well. The product API counts by
 * account, as it knows which names belong to one.
 */
export function createAccountLimit(options: {
  /** What is attempted: copies count together under this name. */
  readonly of: string;
  readonly max: number;
  readonly now: () => number;
  /** null: this process shares its counts with no copy. */
  readonly rateCounter: RateCounter | null;
  /** Whether attempts are guesses at a secret: then the refusal says so. */
  readonly isGuessing?: boolean;
}): AccountLimit {
  const { of, max, now, rateCounter, isGuessing = false } = options;
  const budget = createAttemptBudget({ max, windowMs, maxKeys, now });
  const refusal = (retryAfter: number) =>
    isGuessing ? lockedOut(retryAfter) : tooMany(retryAfter);
  return {
    async reserve(identifier) {
      const who = identifier.trim().toLowerCase();
      const attempt = budget.reserve(who);
      if (!attempt.ok) throw refusal(attempt.retryAfter);
      if (!rateCounter) return attempt;
      const { count, endsInMs } = await rateCounter.increment(of, who, windowMs);
      if (count > max) throw refusal(Math.max(1, Math.ceil(endsInMs / 1000)));
      return {
        release() {
          attempt.release();
          void rateCounter.decrement(of, who);
        },
      };
    },
  };
}
