import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Gate } from '../auth/gate/gate.ts';
import { gateClosed } from '../errors.ts';
import { pageUrlOf } from '../site/page-request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers also whoever has not got the test environment's pass. */
    beforeGate?: true;
  }
}

/**
 * Keeps every call and every page behind the gate while it is closed, those that exist and those
 * that will. Whoever asks for a page is shown the gate's.
 */
export const gateGuard = fp<{
  readonly gate: Gate;
  /** Shows the gate; false where it was no page that was asked for. */
  readonly showGate: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}>(
  async (app, { gate, showGate }) => {
    const isKept = (request: FastifyRequest) => {
      const { config, url } = request.routeOptions;
      if (config.beforeGate) return false;
      // Neither a page nor a call: there is nothing to keep, and nobody is asked about it.
      return url !== '/*' || pageUrlOf(request) !== null;
    };
    const turnAway = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!(await showGate(request, reply))) throw gateClosed();
    };
    app.addHook('onRequest', (request, reply, done) => {
      const isOpen = !isKept(request) || gate.isOpenFor(request, reply);
      if (isOpen === true) {
        done();
        return;
      }
      Promise.resolve(isOpen)
        .then((opens) => (opens ? done() : turnAway(request, reply)))
        .catch(done);
    });
  },
  { name: 'gate-guard', dependencies: ['sessions'] },
);
