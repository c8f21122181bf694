import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Limits } from '../upstream/client.ts';
import { createPacer, formPace, type Pace } from '../upstream/form-pace.ts';
import { hasSlowUpload } from './open-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a form of at most this many bytes, for as long as it keeps arriving. */
    formBytes?: number;
  }
}

/** How much of a form may still arrive that was refused before its upload was accepted. */
const refused = { bytes: 256 * 1024, pace: { ...formPace, totalMs: 5_000 } } as const;

/**
 * Reads the rest of a form that was answered early, because most browsers read the answer only when
 * they have sent everything. An accepted form may be sent to its end; a refused one has a few
 * seconds, so that refusals do not hold connections.
 */
export function drainForm(
  incoming: IncomingMessage,
  statusCode: number,
  formBytes: number,
  { silenceMs = 30_000, pace = formPace }: Pick<Limits, 'silenceMs' | 'pace'>,
): void {
  // An injected request has no connection.
  if (incoming.complete || !(incoming.socket instanceof Socket)) return;
  const isLetIn = hasSlowUpload(incoming.socket) && statusCode !== 408;
  drain(incoming, isLetIn ? { silenceMs, bytes: formBytes, pace } : { silenceMs, ...refused });
}

type Limit = {
  readonly silenceMs: number;
  readonly bytes: number;
  readonly pace: Pace;
};

/**
 * Closes the connection of a browser that stops sending, or sends more or for longer than allowed.
 */
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
