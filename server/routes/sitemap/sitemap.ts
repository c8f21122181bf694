import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createRefreshingCache } from '../../cache/refreshing-cache.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { type EncodedBody, precompress, sendEncoded } from '../../reads/encoded-body.ts';
import { partNamed, sitemapIndex, sitemapPart } from './sitemap-xml.ts';

const hour = 3_600_000;
const partsKept = 20;
const params = z.object({ file: z.string().regex(/^[a-z]+(?:-\d+)?\.xml$/) });

/** /sitemap.xml names the parts; each is made once an hour for all readers. */
export const sitemapRoutes: Route = (app, { upstream, publicReads, publicUrl, now }) => {
  const cache = createRefreshingCache<EncodedBody>({
    load: async (name) => {
      const part = partNamed(name);
      if (name === '') return precompress(await sitemapIndex(upstream, publicUrl));
      if (part === null) throw notFound();
      return precompress(await sitemapPart(upstream, publicUrl, part));
    },
    freshMs: hour,
    staleMs: 24 * hour,
    maxEntries: partsKept,
    now,
  });
  publicReads.onInvalidateAll(cache.dropAll);

  async function send(request: FastifyRequest, reply: FastifyReply, name: string) {
    const body = await cache.get(name, null);
    reply.header('cache-control', 'public, max-age=3600').header('vary', 'accept-encoding');
    return sendEncoded(request, reply.type('application/xml; charset=utf-8'), body);
  }

  app.get('/sitemap.xml', (request, reply) => send(request, reply, ''));
  app.get('/sitemaps/:file', { schema: { params, hide: true } }, (request, reply) => {
    const name = request.params.file.replace(/\.xml$/, '');
    if (partNamed(name) === null) throw notFound();
    return send(request, reply, name);
  });
};
