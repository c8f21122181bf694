import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { bodyOf, HttpError, tooLarge } from '../errors.ts';
import { abortReasonOf, hasSlowUpload, oldestOpenOn, setAbortReason } from './open-requests.ts';

/** Milliseconds that a client may go on sending before it reads the answer. */
const lingerMs = 1_000;

/** Answers what is not HTTP, and so never becomes a request, with our error body. */
export function clientErrorHandler(log: FastifyBaseLogger) {
  return (thrown: Error & { readonly code?: string }, socket: Duplex): void => {
    const cause = thrown.code ?? thrown.name;
    // The parser reports the same connection again with every byte that arrives.
    if (abortReasonOf(socket)) return;
    const isUpload = hasSlowUpload(socket);
    if (isUpload && cause === 'ERR_HTTP_REQUEST_TIMEOUT') return;
    // A browser that cancels an upload closes its side in the middle of the body.
    const hasLeft = isUpload && cause === 'HPE_INVALID_EOF_STATE';
    if (hasLeft || cause === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const error = errorOf(cause);
    setAbortReason(socket, { status: error.statusCode, cause });
    const open = oldestOpenOn(socket);
    if (open?.incoming.complete || open?.response.headersSent) {
      // The invalid bytes follow a complete request, which still gets its answer.
      logNonRoutable(log, randomUUID(), null, cause);
      open.response.once('close', () => socket.destroy());
      return;
    }
    const requestId = randomUUID();
    if (!open) logNonRoutable(log, requestId, error.statusCode, cause);
    sendAndClose(socket, error, requestId);
  };
}

/** Answers requests for which node:http emits other events than 'request'. */
export function answerNonRoutable({ server, log }: Pick<FastifyInstance, 'server' | 'log'>): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    const requestId = randomUUID();
    socket.on('error', () => socket.destroy());
    logNonRoutable(log, requestId, 405, 'CONNECT');
    sendAndClose(socket, new HttpError(405, 'request.invalid'), requestId);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID();
    logNonRoutable(log, requestId, 417, 'Expect');
    request.resume();
    const error = new HttpError(417, 'request.invalid');
    const { head, body } = written(error, requestId);
    response.writeHead(error.statusCode, head).end(body);
  });
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.expect?.trim().toLowerCase() !== '100-continue') {
      server.emit('checkExpectation', request, response);
      return;
    }
    // Node would send 100 Continue at once. Sent when the body is first read, it is not sent to a
    // request that is refused before. `data`, `pipe` and `resume` read the body.
    request.once('resume', () => {
      // Node also resumes an answered request, to discard the rest of its body.
      if (!response.headersSent) response.writeContinue();
    });
    server.emit('request', request, response);
  });
}

function errorOf(cause: string): HttpError {
  if (cause === 'HPE_HEADER_OVERFLOW') return new HttpError(431, 'request.too-large');
  if (cause === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return tooLarge();
  if (cause === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpError(408, 'request.too-slow');
  return new HttpError(400, 'request.invalid');
}

function logNonRoutable(
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

/** Not at once: closing with unread bytes resets the connection, and the answer would be lost. */
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
