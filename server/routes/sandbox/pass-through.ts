import httpProxy from '@fastify/http-proxy';
import fp from 'fastify-plugin';
import { type HttpError, notFound } from '../../errors.ts';
import { passThroughError } from '../../upstream/failure.ts';
import { headersDown, headersUp, passedDown } from '../../upstream/passed-headers.ts';
import { isRetriedFailure, isRetriedStatus } from '../../upstream/sender.ts';

type Options = {
  /** The path on both sides. Not named `prefix`, which Fastify would add to the routes. */
  readonly at: string;
  readonly upstream: string;
  /** The whole URL as it was sent, undecoded: anything else is not forwarded. */
  readonly allowed: RegExp;
};

const idleMs = 5_000;

/**
 * Forwards GET requests, for bodies that the BFF does not read. Headers by allow-list in both
 * directions.
 */
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
          ...headersUp(headers),
          'x-request-id': request.id,
        }),
        rewriteHeaders: headersDown,
        retryDelay: ({ attempt, err, res }) =>
          attempt === 0 && (err ? isRetriedFailure(err) : isRetriedStatus(res?.statusCode))
            ? 1
            : null,
        onResponse: (_request, reply, answer) => {
          if (reply.statusCode < 400) {
            reply.send(answer.stream);
            return;
          }
          answer.stream.destroy();
          refuse(reply, passThroughError(reply.statusCode));
        },
        onError: (reply, { error }) => {
          const isLate = 'statusCode' in error && error.statusCode === 504;
          refuse(reply, passThroughError(isLate ? 504 : 503));
        },
      },
    });
  },
  { name: 'pass-through', encapsulate: true },
);

/** Removes the headers copied from the refused answer: its length is not that of the error body. */
function refuse(
  reply: { removeHeader(name: string): unknown; send(error: Error): unknown },
  error: HttpError,
): void {
  for (const name of passedDown) reply.removeHeader(name);
  reply.send(error);
}
