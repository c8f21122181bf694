import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { createPacer, formPace, type Pace } from '../uploads/pace.ts';
import type { Limits } from '../upstream/client.ts';
import { takesItsTime } from './open-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a form of at most so many bytes, for as long as it takes to come. */
    formBytes?: number;
  }
}

/** What may still come of a form that was refused before it was let in. */
const refused = { bytes: 256 * 1024, pace: { ...formPace, totalMs: 5_000 } } as const;

/**
 * What is left of a form that was answered early is let come, so that a browser reads the answer:
 * most look for it only when they have sent everything. Whoever was let in may send it to the end;
 * all others have a few seconds, as refusing them must not cost a connection for longer.
 */
export const patientBodies = fp<Pick<Limits, 'silenceMs' | 'pace'>>(
  async (app, { silenceMs = 30_000, pace = formPace }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { formBytes } = request.routeOptions.config;
      if (formBytes !== undefined) {
        reply.raw.once('finish', () => {
          const { raw } = request;
          // What is injected came over no connection.
          if (raw.complete || !(raw.socket instanceof Socket)) return;
          const isLetIn = takesItsTime(raw.socket) && reply.statusCode !== 408;
          letGo(raw, isLetIn ? { silenceMs, bytes: formBytes, pace } : { silenceMs, ...refused });
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
  readonly pace: Pace;
};

/** Ends the connection of whoever stops sending, or sends more or for longer than may be. */
function letGo(incoming: IncomingMessage, { silenceMs, bytes, pace }: Rest): void {
  const { socket } = incoming;
  const from = socket.bytesRead;
  const pacer = createPacer(pace);
  let last = from;
  let movedAt = performance.now();
  const looking = setInterval(
    () => {
      const { bytesRead } = socket;
      const now = performance.now();
      if (bytesRead !== last) movedAt = now;
      last = bytesRead;
      const isLate = now - movedAt > silenceMs || pacer.isTooSlow(bytesRead - from);
      if (incoming.complete || socket.destroyed) clearInterval(looking);
      else if (isLate || bytesRead - from > bytes) socket.destroy();
    },
    Math.min(250, silenceMs / 4),
  );
  looking.unref();
}
