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
    app.addHook('onRequest', async (request, reply) => {
      const { config, url } = request.routeOptions;
      if (config.beforeGate) return;
      // Neither a page nor a call: there is nothing to keep, and nobody is asked about it.
      if (url === '/*' && pageUrlOf(request) === null) return;
      if (await gate.isOpenFor(request, reply)) return;
      if (await showGate(request, reply)) return reply;
      throw gateClosed();
    });
  },
  { name: 'gate-guard', dependencies: ['sessions'] },
);
