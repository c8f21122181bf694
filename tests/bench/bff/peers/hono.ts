import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { createWork, peerArguments } from './work.ts';

/** Hono with its own fetch-based proxy helper, without a log. */
const { port, upstream, files } = peerArguments();
const app = new Hono();
const work = createWork(upstream);

const passOn = (context: Context) => {
  const { pathname, search } = new URL(context.req.url);
  return proxy(`${upstream}${pathname}${search}`, context.req);
};

app.get('/api/recently-viewed', async (context) =>
  context.json(await work.viewed(context.req.query('ids') ?? '')),
);
app.post('/api/bids', async (context) =>
  context.json(
    await work.placeBid(await context.req.json(), context.req.header('idempotency-key') ?? ''),
  ),
);
app.use('/assets/*', serveStatic({ root: files }));
app.all('/media/*', passOn);
app.all('/api/*', passOn);
app.get('/readyz', passOn);
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
