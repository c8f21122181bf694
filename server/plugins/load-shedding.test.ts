import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import t, { type Test } from 'tap';
import { errorHandler } from './error-handler.ts';
import { createLoadShedding, type LoadOptions } from './load-shedding.ts';

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

async function start(t: Test, options: LoadOptions) {
  const app = Fastify();
  t.teardown(() => app.close());
  await app.register(errorHandler);
  app.decorate('presence', () => 1);
  const { pressure, admit } = await createLoadShedding(app, { minConcurrent: 0, ...options });
  app.addHook('onRequest', (request, reply, done) => done(admit(request, reply)));
  return { app, pressure };
}

/** With a delay that the test sets, in milliseconds; 100 is high. */
async function setUp(t: Test) {
  const load = { delay: 0 };
  const work = Promise.withResolvers<{ ok: boolean }>();
  const { app, pressure } = await start(t, {
    maxEventLoopDelay: 100,
    eventLoopDelay: () => load.delay,
  });
  app.get('/api/data', async () => ({ ok: true }));
  app.post('/api/trade', async () => ({ ok: true }));
  app.post('/api/slow-trade', () => work.promise);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/assets/*', async () => 'file');
  app.get('/*', async () => `page under ${pressure()} pressure`);
  const statusOf = async (method: 'GET' | 'POST', url: string) =>
    (await app.inject({ method, url })).statusCode;
  return { app, load, work, statusOf };
}

t.test('sheds reads of data first, then calls that change something, never files', async (t) => {
  const { load, statusOf } = await setUp(t);
  for (const [delay, data, trade] of [
    [0, 200, 200],
    [100, 200, 200],
    [101, 503, 200],
    [200, 503, 200],
    [201, 503, 503],
    [0, 200, 200],
  ] as const) {
    load.delay = delay;
    t.equal(await statusOf('GET', '/api/data'), data, `data at ${delay} ms`);
    t.equal(await statusOf('POST', '/api/trade'), trade, `a trade at ${delay} ms`);
    for (const url of ['/assets/M1SXu3G.js', '/favicon.ico', '/healthz', '/artworks']) {
      t.equal(await statusOf('GET', url), 200, `${url} at ${delay} ms`);
    }
  }
});

t.test('says when to come again', async (t) => {
  const { app, load } = await setUp(t);
  load.delay = 500;
  const answer = await app.inject('/api/data');
  t.equal(answer.json().error.code, 'overloaded');
  t.equal(answer.headers['retry-after'], '2');
  t.equal(answer.headers['cache-control'], 'no-store');
});

t.test('what has begun is not cut', async (t) => {
  const { app, load, work } = await setUp(t);
  const begun = app.inject({ method: 'POST', url: '/api/slow-trade' });
  await sleep(20);
  load.delay = 500;
  work.resolve({ ok: true });
  t.equal((await begun).statusCode, 200);
});

t.test('a person who opens the address gets a page that needs no other file', async (t) => {
  const { app, load } = await setUp(t);
  load.delay = 500;
  const answer = await app.inject({ url: '/api/data?"><script>', headers: navigation });
  t.equal(answer.statusCode, 503);
  t.equal(answer.headers['retry-after'], '2');
  t.match(answer.headers['content-type'], /^text\/html/);
  t.match(answer.body, /^<!doctype html><html lang="en">/);
  t.match(answer.body, /prefers-color-scheme:dark/);
  t.notMatch(answer.body, /<script|<link|<img|src=|@import|url\(/, 'nothing to be fetched');
  const policy = String(answer.headers['content-security-policy']);
  t.match(policy, /^default-src 'none';style-src 'sha256-[\w+/]{43}='/);
  t.ok(answer.body.length < 4_096);
  for (const headers of [{}, { accept: 'application/json' }, { 'sec-fetch-mode': 'cors' }]) {
    const call = await app.inject({ url: '/api/data', headers });
    t.equal(call.json().error.code, 'overloaded');
  }
});

t.test('measures the event loop where nothing else is given', async (t) => {
  const { app } = await start(t, { maxEventLoopDelay: 50 });
  app.get('/api/data', async () => ({ ok: true }));
  t.equal((await app.inject('/api/data')).statusCode, 200);
  const until = Date.now() + 2_500;
  while (Date.now() < until) {
    const blocked = Date.now() + 200;
    while (Date.now() < blocked);
    await new Promise((resolve) => setImmediate(resolve));
  }
  t.equal((await app.inject('/api/data')).statusCode, 503);
});
