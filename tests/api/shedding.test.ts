import { createHash } from 'node:crypto';
import t, { type Test } from 'tap';
import { startBff } from '../support/bff.ts';
import { assetUrl, buildTinySite, renderedMark } from '../support/built-site.ts';
import {
  plainPagePolicy,
  protectionIn,
  protectionOverHttp,
} from '../support/protective-headers.ts';

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
const files = [assetUrl, '/favicon.svg', '/healthz'];

async function setUp(t: Test, minConcurrent = 0) {
  const load = { delay: 0 };
  const bff = await startBff(t, {
    siteDir: buildTinySite(t),
    limits: { readMs: 30_000, tradeMs: 30_000 },
    minConcurrent,
    maxEventLoopDelay: 100,
    eventLoopDelay: () => load.delay,
  });
  const page = (url: string, headers: Record<string, string> = {}) =>
    bff.call('GET', url, { headers: { ...navigation, ...headers } });
  return { bff, load, page };
}

t.test('under high pressure data is refused, but pages, files and trades are served', async (t) => {
  const { bff, load, page } = await setUp(t);
  const cookie = await bff.signIn();
  load.delay = 150;
  const before = bff.upstream.calls.length;
  for (const url of ['/api/home', '/api/session', '/api/artworks']) {
    const answer = await bff.call('GET', url);
    t.equal(answer.statusCode, 503, url);
    t.equal(answer.json().error.code, 'overloaded');
    t.equal(answer.headers['retry-after'], '2');
  }
  t.equal(bff.upstream.calls.length, before, 'nothing is asked for what is refused');
  for (const url of files) t.equal((await bff.call('GET', url)).statusCode, 200, url);
  for (const headers of [{}, { cookie }]) {
    t.equal((await page('/login', headers)).statusCode, 200);
  }
  const trade = await bff.call('POST', '/api/bids', {
    headers: { cookie, 'idempotency-key': 'key-0123456789' },
    payload: {
      editionId: 21,
      price: 46_000,
      expiresInDays: 30,
      expectedTotal: { amount: 50_710, currency: 'GBP' },
    },
  });
  t.equal(trade.statusCode, 200, 'a trade is made');
});

t.test('a few concurrent requests are always served under pressure', async (t) => {
  const { bff, load, page } = await setUp(t, 16);
  const all = async (count: number) => {
    const asked = Array.from({ length: count }, () => bff.call('GET', '/api/session'));
    return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  };
  load.delay = 250;
  t.strictSame(await all(15), Array(15).fill(200));
  t.equal((await page('/login')).statusCode, 200);
  t.strictSame(
    await all(20),
    [...Array(15).fill(200), ...Array(5).fill(503)],
    'a burst is refused',
  );
  t.strictSame(await all(15), Array(15).fill(200), 'visitors who left hold up no other');
});

t.test('under high pressure only pages rendered before are sent rendered', async (t) => {
  const { load, page } = await setUp(t);
  t.match((await page('/')).body, renderedMark);
  load.delay = 150;
  t.match((await page('/')).body, renderedMark, 'as it was');
  const other = await page('/artworks');
  t.equal(other.statusCode, 200, 'and for the browser to do otherwise');
  t.notMatch(other.body, renderedMark);
});

t.test('under extreme pressure only cached pages and files are served', async (t) => {
  const { bff, load, page } = await setUp(t);
  const cookie = await bff.signIn();
  t.equal((await page('/')).statusCode, 200);
  load.delay = 250;
  t.match((await page('/')).body, renderedMark);
  for (const url of files) t.equal((await bff.call('GET', url)).statusCode, 200, url);
  t.equal((await bff.call('POST', '/api/auth/logout', { headers: { cookie } })).statusCode, 503);
  for (const [url, headers] of [
    ['/login', {}],
    ['/', { cookie }],
    ['/api/connect/google', {}],
  ] as const) {
    const answer = await page(url, headers);
    t.equal(answer.statusCode, 503, url);
    t.equal(answer.headers['retry-after'], '2');
    t.match(answer.headers['content-type'], /^text\/html/);
    t.match(answer.body, /The site is very busy right now/);
    t.match(answer.body, `Reference ${answer.headers['x-request-id']}`);
    const css = /<style>(.*?)<\/style>/s.exec(answer.body)?.[1] ?? 'none';
    t.strictSame(protectionIn(answer.headers), {
      ...protectionOverHttp,
      'content-security-policy': plainPagePolicy(createHash('sha256').update(css).digest('base64')),
    });
  }
  load.delay = 0;
  t.equal((await page('/login')).statusCode, 200, 'and it is over when it is over');
});

t.test('a request for another host gets a page with a link to the site', async (t) => {
  const { page } = await setUp(t);
  const answer = await page('/', { host: '192.168.1.9' });
  t.equal(answer.statusCode, 421);
  t.match(answer.headers['content-type'], /^text\/html/);
  t.match(answer.body, /<a href="http:\/\/localhost">/);
});
