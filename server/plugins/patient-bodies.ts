import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { letTakeItsTime } from './open-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a form of at most so many bytes, for as long as it takes to come. */
    formBytes?: number;
  }
}

/**
 * Forms come slowly on slow lines, and may do so: the server's limit for a whole request is not for
 * them. While one is being sent on, its silences are watched there. What is left of one that was
 * answered early is let come, so that a browser reads the answer: most look for it only when they
 * have sent everything.
 */
export const patientBodies = fp<{ readonly silenceMs: number | undefined }>(
  async (app, { silenceMs = 30_000 }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { formBytes } = request.routeOptions.config;
      if (formBytes !== undefined) {
        letTakeItsTime(request.raw);
        reply.raw.once('finish', () => {
          if (!request.raw.complete) letGo(request.raw, formBytes, silenceMs);
        });
      }
      done();
    });
  },
  { name: 'patient-bodies' },
);

/** Ends the connection of whoever stops sending, or sends more than the route takes. */
function letGo(incoming: IncomingMessage, limit: number, silenceMs: number): void {
  const { socket } = incoming;
  const from = socket.bytesRead;
  let last = from;
  let movedAt = performance.now();
  const looking = setInterval(
    () => {
      const { bytesRead } = socket;
      if (bytesRead !== last) movedAt = performance.now();
      last = bytesRead;
      const isSilent = performance.now() - movedAt > silenceMs;
      if (incoming.complete || socket.destroyed) clearInterval(looking);
      else if (isSilent || bytesRead - from > limit) socket.destroy();
    },
    Math.min(1_000, silenceMs / 4),
  );
  looking.unref();
}
