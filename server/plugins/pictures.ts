import type { IncomingHttpHeaders } from 'node:http';
import fp from 'fastify-plugin';
import { notFound } from '../errors.ts';
import { passThroughError, passThroughFailure } from '../upstream/failure.ts';
import { headersDown, headersUp } from '../upstream/passed-headers.ts';
import { createSender, discard } from '../upstream/sender.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The whole URL as it was sent, undecoded: anything else is not forwarded. */
const allowed = new RegExp(
  `^/media/(?:${uuid}/(?:xs|thumbnail|small|medium|large)\\.webp|logos/[0-9a-f]{32}-\\d{1,3}x\\d{1,3}\\.png)$`,
);

const limits = {
  // A picture is generated at its first request, after those requested earlier.
  timeLimit: 30_000,
  bodyTimeLimit: 5_000,
  idleLimit: 5_000,
  // Smaller pictures are sent in one piece, so that a broken one becomes an error.
  largest: 512 * 1024,
} as const;

/** Forwards the product API's pictures. Headers by allow-list in both directions. */
export const pictures = fp<{ readonly productApiUrl: string }>(
  async (app, { productApiUrl }) => {
    const sender = createSender(productApiUrl, { connections: 64 });
    app.addHook('onClose', () => sender.close());

    app.get(
      '/media/*',
      { config: { forEveryone: true }, schema: { hide: true } },
      async (request, reply) => {
        const path = request.raw.url ?? '';
        if (!allowed.test(path)) throw notFound();
        const answer = await sender
          .open({
            path,
            method: request.method === 'HEAD' ? 'HEAD' : 'GET',
            headers: { ...headersUp(request.headers), 'x-request-id': request.id },
            signal: request.track.gone,
            isRetried: true,
            ...limits,
          })
          .catch((error: unknown) => {
            throw passThroughFailure(error);
          });
        const { status, headers, body } = answer;
        if (!isPicture(status, headers) && !(status === 304 && isConditional(request.headers))) {
          discard(answer);
          throw passThroughError(status < 400 ? 502 : status);
        }
        return reply.code(status).headers(headersDown(headers)).send(body);
      },
    );
  },
  { name: 'pictures', encapsulate: true },
);

/** An encoded body is refused: no encoding was requested, and its header would not be forwarded. */
function isPicture(status: number, headers: IncomingHttpHeaders): boolean {
  const isWhole = status === 200 || status === 206;
  const isImage = headers['content-type']?.startsWith('image/') ?? false;
  return isWhole && isImage && headers['content-encoding'] === undefined;
}

function isConditional(asked: IncomingHttpHeaders): boolean {
  return asked['if-none-match'] !== undefined || asked['if-modified-since'] !== undefined;
}
