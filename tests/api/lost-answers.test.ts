import { randomBytes } from 'node:crypto';
import t, { type Test } from 'tap';
import { hashPassword } from '../../product-api/auth/passwords.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { startBff, type TestBff } from '../support/bff.ts';
import { startLosingProxy } from '../support/losing-proxy.ts';
import { insertAsk } from '../support/orders.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { serveApi } from '../support/serve-api.ts';

const password = 'canary-password-1';
const limits = { readMs: 30_000, tradeMs: 30_000 };

/** Two BFFs, each with its own product API process, on one database. */
async function setUp(t: Test) {
  const api = await startTestProductApi(t);
  const other = await serveApi(api.databaseUrl, api.deps.dataDir, 5);
  t.teardown(() => other.stop());
  const proxy = await startLosingProxy(t, await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const common = { limits, sessionKeys: [randomBytes(32)] };
  const here = await startBff(t, { ...common, productApiUrl: proxy.url });
  const there = await startBff(t, { ...common, productApiUrl: other.address });
  const email = 'ada@canary.example';
  const ada = await createUser(api.db, {
    values: { email, passwordHash: await hashPassword(password) },
  });
  const signedIn = await here.call('POST', '/api/auth/login', {
    payload: { identifier: email, password },
  });
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = async (bff: TestBff, path: string, key: string, payload: object) => {
    const headers = { cookie, 'idempotency-key': key };
    const answer = await bff.call('POST', path, { headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  /** The total that the page would calculate. */
  const agreed = async (path: string, form: object, seen: 'expectedTotal' | 'expectedPayout') => {
    const guess = { ...form, [seen]: { amount: 1, currency: 'GBP' } };
    const { body } = await send(there, path, `guess-${randomBytes(8).toString('hex')}`, guess);
    return { ...form, [seen]: body.error.next.price };
  };
  const editionId = api.catalogue.editionIds[0]!;
  return { api, ada, proxy, here, there, cookie, send, agreed, editionId };
}

t.test(
  'a bid whose answer and look-up are lost is found by its key through another copy',
  async (t) => {
    const { api, proxy, here, there, send, agreed, editionId } = await setUp(t);
    const form = await agreed(
      '/api/bids',
      { editionId, price: 46_000, expiresInDays: 30 },
      'expectedTotal',
    );
    proxy.lose(/^POST \/api\/(bids\/\d+\/place|trades\/outcome)/);
    const unknown = await send(here, '/api/bids', 'key-lost-bid-1', form);
    t.match(unknown, { status: 502, body: { error: { code: 'trade.unknown-outcome' } } });
    t.equal(proxy.lost.filter((call) => call.endsWith('place')).length, 1, 'sent once');

    const found = await send(there, '/api/bids', 'key-lost-bid-1', form);
    t.equal(found.status, 200, 'another copy, another product API: the first answer');
    proxy.lose(null);
    t.strictSame(await send(here, '/api/bids', 'key-lost-bid-1', form), found);
    const placed = (await api.db.select().from(bids)).filter(({ status }) => status !== 'Draft');
    t.strictSame(
      placed.map(({ id }) => id),
      [found.body.bidId],
      'and one bid',
    );
  },
);

t.test('a purchase lost at any step is made once, and its repeat returns the order', async (t) => {
  const { api, proxy, here, there, send, agreed, editionId } = await setUp(t);
  const seller = await createUser(api.db);
  const steps = [/^POST \/api\/bids$/, /^POST \/api\/(bids\/\d+\/place|trades\/outcome)/];
  for (const [at, losing] of steps.entries()) {
    const askId = await insertAsk(api.db, { userId: seller.id, editionId, price: 50_000 + at });
    const form = await agreed('/api/purchases', { editionId, askId }, 'expectedTotal');
    proxy.lose(losing);
    const first = await send(here, '/api/purchases', `key-lost-buy-${at}`, form);
    t.ok(first.status >= 502);
    const found = await send(there, '/api/purchases', `key-lost-buy-${at}`, form);
    t.equal(found.status, 200);
    t.ok(found.body.orderId > 0);
    proxy.lose(null);
    t.strictSame(await send(here, '/api/purchases', `key-lost-buy-${at}`, form), found);
    t.equal((await api.db.select().from(orders)).length, at + 1);
  }
});

t.test('a lost answer that the look-up finds is returned to the browser', async (t) => {
  const { proxy, here, send, agreed, editionId } = await setUp(t);
  const form = await agreed(
    '/api/asks',
    { editionId, price: 60_000, expiresInDays: 30, dhlInsurance: false },
    'expectedPayout',
  );
  proxy.lose(/^POST \/api\/asks\/\d+\/place/);
  const told = await send(here, '/api/asks', 'key-lost-ask-1', form);
  t.equal(told.status, 200);
  t.match(
    here.logs.find(({ event }) => event === 'trade.found'),
    { kind: 'ask', askId: told.body.askId, cause: 'reset' },
  );
});

t.test('the same trade sent to both copies at the same time is placed once', async (t) => {
  const { api, here, there, send, agreed, editionId } = await setUp(t);
  const form = await agreed(
    '/api/bids',
    { editionId, price: 46_000, expiresInDays: 30 },
    'expectedTotal',
  );
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      send(at % 2 === 0 ? here : there, '/api/bids', 'key-both-at-once', form),
    ),
  );
  for (const { status, body } of answers) {
    if (status !== 200) t.equal(body.error.code, 'request.in-progress');
  }
  const made = (await api.db.select().from(bids)).filter(({ status }) => status === 'Approved');
  t.equal(made.length, 1);
  const again = await send(there, '/api/bids', 'key-both-at-once', form);
  t.match(again, { status: 200, body: { bidId: made[0]!.id } });
});

t.test('a withdrawal whose answer is lost is looked up, and can be repeated', async (t) => {
  const { api, ada, proxy, here, there, cookie, editionId } = await setUp(t);
  const askId = await insertAsk(api.db, { userId: ada.id, editionId, price: 70_000 });
  const withdraw = (bff: TestBff) =>
    bff.call('DELETE', `/api/asks/${askId}`, { headers: { cookie } });
  proxy.lose(/^DELETE /);
  t.equal((await withdraw(here)).statusCode, 200);
  t.equal(proxy.lost.length, 1);
  t.ok(here.logs.some(({ event, kind }) => event === 'trade.found' && kind === 'void-ask'));
  t.equal((await withdraw(there)).statusCode, 200, 'a person who got no answer may repeat it');
  const [ask] = (await api.db.select().from(asks)).filter(({ id }) => id === askId);
  t.equal(ask?.status, 'Voided');
});

t.test('the outcome of a lost trade is final', async (t) => {
  const { api, proxy, here, there, send, agreed, editionId } = await setUp(t);
  const outcome = async (key: string) =>
    (await send(there, '/api/trades/outcome', 'none', { key })).body;
  const form = await agreed(
    '/api/bids',
    { editionId, price: 46_000, expiresInDays: 30 },
    'expectedTotal',
  );
  proxy.lose(/^POST \/api\/(bids\/\d+\/place|trades\/outcome)/);
  t.equal((await send(here, '/api/bids', 'key-unheard-1', form)).status, 502);
  const [placed] = (await api.db.select().from(bids)).filter(({ status }) => status !== 'Draft');
  t.strictSame(await outcome('key-unheard-1'), { outcome: 'done', id: placed?.id, orderId: null });

  t.strictSame(await outcome('key-unheard-2'), { outcome: 'not-done' });
  proxy.lose(null);
  const late = await send(here, '/api/bids', 'key-unheard-2', form);
  t.match(late, { status: 409, body: { error: { code: 'trade.not-done' } } });
  const standing = (await api.db.select().from(bids)).filter(({ status }) => status !== 'Draft');
  t.equal(standing.length, 1, 'what came late was refused');
});

t.test('a trade that a proxy answers with an error is looked up', async (t) => {
  const { api, proxy, here, send, agreed, editionId } = await setUp(t);
  for (const [at, status] of [408, 413, 429, 499, 502, 503].entries()) {
    const price = 46_000 + at * 1_000;
    const form = await agreed(
      '/api/bids',
      { editionId, price, expiresInDays: 30 },
      'expectedTotal',
    );
    proxy.answerInstead(/^POST \/api\/bids\/\d+\/place/, status);
    const told = await send(here, '/api/bids', `key-proxy-${status}`, form);
    t.equal(told.status, 200, `${status} after it went through`);
    const made = (await api.db.select().from(bids)).filter(({ id }) => id === told.body.bidId);
    t.match(made, [{ status: 'Approved', price }]);
  }
});
