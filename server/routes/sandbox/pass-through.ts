import httpProxy from '@fastify/http-proxy';
import fp from 'fastify-plugin';
import { type HttpError, notFound } from '../../errors.ts';
import { passThroughError } from '../../upstream/failure.ts';
import { headersDown, headersUp, passedDown } from '../../upstream/passed-headers.ts';
import { isRetriedFailure, isRetriedStatus } from '../../upstream/sender.ts';

type Options = {
  /** Path here and there. Not `prefix`, which the framework would add to its own. */
  readonly at: string;
  readonly upstream: string;
  /** The whole address as it came in, undecoded: what does not match never leaves the house. */
  readonly allowed: RegExp;
};

const idleMs = 5_000;

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

/** What was copied from an answer that is not passed on goes too: its length is of another body. */
function refuse(
  reply: { removeHeader(name: string): unknown; send(error: Error): unknown },
  error: HttpError,
): void {
  for (const name of passedDown) reply.removeHeader(name);
  reply.send(error);
}
