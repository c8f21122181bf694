import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { bodyOf, overloaded } from '../errors.ts';

const retryAfter = 2;
const error = overloaded(retryAfter);

/**
 * Refuses calls before the framework sees them: under overload a refusal must cost almost nothing
 * compared with an answer. `isTooMuch` chooses them. `onRefused` gets the id in the answer.
 */
export function refuseEarly(
  server: Server,
  isTooMuch: (request: IncomingMessage) => boolean,
  onRefused: (requestId: string) => void,
): void {
  const [answer] = server.listeners('request');
  if (!answer) throw new Error('nothing answers yet');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isTooMuch(request)) {
      answer.call(server, request, response);
      return;
    }
    const requestId = randomUUID();
    const body = JSON.stringify(bodyOf(error, requestId));
    response.writeHead(error.statusCode, [
      ...['content-type', 'application/json; charset=utf-8'],
      ...['content-length', String(body.length)],
      ...['retry-after', String(retryAfter)],
      ...['cache-control', 'no-store'],
      ...['x-request-id', requestId],
      ...['content-security-policy', "default-src 'none';frame-ancestors 'none'"],
      ...['x-content-type-options', 'nosniff'],
    ]);
    response.end(body);
    onRefused(requestId);
  });
}
