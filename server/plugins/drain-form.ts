import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Limits } from '../upstream/client.ts';
import { createPacer, formPace, type Pace } from '../upstream/form-pace.ts';
import { hasSlowUpload } from './open-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a form of at most so many bytes, for as long as it takes to come. */
    formBytes?: number;
  }
}

/** What may still come of a form that was refused before it was let in. */
const refused = { bytes: 256 * 1024, pace: { ...formPace, totalMs: 5_000 } } as const;

/**
 * Lets the rest of a form that was answered early come, so that a browser reads the answer: most
 * look for it only when they have sent everything. A form that was let in may be sent to its end;
 * others have a few seconds, as refusing them must not cost a connection for longer.
 */
export function drainForm(
  incoming: IncomingMessage,
  statusCode: number,
  formBytes: number,
  { silenceMs = 30_000, pace = formPace }: Pick<Limits, 'silenceMs' | 'pace'>,
): void {
  // What is injected came over no connection.
  if (incoming.complete || !(incoming.socket instanceof Socket)) return;
  const isLetIn = hasSlowUpload(incoming.socket) && statusCode !== 408;
  drain(incoming, isLetIn ? { silenceMs, bytes: formBytes, pace } : { silenceMs, ...refused });
}

type Limit = {
  readonly silenceMs: number;
  readonly bytes: number;
  readonly pace: Pace;
};

/** Ends the connection of a browser that stops sending, or sends more or for longer than may be. */
function drain(incoming: IncomingMessage, { silenceMs, bytes, pace }: Limit): void {
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
