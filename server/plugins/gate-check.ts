import type { FastifyReply, FastifyRequest } from 'fastify';
import { gateClosed } from '../errors.ts';
import { pageUrlOf } from '../site/page-request.ts';
import type { Gate } from '../visitor/gate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also answers a browser without the test environment's password. */
    beforeGate?: true;
  }
}

export type GateOptions = {
  readonly gate: Gate;
  /** Sends the gate's page; false where the request was not for a page. */
  readonly showGate: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
};

/** True: continue. False: the gate's page was sent. Throws gate.closed. */
type GateCheck = (request: FastifyRequest, reply: FastifyReply) => true | Promise<boolean>;

/** Blocks every call and every page while the gate is closed. */
export function createGateCheck({ gate, showGate }: GateOptions): GateCheck {
  const turnAway = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await showGate(request, reply))) throw gateClosed();
    return false;
  };
  return (request, reply) => {
    if (!isKept(request)) return true;
    const isOpen = gate.isOpenFor(request, reply);
    if (isOpen === true) return true;
    return Promise.resolve(isOpen).then((opens) => opens || turnAway(request, reply));
  };
}

function isKept(request: FastifyRequest): boolean {
  const { config, url } = request.routeOptions;
  if (config.beforeGate) return false;
  // Neither a page nor a call: there is nothing to protect.
  return url !== '/*' || pageUrlOf(request) !== null;
}
