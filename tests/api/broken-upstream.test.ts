import { once } from 'node:events';
import { createServer } from 'node:net';
import t, { type Test } from 'tap';
import { request } from 'undici';
import { startBff, type TestBff } from '../support/bff.ts';
import { quantile } from '../support/open-loop.ts';
import { tradeUnderResets } from '../support/random-resets.ts';
import type { Fault } from '../support/upstream.ts';

const addressed = /127\.0\.0\.1|::1|localhost:|ECONN|UND_ERR|socket|at .*\.[jt]s/i;
const picture = '/media/0190a0b0-0000-4000-8000-000000000001/large.webp';
const limits = { readMs: 5_000, tradeMs: 5_000 };
const form = {
  editionId: 21,
  price: 46_000,
  expiresInDays: 30,
  expectedTotal: { amount: 50_710, currency: 'GBP' },
};

/** A local address without a listener. */
async function deadAddress(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

const trade = (bff: TestBff, cookie: string, key: string) =>
  bff.call('POST', '/api/bids', {
    headers: { cookie, 'idempotency-key': key },
    payload: form,
  });

async function calls(bff: TestBff, cookie: string) {
  return {
    'a public read': () => bff.call('GET', '/api/artworks/11'),
    'a signed-in read': () => bff.call('GET', '/api/account/buying', { headers: { cookie } }),
    'a picture': () => bff.call('GET', picture),
    'a trade': () => trade(bff, cookie, 'key-0123456789'),
  };
}

/** Each fails at once instead of after the timeout for a silent upstream. */
async function isToldAtOnce(t: Test, bff: TestBff, cookie: string, statuses: readonly number[]) {
  for (const [what, call] of Object.entries(await calls(bff, cookie))) {
    const times: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const started = performance.now();
      const answer = await call();
      times.push(performance.now() - started);
      t.ok(statuses.includes(answer.statusCode), `${what}: ${answer.statusCode}`);
      t.notMatch(answer.body, addressed);
      t.ok(answer.json().error.requestId);
      t.equal(answer.headers['cache-control'], 'no-store', 'kept by no cache');
    }
    const best = quantile(times, 0.1);
    t.ok(best < limits.readMs / 20, `${what} is told after ${best.toFixed(1)} ms`);
  }
}

t.test(
  'connection refused by the product API: answers 503 at once, without its address',
  async (t) => {
    const dead = await deadAddress();
    const sessionKeys = [Buffer.alloc(32, 7)];
    const alive = await startBff(t, { limits, sessionKeys });
    const cookie = await alive.signIn();
    const bff = await startBff(t, { limits, sessionKeys, productApiUrl: dead });
    await isToldAtOnce(t, bff, cookie, [503]);
  },
);

for (const [name, fault, status] of [
  ['reset', 'reset', 502],
  ['503', { status: 503 }, 503],
] as const) {
  t.test(
    `${name} from the product API: answers ${status} at once, without its address`,
    async (t) => {
      const bff = await startBff(t, { limits });
      const cookie = await bff.signIn();
      for (const method of ['GET', 'POST'])
        bff.upstream.fail(`${method} /api/bids`, fault as Fault);
      bff.upstream.fail('GET /api/artworks/11', fault as Fault);
      bff.upstream.fail(`GET ${picture}`, fault as Fault);
      await isToldAtOnce(t, bff, cookie, [status]);
    },
  );
}

t.test('a read is retried once, a trade never', async (t) => {
  for (const fault of ['reset', 'cut-off', { status: 503 }] as const) {
    const bff = await startBff(t, { limits });
    const cookie = await bff.signIn();
    bff.upstream.on(`GET ${picture}`, { body: 'picture', type: 'image/webp' });
    for (const [method, path, upstream] of [
      ['GET', '/api/account/buying', 'GET /api/bids'],
      ['GET', '/api/artworks/11', 'GET /api/artworks/11'],
      ...(fault === 'cut-off' ? [] : [['GET', picture, `GET ${picture}`] as const]),
    ] as const) {
      bff.upstream.fail(upstream, fault, 1);
      const answer = await bff.call(method, path, { headers: { cookie } });
      t.equal(answer.statusCode, 200, `${path} ${JSON.stringify(fault)}`);
      t.equal(bff.upstream.callsOf(upstream).length, 2);
    }
    bff.upstream.fail('POST /api/bids/51/place', fault, 1);
    t.ok((await trade(bff, cookie, 'key-0123456789')).statusCode >= 502);
    t.equal(bff.upstream.callsOf('POST /api/bids').length, 1);
    t.equal(bff.upstream.callsOf('POST /api/bids/51/place').length, 1);
  }
});

t.test('of four hundred retried trades under random resets none is placed twice', async (t) => {
  const bff = await startBff(t, { limits });
  const cookie = await bff.signIn();
  const counts = await tradeUnderResets(bff.upstream, 400, async (key) => {
    const answer = await trade(bff, cookie, key);
    const { orderId, error } = answer.json();
    return { status: answer.statusCode, orderId, code: error?.code };
  });
  t.match(counts, { placed: 400, ofTheirOwn: 400, lies: [] });
  t.ok(
    counts.sent <= counts.tries,
    `${counts.tries} tries of people, ${counts.sent} calls upstream`,
  );
  t.ok(counts.tries > 500, 'there was something to repeat');
});

t.test('an error reaches the browser with its whole body over a real socket', async (t) => {
  const bff = await startBff(t, { limits });
  bff.upstream.fail('GET /api/artworks/11', 'reset');
  const url = await bff.app.listen({ port: 0, host: '127.0.0.1' });
  const { statusCode, headers, body } = await request(`${url}/api/artworks/11`, {
    headers: { host: 'localhost' },
  });
  t.equal(statusCode, 502);
  t.equal(headers['content-length'], String(Buffer.byteLength(await body.text())));
});
