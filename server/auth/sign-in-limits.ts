import { createAttemptBudget } from '../../shared/domain/attempt-budget.ts';
import { lockedOut, tooMany } from '../errors.ts';

/** Of all sign-in calls from one address: room for an office, not for a list of passwords. */
export const perAddress = { max: 120, timeWindow: '1 minute' } as const;

/** Gives back a try that was none. */
export type Reservation = { giveBack(): void };

type AccountLimit = {
  /** Takes one try away, before anything is tried; throws the 429 where none is left. */
  reserve(identifier: string): Reservation;
};

const windowMs = 15 * 60_000;
const maxKeys = 50_000;

/**
 * A limit on tries under one name in 15 minutes, from wherever they come, kept in this process.
 * The product API, which knows what names are of one account, counts by account.
 */
export function createAccountLimit(options: {
  readonly max: number;
  readonly now: () => number;
  /** Whether the tries are guesses at a secret: then the refusal says so. */
  readonly isGuessing?: boolean;
}): AccountLimit {
  const { max, now, isGuessing = false } = options;
  const budget = createAttemptBudget({ max, windowMs, maxKeys, now });
  return {
    reserve(identifier) {
      const attempt = budget.reserve(identifier.trim().toLowerCase());
      if (attempt.ok) return attempt;
      throw isGuessing ? lockedOut(attempt.retryAfter) : tooMany(attempt.retryAfter);
    },
  };
}
