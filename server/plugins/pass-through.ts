import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import fp from 'fastify-plugin';
import { type HttpError, notFound } from '../errors.ts';
import { causeOf, passThroughError } from '../upstream/failure.ts';
import { wholeOrStream } from '../upstream/whole-or-stream.ts';

type Options = {
  /** Path here and there. Not `prefix`, which the framework would add to its own. */
  readonly at: string;
  readonly upstream: string;
  /** The whole address as it came in, undecoded: what does not match never leaves the house. */
  readonly allowed: RegExp;
};

const requestHeaders = ['accept', 'if-none-match', 'if-modified-since', 'range'] as const;
const responseHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
] as const;

const idleMs = 5_000;
/** Every picture of ours is smaller. */
const largestWhole = 2 * 1024 * 1024;

/** GET only, for bodies that the BFF does not read. Headers by allow-list, both ways. */
export const passThrough = fp<Options>(
  async (app, { at, upstream, allowed }) => {
    await app.register(httpProxy, {
      prefix: at,
      upstream,
      rewritePrefix: at,
      httpMethods: ['GET', 'HEAD'],
      proxyPayloads: false,
      preValidation: async (request) => {
        if (!allowed.test(request.raw.url ?? '')) throw notFound();
      },
      disableRequestLogging: true,
      destroyAgent: true,
      undici: {
        connections: 64,
        connect: { timeout: 1_000 },
        headersTimeout: idleMs,
        bodyTimeout: idleMs,
      },
      replyOptions: {
        queryString: () => '',
        rewriteRequestHeaders: (request, headers) => ({
          ...only(headers, requestHeaders),
          'x-request-id': request.id,
        }),
        rewriteHeaders: (headers) => only(headers, responseHeaders),
        retryDelay: ({ attempt, err, res }) =>
          attempt === 0 && (isBroken(err) || [502, 503, 504].includes(res?.statusCode)) ? 1 : null,
        onResponse: async (_request, reply, answer) => {
          const isUsable = reply.statusCode < 400 && !isEncoded(answer);
          if (!isUsable) {
            answer.stream.destroy();
            refuse(reply, passThroughError(reply.statusCode < 400 ? 502 : reply.statusCode));
            return;
          }
          try {
            const body = await wholeOrStream(answer.stream, largestWhole, idleMs);
            // What no body goes with tells its length all the same.
            reply.send(Buffer.isBuffer(body) && body.length === 0 ? undefined : body);
          } catch {
            refuse(reply, passThroughError(502));
          }
        },
        onError: (reply, { error }) => {
          const isLate = 'statusCode' in error && error.statusCode === 504;
          const isRefused = causeOf(error.cause ?? error, false) === 'refused';
          refuse(reply, passThroughError(isLate ? 504 : isRefused ? 503 : 502));
        },
      },
    });
  },
  { name: 'pass-through', encapsulate: true },
);

/** What was copied from an answer that is not passed on goes too: its length is of another body. */
function refuse(
  reply: { removeHeader(name: string): unknown; send(error: Error): unknown },
  error: HttpError,
): void {
  for (const name of responseHeaders) reply.removeHeader(name);
  reply.send(error);
}

/** Nobody asked for it to be: passed on without its encoding it is nothing. */
function isEncoded(answer: object): boolean {
  const headers = 'headers' in answer ? (answer.headers as IncomingHttpHeaders) : {};
  const encoding = headers['content-encoding'];
  return encoding !== undefined && encoding !== 'identity';
}

function isBroken(error: Error | null): boolean {
  return error !== null && 'code' in error && /^(ECONN|UND_ERR_SOCKET)/.test(String(error.code));
}

function only<Value>(
  headers: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
