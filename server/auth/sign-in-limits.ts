import type { FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';
import { tooMany } from '../errors.ts';

/** Of all sign-in calls from one address: room for an office, not for a list of passwords. */
export const perAddress = { max: 120, timeWindow: '1 minute' } as const;

type AccountLimit = {
  /** Throws the 429 while the account has used up its tries. */
  check(request: FastifyRequest): Promise<void>;
  /** Takes one try away. */
  count(request: FastifyRequest): Promise<void>;
};

/** A limit on tries at one account in 15 minutes, from wherever they come. */
export function createAccountLimit(
  app: App,
  options: {
    readonly max: number;
    readonly accountOf: (request: FastifyRequest) => string;
  },
): AccountLimit {
  const limit = app.createRateLimit({
    max: options.max,
    timeWindow: '15 minutes',
    keyGenerator: (request) => options.accountOf(request).trim().toLowerCase(),
  });
  return {
    async check(request) {
      const state = await limit(request, { increment: false });
      if (!state.isAllowed && state.remaining === 0) throw tooMany(state.ttlInSeconds);
    },
    async count(request) {
      await limit(request);
    },
  };
}
