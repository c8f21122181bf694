import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { takesItsTime } from './open-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a form of at most so many bytes, for as long as it takes to come. */
    formBytes?: number;
  }
}

/** What may still come of a form that was refused before it was let in. */
const refused = { totalMs: 5_000, bytes: 256 * 1024 } as const;

/**
 * What is left of a form that was answered early is let come, so that a browser reads the answer:
 * most look for it only when they have sent everything. Whoever was let in may send it to the end;
 * all others have a few seconds, as refusing them must not cost a connection for longer.
 */
export const patientBodies = fp<{ readonly silenceMs: number | undefined }>(
  async (app, { silenceMs = 30_000 }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { formBytes } = request.routeOptions.config;
      if (formBytes !== undefined) {
        reply.raw.once('finish', () => {
          const { raw } = request;
          if (raw.complete) return;
          const isLetIn = takesItsTime(raw.socket) && reply.statusCode !== 408;
          letGo(raw, isLetIn ? { silenceMs, bytes: formBytes } : { silenceMs, ...refused });
        });
      }
      done();
    });
  },
  { name: 'patient-bodies' },
);

type Rest = {
  readonly silenceMs: number;
  readonly bytes: number;
  /** Left out: silences alone are counted. */
  readonly totalMs?: number;
};

/** Ends the connection of whoever stops sending, or sends more or for longer than may be. */
function letGo(incoming: IncomingMessage, { silenceMs, bytes, totalMs }: Rest): void {
  const { socket } = incoming;
  const from = socket.bytesRead;
  const since = performance.now();
  let last = from;
  let movedAt = since;
  const looking = setInterval(
    () => {
      const { bytesRead } = socket;
      const now = performance.now();
      if (bytesRead !== last) movedAt = now;
      last = bytesRead;
      const isLate = now - movedAt > silenceMs || (totalMs !== undefined && now - since > totalMs);
      if (incoming.complete || socket.destroyed) clearInterval(looking);
      else if (isLate || bytesRead - from > bytes) socket.destroy();
    },
    Math.min(250, silenceMs / 4),
  );
  looking.unref();
}
