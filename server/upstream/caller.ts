import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { deviceName } from './device-name.ts';

/** The person or process for which the product API is called. */
export type Caller = {
  readonly requestId: string;
  /** null: a visitor. */
  readonly jwt: string | null;
  /** The browser's address, for the product API's rate limits; null: the BFF's own call. */
  readonly address: string | null;
  /** The browser in words, and the country of its address; null: not known. */
  readonly device: string | null;
  readonly country: string | null;
  /** Aborts reads when the browser leaves; writes go on. */
  readonly gone: AbortSignal | null;
  /** Called after each call with its milliseconds. */
  readonly spent: (ms: number) => void;
};

/** The signed-in person, else a visitor; reads end when the browser leaves. */
export function callerOf(request: FastifyRequest): Caller {
  return inNameOf(request, request.track.gone);
}

/** As `callerOf`, but the calls of a trade go on when the browser leaves. */
export function traderOf(request: FastifyRequest): Caller {
  return inNameOf(request, null);
}

function inNameOf(request: FastifyRequest, gone: AbortSignal | null): Caller {
  return {
    requestId: request.id,
    jwt: request.session?.jwt ?? null,
    address: request.address,
    device: request.session && deviceName(request.headers['user-agent']),
    country: request.session && request.country,
    gone,
    spent: (ms) => {
      request.track.upstreamMs += ms;
    },
  };
}

/** For reads shared by all visitors: no person, and no browser whose leaving would end them. */
export function visitorCaller(purpose: string): Caller {
  return {
    requestId: `${purpose}-${randomUUID()}`,
    jwt: null,
    address: null,
    device: null,
    country: null,
    gone: null,
    spent: () => undefined,
  };
}
