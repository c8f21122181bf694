import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { App } from '../deps.ts';

/** Longer than a slow line needs for the largest form; the BFF watches for stalled uploads. */
const formMs = 30 * 60_000;

/** A form that was answered early may go on for this long. */
const restMs = 30_000;

const forms = new WeakMap<Duplex, IncomingMessage>();

/** Uploads may be slow: the request timeout does not apply to forms. */
export function addUploadTimeout(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.takesForm) return;
    forms.set(request.socket, request.raw);
    const late = setTimeout(() => request.socket.destroy(), formMs).unref();
    reply.raw.once('close', () => clearTimeout(late));
  });
  app.addHook('onResponse', async ({ routeOptions, raw, socket }) => {
    // An injected request has no connection.
    if (!routeOptions.config.takesForm || raw.complete || !(socket instanceof Socket)) return;
    // An unread rest would block the next request on this connection.
    raw.unpipe();
    raw.resume();
    const late = setTimeout(() => socket.destroy(), restMs).unref();
    raw.once('close', () => clearTimeout(late));
  });
}

/** Answers invalid HTTP and request timeouts; a form that is still arriving is left alone. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && forms.get(socket)?.complete === false) return;
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const status = statusOf(error.code);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  }
  socket.destroy(error);
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
