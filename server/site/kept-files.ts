import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdsCopy } from '../../shared/domain/held-copy.ts';
import { type Encoding, encodingFor } from '../compression.ts';
import { HttpError } from '../errors.ts';
import { byteRangeOf } from './byte-range.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
/** One segment, as the build names files, and nothing that is made of one of them. */
const fileName = /^[\w-]+(?:\.[\w-]+)*-[\w-]{6,}\.(?:js|css|svg|woff2)$/;
const largest = 1024 * 1024;
const forever = 'public, max-age=31536000, immutable';

type Kept = { readonly bytes: Buffer; readonly encoding: Encoding };

type KeptFiles = {
  /** Sends the file of this name; false for what is not kept: the caller looks for it on the disk. */
  send(name: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
};

/**
 * Files whose names carry their hash, in memory: they never change, and all of a build weigh two
 * megabytes. Looking one up on the disk costs ten times what sending it does.
 */
export function createKeptFiles(dir: string): KeptFiles {
  const kept = new Map<string, Kept>();

  async function read(name: string, encoding: Encoding): Promise<Kept | null> {
    const path = join(dir, `${name}${endings[encoding]}`);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() && found.size <= largest) return { bytes: await readFile(path), encoding };
    return encoding === 'identity' ? null : read(name, 'identity');
  }

  return {
    async send(name, request, reply) {
      if (!fileName.test(name)) return false;
      const asked = encodingFor(request.headers['accept-encoding']);
      const key = `${name} ${asked}`;
      const file = kept.get(key) ?? (await read(name, asked));
      if (!file) return false;
      kept.set(key, file);
      send(name, file, request, reply);
      return true;
    },
  };
}

function send(
  name: string,
  { bytes, encoding }: Kept,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // Strong, as parts are put together by it: each encoding is another sequence of bytes.
  const etag = `"${name}${endings[encoding]}"`;
  const { headers } = request;
  const isHeld = holdsCopy(headers['if-none-match'], etag);
  const isWhole = isHeld || request.method !== 'GET' || (headers['if-range'] ?? etag) !== etag;
  const range = isWhole ? null : byteRangeOf(headers.range, bytes.length);
  reply.header('vary', 'accept-encoding');
  if (range === 'outside') {
    reply.header('content-range', `bytes */${bytes.length}`);
    throw new HttpError(416, 'request.invalid');
  }
  reply.headers({ 'cache-control': forever, etag, 'accept-ranges': 'bytes' });
  if (isHeld) {
    reply.code(304).send();
    return;
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(types[name.slice(name.lastIndexOf('.') + 1)] ?? '');
  if (range === null) {
    reply.send(bytes);
    return;
  }
  const { start, end } = range;
  reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes.length}`);
  reply.send(bytes.subarray(start, end + 1));
}
