import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

/**
 * The built site's files. Those in assets/ carry their hash in their name: a browser never asks
 * for them again. The few others (icons, robots.txt) are asked for anew after an hour.
 */
export const siteFiles = fp<{ readonly siteDir: string }>(
  async (app, { siteDir }) => {
    const assets = join(siteDir, 'assets');
    if (!existsSync(assets)) return;
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
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
