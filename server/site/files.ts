import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { createAssetCache } from './asset-cache.ts';
import { decodedPath } from './request-path.ts';

const at = '/assets/';

/**
 * The built site's files. Those in assets/ carry a hash in their name and are cached for ever; the
 * others (icons, robots.txt) for an hour.
 */
export const siteFiles = fp<{ readonly siteDir: string }>(
  async (app, { siteDir }) => {
    const assets = join(siteDir, 'assets');
    if (!existsSync(assets)) return;
    const cache = createAssetCache(assets);
    app.addHook('preHandler', (request, reply, done) => {
      const path = decodedPath(request.raw.url ?? '');
      if (!path.startsWith(at)) {
        done();
        return;
      }
      cache
        .send(path.slice(at.length), request, reply)
        .then((isSent) => (isSent ? undefined : done()))
        .catch(done);
    });
    await app.register(fastifyStatic, {
      root: assets,
      prefix: at,
      maxAge: '1y',
      immutable: true,
      preCompressed: true,
      index: false,
    });
    await app.register(fastifyStatic, {
      root: siteDir,
      prefix: '/',
      decorateReply: false,
      wildcard: false,
      maxAge: '1h',
      preCompressed: true,
      index: false,
      globIgnore: ['assets/**', 'index.html', '**/*.br', '**/*.gz', '**/.*/**'],
    });
  },
  { name: 'site-files', encapsulate: true },
);
