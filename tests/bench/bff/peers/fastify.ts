import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { createWork, peerArguments } from './work.ts';

/** Fastify with @fastify/http-proxy and its default log. */
const { port, upstream, files } = peerArguments();
const app = Fastify({ logger: true, bodyLimit: 32 * 1024 * 1024 });
const work = createWork(upstream);

for (const prefix of ['/media', '/api/artworks', '/api/asks']) {
  await app.register(httpProxy, { upstream, prefix, rewritePrefix: prefix });
}
await app.register(fastifyStatic, { root: join(files, 'assets'), prefix: '/assets/' });
app.get<{ Querystring: { ids: string } }>('/api/recently-viewed', ({ query }) =>
  work.viewed(query.ids),
);
app.post('/api/bids', ({ body, headers }) =>
  work.placeBid(body, String(headers['idempotency-key'])),
);
app.get('/readyz', async () => ({ ok: true }));
await app.listen({ port, host: '127.0.0.1' });
