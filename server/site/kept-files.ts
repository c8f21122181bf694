import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from '../compression.ts';

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
      if (!fileName.test(name) || request.headers.range !== undefined) return false;
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

function send(name: string, file: Kept, request: FastifyRequest, reply: FastifyReply): void {
  const etag = `W/"${name}"`;
  reply.headers({ 'cache-control': forever, vary: 'accept-encoding', etag });
  if (request.headers['if-none-match'] === etag) {
    reply.code(304).send();
    return;
  }
  if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding);
  reply.type(types[name.slice(name.lastIndexOf('.') + 1)] ?? '').send(file.bytes);
}
