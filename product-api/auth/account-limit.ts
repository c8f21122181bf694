import type { FastifyReply } from 'fastify';
import { createAttemptBudget } from '../../shared/domain/attempt-budget.ts';
import { lockedOut, tooManyRequests } from '../errors.ts';

/** Per address; behind a BFF that hides its visitors' addresses this is everybody's together. */
export const perAddress = { max: 600, timeWindow: '1 minute' } as const;

/** Gives back a try that was none. */
export type Reservation = { release(): void };

type AccountLimit = {
  /** Takes one try away, before anything is tried; throws the 429 where none is left. */
  reserve(account: string | number, reply: FastifyReply): Reservation;
};

const maxKeys = 50_000;

/**
 * A limit on tries at one account, from wherever they come. It is kept in this process: a restart
 * forgets it and each further process adds its own, which leaves guessing hopeless all the same.
 */
export function createAccountLimit(input: {
  readonly max: number;
  readonly windowMs: number;
  readonly now: () => Date;
  /** Whether the tries are guesses at a secret: then the refusal says so. */
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
