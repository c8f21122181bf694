import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';
import { tooManyRequests } from '../errors.ts';

/** Per address; behind a BFF that hides its visitors' addresses this is everybody's together. */
export const perAddress = { max: 600, timeWindow: '1 minute' } as const;

type AccountLimit = {
  /** Throws the 429 while the account has used up its tries. */
  check(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Takes one try away. */
  count(request: FastifyRequest): Promise<void>;
};

/**
 * A limit on tries at one account, from wherever they come. It is kept in this process: a restart
 * forgets it and each further process adds its own, which leaves guessing hopeless all the same.
 */
export function createAccountLimit(
  app: App,
  input: {
    readonly max: number;
    readonly timeWindow: string;
    readonly accountOf: (request: FastifyRequest) => string;
  },
): AccountLimit {
  const limit = app.createRateLimit({
    max: input.max,
    timeWindow: input.timeWindow,
    keyGenerator: (request) => input.accountOf(request).trim().toLowerCase(),
  });
  return {
    async check(request, reply) {
      const state = await limit(request, { increment: false });
      if (state.isAllowed || state.remaining > 0) return;
      reply.header('retry-after', state.ttlInSeconds);
      throw tooManyRequests();
    },
    async count(request) {
      await limit(request);
    },
  };
}
