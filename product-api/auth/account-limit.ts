import type { FastifyReply } from 'fastify';
import { createAttemptBudget } from '../../shared/domain/attempt-budget.ts';
import { lockedOut, tooManyRequests } from '../errors.ts';

/** Per address. Behind a BFF that hides its visitors' addresses, all visitors share this limit. */
export const addressRateLimit = { max: 600, timeWindow: '1 minute' } as const;

/** Returns an attempt that should not count. */
export type Reservation = { release(): void };

type AccountLimit = {
  /** Takes one attempt before it is made; throws the 429 where none is left. */
  reserve(account: string | number, reply: FastifyReply): Reservation;
};

const maxKeys = 50_000;

/**
 * Limits attempts on one account from any address. Counters are in memory: a restart resets them
 * and each process has its own, which still leaves far too few attempts to guess a password.
 */
export function createAccountLimit(input: {
  readonly max: number;
  readonly windowMs: number;
  readonly now: () => Date;
  /** Whether attempts are guesses at a secret: the 429 then says that the account is locked. */
  readonly isGuessing?: boolean;
}): AccountLimit {
  const { max, windowMs, now, isGuessing = false } = input;
  const budget = createAttemptBudget({ max, windowMs, maxKeys, now: () => now().getTime() });
  return {
    reserve(account, reply) {
      const attempt = budget.reserve(String(account).trim().toLowerCase());
      if (attempt.ok) return attempt;
      reply.header('retry-after', attempt.retryAfter);
      throw isGuessing ? lockedOut() : tooManyRequests();
    },
  };
}
