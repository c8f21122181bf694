import { Agent } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { createWork, peerArguments } from './work.ts';

/** Express with http-proxy-middleware, without a log, as neither includes one. */
const { port, upstream, files } = peerArguments();
const app = express();
const work = createWork(upstream);

app.get('/api/recently-viewed', async (request, response) => {
  response.json(await work.viewed(String(request.query.ids)));
});
app.post('/api/bids', express.json(), async (request, response) => {
  response.json(await work.placeBid(request.body, String(request.headers['idempotency-key'])));
});
app.use('/assets', express.static(join(files, 'assets')));
app.use(
  createProxyMiddleware({
    target: upstream,
    pathFilter: ['/media', '/api', '/readyz'],
    agent: new Agent({ keepAlive: true, maxSockets: 128 }),
  }),
);
app.listen(port, '127.0.0.1');
