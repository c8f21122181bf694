import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Dispatcher, Pool } from 'undici';
import { type HttpError, notFound } from '../errors.ts';
import { exchangeOrStream, type OpenAnswer } from '../upstream/exchange.ts';
import { causeOf, isBrokenOff, passThroughError } from '../upstream/failure.ts';
import { headersDown, headersUp } from '../upstream/passed-headers.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The whole address as it came in, undecoded: what does not match never leaves the house. */
const allowed = new RegExp(`^/media/${uuid}/(?:xs|thumbnail|small|medium|large)\\.webp$`);

/** A picture that nobody has asked for before is drawn first, behind those asked for earlier. */
const beginsWithin = 30_000;
const idleMs = 5_000;
/** What is smaller goes out in one piece, and is told as missing when it breaks off. */
const largestPiece = 512 * 1024;
const triedAgain: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Hands on the product API's pictures, by far the most that is asked for. Headers by allow-list,
 * both ways; a read that met a broken connection or a gateway's excuse is tried once more.
 */
export const pictures = fp<{ readonly productApiUrl: string }>(
  async (app, { productApiUrl }) => {
    const { origin, pathname } = new URL(productApiUrl);
    const prefix = pathname.replace(/\/$/, '');
    const pool = new Pool(origin, {
      connections: 64,
      connect: { timeout: 1_000 },
      headersTimeout: beginsWithin,
      bodyTimeout: idleMs,
    });
    app.addHook('onClose', () => pool.destroy());

    async function ask(request: FastifyRequest, reply: FastifyReply): Promise<OpenAnswer> {
      const asked = {
        path: `${prefix}${request.raw.url}`,
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: {
          ...headersUp(request.headers),
          'x-request-id': request.id,
        },
      } satisfies Dispatcher.DispatchOptions;
      let current = exchangeOrStream(pool, asked, largestPiece);
      watch(current);
      reply.raw.once('close', () => current.abort(new Error('the browser has left')));
      const first = await current.answer.catch((error: unknown) => {
        if (isBrokenOff(error)) return null;
        throw errorOf(error);
      });
      if (first && !triedAgain.has(first.status)) return first;
      if (first) letGo(first);
      current = exchangeOrStream(pool, asked, largestPiece);
      watch(current);
      return current.answer.catch((error: unknown) => {
        throw errorOf(error);
      });
    }

    /** A picture that has begun ends soon, however steadily it trickles. */
    function watch(current: ReturnType<typeof exchangeOrStream>): void {
      let begunFor = 0;
      const timer = setInterval(() => {
        if (current.head() === null) return;
        begunFor += idleMs / 5;
        if (begunFor >= idleMs) current.abort(new Trickling());
      }, idleMs / 5);
      const stop = () => clearInterval(timer);
      current.answer.then(stop, stop);
    }

    app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
      if (!allowed.test(request.raw.url ?? '')) throw notFound();
      const { status, headers, body } = await ask(request, reply);
      if (!isPicture(status, headers) && !(status === 304 && isConditional(request.headers))) {
        letGo({ body });
        throw passThroughError(status < 400 ? 502 : status);
      }
      return reply.code(status).headers(headersDown(headers)).send(body);
    });
  },
  { name: 'pictures', encapsulate: true },
);

/** Nobody asked for it to be encoded: passed on without saying so it is nothing. */
function isPicture(status: number, headers: IncomingHttpHeaders): boolean {
  const isWhole = status === 200 || status === 206;
  const isImage = headers['content-type']?.startsWith('image/') ?? false;
  return isWhole && isImage && headers['content-encoding'] === undefined;
}

function isConditional(asked: IncomingHttpHeaders): boolean {
  return asked['if-none-match'] !== undefined || asked['if-modified-since'] !== undefined;
}

function letGo({ body }: Pick<OpenAnswer, 'body'>): void {
  if (!Buffer.isBuffer(body)) body.destroy();
}

class Trickling extends Error {}

function errorOf(error: unknown): HttpError {
  if (isLate(error)) return passThroughError(504);
  return passThroughError(causeOf(error, false) === 'refused' ? 503 : 502);
}

function isLate(error: unknown): boolean {
  if (error instanceof Trickling) return true;
  return (
    error instanceof Error &&
    'code' in error &&
    /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(String(error.code))
  );
}
