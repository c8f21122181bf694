import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** On whose behalf the product API is called. */
export type Caller = {
  readonly requestId: string;
  /** null: as a visitor. */
  readonly jwt: string | null;
  /** The browser's address, for the product API's own rate limits; null: our own call. */
  readonly address: string | null;
  /** Ends reads when nobody waits for them any more; writes go on. */
  readonly gone: AbortSignal | null;
  /** Told after each call how many milliseconds it took. */
  readonly spent: (ms: number) => void;
};

/** Whoever is signed in, else a visitor; reads are given up when the browser goes away. */
export function callerOf(request: FastifyRequest): Caller {
  return inNameOf(request, request.track.gone);
}

/** As `callerOf`, but what belongs to a trade is seen through also when the browser goes away. */
export function traderOf(request: FastifyRequest): Caller {
  return inNameOf(request, null);
}

function inNameOf(request: FastifyRequest, gone: AbortSignal | null): Caller {
  return {
    requestId: request.id,
    jwt: request.session?.jwt ?? null,
    address: request.ip,
    gone,
    spent: (ms) => {
      request.track.upstreamMs += ms;
    },
  };
}

/** For what is read once for everybody: no person, and no browser whose leaving would end it. */
export function visitorCaller(purpose: string): Caller {
  return {
    requestId: `${purpose}-${randomUUID()}`,
    jwt: null,
    address: null,
    gone: null,
    spent: () => undefined,
  };
}
