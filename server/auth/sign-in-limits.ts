import { createAttemptBudget } from '../../shared/domain/attempt-budget.ts';
import type { RateCounter } from '../cache/rate-counter.ts';
import { lockedOut, tooMany } from '../errors.ts';

/** Of all sign-in calls from one address: room for an office, not for a list of passwords. */
export const perAddress = { max: 120, timeWindow: '1 minute' } as const;

/** A try that is counted. `release` is for one that was none. */
export type Reservation = { release(): void };

type AccountLimit = {
  /** Takes one try away, before anything is tried; throws the 429 where none is left. */
  reserve(identifier: string): Promise<Reservation>;
};

const windowMs = 15 * 60_000;
const maxKeys = 50_000;

/**
 * A limit on tries under one name in 15 minutes, from wherever they come, kept in this process and,
 * where copies share a cache, of all copies: when that is gone each still keeps its own. The product
 * API, which knows what names are of one account, counts by account.
 */
export function createAccountLimit(options: {
  /** What is tried: copies count together by it. */
  readonly of: string;
  readonly max: number;
  readonly now: () => number;
  /** null: this process shares with none. */
  readonly rateCounter: RateCounter | null;
  /** Whether the tries are guesses at a secret: then the refusal says so. */
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
