import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import { bodyOf, HttpError, tooLarge } from '../errors.ts';
import { breakageOf, breakOff, oldestOn, takesItsTime } from './open-requests.ts';

/** How long a client may go on sending what nobody reads, so that it comes to read the answer. */
const lingerMs = 1_000;

/** What is no HTTP never becomes a request: this answers it in the form of all our errors. */
export function answerBrokenRequest(log: FastifyBaseLogger) {
  return (thrown: Error & { readonly code?: string }, socket: Duplex): void => {
    const cause = thrown.code ?? thrown.name;
    // Its parser tells of the same connection again with every byte that comes.
    if (breakageOf(socket)) return;
    const isForm = takesItsTime(socket);
    if (isForm && cause === 'ERR_HTTP_REQUEST_TIMEOUT') return;
    // A browser that gives up an upload ends its side in the middle of it: it has left.
    const hasLeft = isForm && cause === 'HPE_INVALID_EOF_STATE';
    if (hasLeft || cause === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const error = errorOf(cause);
    breakOff(socket, { status: error.statusCode, cause });
    const open = oldestOn(socket);
    if (open?.incoming.complete || open?.response.headersSent) {
      // What broke came after a whole request: that one gets its answer, and nothing else is said.
      logBroken(log, randomUUID(), null, cause);
      open.response.once('close', () => socket.destroy());
      return;
    }
    const requestId = randomUUID();
    if (!open) logBroken(log, requestId, error.statusCode, cause);
    sendAndClose(socket, error, requestId);
  };
}

/** Requests that the server hands over otherwise than to a route. */
export const oddRequests = fp(
  async (app) => {
    app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
      const requestId = randomUUID();
      socket.on('error', () => socket.destroy());
      logBroken(app.log, requestId, 405, 'CONNECT');
      sendAndClose(socket, new HttpError(405, 'request.invalid'), requestId);
    });
    app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
      const requestId = randomUUID();
      logBroken(app.log, requestId, 417, 'Expect');
      request.resume();
      const error = new HttpError(417, 'request.invalid');
      const { head, body } = written(error, requestId);
      response.writeHead(error.statusCode, head).end(body);
    });
  },
  { name: 'odd-requests' },
);

function errorOf(cause: string): HttpError {
  if (cause === 'HPE_HEADER_OVERFLOW') return new HttpError(431, 'request.too-large');
  if (cause === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return tooLarge();
  if (cause === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpError(408, 'request.too-slow');
  return new HttpError(400, 'request.invalid');
}

function logBroken(
  log: FastifyBaseLogger,
  requestId: string,
  status: number | null,
  cause: string,
) {
  log.info({ event: 'request', requestId, method: null, route: null, status, cause }, 'request');
}

function written(error: HttpError, requestId: string) {
  const body = JSON.stringify(bodyOf(error, requestId));
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  };
  return { head, body };
}

/** Not at once: closing with bytes unread resets the connection, and the answer would be lost. */
function sendAndClose(socket: Duplex, error: HttpError, requestId: string): void {
  const { head, body } = written(error, requestId);
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  const { statusCode: status } = error;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.resume();
  const late = setTimeout(() => socket.destroy(), lingerMs);
  late.unref();
  socket.once('close', () => clearTimeout(late));
}
