import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdsCopy } from '../../shared/domain/held-copy.ts';
import { type Encoding, encodingFor } from '../reads/compression.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
/** A single path segment, without the names of compressed variants and source maps. */
const fileName = /^[\w-]+(?:\.[\w-]+)*\.(?:js|css|svg|woff2)$/;
const largest = 1024 * 1024;
const forever = 'public, max-age=31536000, immutable';

type Asset = { readonly bytes: Buffer; readonly encoding: Encoding };

type AssetCache = {
  /** Sends the file; false: it is not cached, and the caller reads it from the disk. */
  send(name: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
};

/**
 * Keeps the files of assets/ in memory: each has a hash for its name, and all of a build weigh two
 * megabytes. Finding one on the disk costs ten times what sending it does. A range is answered with
 * the whole file, as browsers do not request parts of scripts.
 */
export function createAssetCache(dir: string): AssetCache {
  const assets = new Map<string, Asset>();

  async function read(name: string, encoding: Encoding): Promise<Asset | null> {
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
      const file = assets.get(key) ?? (await read(name, asked));
      if (!file) return false;
      assets.set(key, file);
      send(name, file, request, reply);
      return true;
    },
  };
}

function send(
  name: string,
  { bytes, encoding }: Asset,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // Strong, because each encoding has its own.
  const etag = `"${name}${endings[encoding]}"`;
  reply.headers({ 'cache-control': forever, etag, vary: 'accept-encoding' });
  if (holdsCopy(request.headers['if-none-match'], etag)) {
    reply.code(304).send();
    return;
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(types[name.slice(name.lastIndexOf('.') + 1)] ?? '');
  reply.send(bytes);
}
