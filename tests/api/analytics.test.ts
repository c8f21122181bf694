import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { startBff, type TestBff } from '../support/bff.ts';
import { until } from '../support/until.ts';
import { ada, jwtOf } from '../support/wire-fixtures.ts';

const config = { publicUrl: 'http://localhost', trustProxy: false, sandbox: true } as const;
const passing = 'POST /api/profiles/produce/google-analytics';
const consents = `deckle-consent=yes.${Date.now() - 1_000}`;

const start = (t: Test, more: Parameters<typeof startBff>[1] = {}) =>
  startBff(t, { config: { ...config, hasAnalytics: true }, ...more });

/** Events are sent after the answer, so wait for them. */
async function counted(bff: TestBff, many = 1): Promise<Record<string, unknown>[]> {
  await until(() => bff.upstream.callsOf(passing).length >= many);
  return bff.upstream.callsOf(passing).map(({ body }) => body as Record<string, unknown>);
}

async function nothingCounted(t: Test, bff: TestBff): Promise<void> {
  await sleep(60);
  t.strictSame(await counted(bff, 0), []);
}

const view = { name: 'view_artwork_1', artworkId: 12 };
const look = (bff: TestBff, cookie: string, headers: Record<string, string> = {}) =>
  bff.call('POST', '/api/analytics/events', { payload: view, headers: { cookie, ...headers } });

const total = { amount: 50_710, currency: 'GBP' };
const bidForm = { editionId: 21, price: 46_000, expiresInDays: 30, expectedTotal: total };
const purchase = { editionId: 21, askId: 31, expectedTotal: total };
const bought = { body: { data: { id: 51, status: 'Done', orderId: 71 } } };

const trade = (
  bff: TestBff,
  url: string,
  payload: object,
  cookie: string,
  key = 'key-0123456789',
) => bff.call('POST', url, { payload, headers: { cookie, 'idempotency-key': key } });

t.test(
  'counts events of signed-in users who consented, by ids that do not identify them',
  async (t) => {
    const bff = await start(t);
    const session = await bff.signIn();
    const answer = await look(bff, `${session}; ${consents}`);
    t.equal(answer.statusCode, 200);
    const [event] = await counted(bff);
    t.match(event, { event: 'view_artwork_1', params: { artwork_id: '12' } });
    t.match(event?.clientId, /^\d{1,10}\.\d{10}$/);
    t.match(event?.sessionId, /^\d{10}$/);
    const set = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]));
    const [client, visit] = [set['deckle-visit-client'], set['deckle-visit-session']];
    const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' };
    t.strictSame({ ...client }, { ...client, ...attributes, maxAge: 395 * 86_400 });
    t.strictSame({ ...visit }, { ...visit, ...attributes, maxAge: 1_800 });
    t.strictSame([client?.value, visit?.value], [event?.clientId, event?.sessionId]);
    const [call] = bff.upstream.callsOf(passing);
    t.match(call?.headers.authorization, /^Bearer /);
    t.notMatch(JSON.stringify(event), /ada|Lovelace|canary/i);
  },
);

t.test('a visit keeps its ids, and a client id is renewed after thirteen months', async (t) => {
  const bff = await start(t);
  const session = await bff.signIn();
  const now = Math.floor(Date.now() / 1000);
  const kept = `deckle-visit-client=77.${now - 394 * 86_400}; deckle-visit-session=${now - 60}`;
  const answer = await look(bff, `${session}; ${consents}; ${kept}`);
  t.strictSame(
    answer.cookies.map(({ name }) => name),
    ['deckle-visit-session'],
  );
  const old = `deckle-visit-client=77.${now - 396 * 86_400}; deckle-visit-session=x`;
  await look(bff, `${session}; ${consents}; ${old}`);
  const [first, second] = await counted(bff, 2);
  t.match(first, { clientId: `77.${now - 394 * 86_400}`, sessionId: String(now - 60) });
  t.not(String(second?.clientId).split('.')[0], '77');
  t.match(second?.sessionId, /^\d{10}$/);
});

t.test(
  'sets no cookies and sends no events without consent, for visitors, and where analytics is off',
  async (t) => {
    const bff = await start(t);
    const session = await bff.signIn();
    const expired = `deckle-consent=yes.${Date.now() - 183 * 86_400_000}`;
    const refused = `deckle-consent=no.${Date.now() - 1_000}`;
    const without = [session, `${session}; ${refused}`, `${session}; ${expired}`, consents, ''];
    for (const cookie of [...without, `${session}; deckle-consent=yes`]) {
      const answer = await look(bff, cookie);
      t.equal(answer.statusCode, 200, 'and says nothing of it');
      t.strictSame(
        answer.cookies.filter(({ name }) => name.includes('visit')),
        [],
      );
    }
    t.equal((await look(bff, session, { 'sec-gpc': '1' })).cookies.length, 0);
    await nothingCounted(t, bff);
    const plain = await startBff(t);
    const cookie = `${await plain.signIn()}; ${consents}`;
    t.equal((await look(plain, cookie)).cookies.length, 0);
    await nothingCounted(t, plain);
  },
);

t.test('explicit consent overrides the browser’s Global Privacy Control', async (t) => {
  const bff = await start(t);
  await look(bff, `${await bff.signIn()}; ${consents}`, { 'sec-gpc': '1' });
  t.equal((await counted(bff)).length, 1);
});

t.test('counts placed trades, with amounts and ids', async (t) => {
  const bff = await start(t);
  const cookie = `${await bff.signIn()}; ${consents}`;
  bff.upstream.on('POST /api/bids/51/place', bought);
  t.equal((await trade(bff, '/api/purchases', purchase, cookie)).statusCode, 200);
  const payout = { amount: 54_600, currency: 'GBP' };
  const ask = { editionId: 21, price: 60_000, expiresInDays: 0, dhlInsurance: false };
  await trade(bff, '/api/asks', { ...ask, expectedPayout: payout }, cookie);
  const [bid, list] = await counted(bff, 2);
  t.match(bid, {
    event: 'purchase_1',
    params: { currency: 'GBP', value: 507.1, transaction_id: '71', item_id: '21' },
  });
  t.match(list, { event: 'list_1', params: { value: 546, transaction_id: '61' } });
});

t.test('counts a bid in the book as a bid, and does not count a failed trade', async (t) => {
  const bff = await start(t);
  const cookie = `${await bff.signIn()}; ${consents}`;
  const bid = (key: string) => trade(bff, '/api/bids', bidForm, cookie, key);
  bff.upstream.fail('POST /api/bids/:id/place', { status: 503 }, 1);
  t.not((await bid('a-key-of-this-bid-00001')).statusCode, 200);
  await nothingCounted(t, bff);
  const placed = await bid('a-key-of-this-bid-00002');
  t.equal(placed.statusCode, 200, placed.body);
  t.match((await counted(bff))[0], { event: 'bid_1' });
});

t.test('a slow product API does not delay a trade', async (t) => {
  const bff = await start(t, { limits: { readMs: 5_000, tradeMs: 20_000 } });
  const cookie = `${await bff.signIn()}; ${consents}`;
  bff.upstream.fail(passing, 'silent');
  const placed = await trade(bff, '/api/bids', bidForm, cookie);
  t.equal(placed.statusCode, 200);
  t.notOk(
    bff.logs.some(({ event }) => event === 'analytics.failed'),
    'answered before the event was given up',
  );
  for (let left = 60; left > 0; left -= 1) {
    if (bff.logs.some(({ event }) => event === 'analytics.failed')) break;
    await sleep(100);
  }
  const failed = bff.logs.find(({ event }) => event === 'analytics.failed');
  t.match(failed, { name: 'bid_1', why: 'upstream.timeout' });
});

t.test('limits the number of events waiting for an answer', async (t) => {
  const bff = await start(t);
  const cookie = `${await bff.signIn()}; ${consents}`;
  bff.upstream.fail(passing, 'silent');
  for (let index = 0; index < 18; index += 1) await look(bff, cookie);
  await sleep(50);
  const dropped = bff.logs.filter(({ why }) => why === 'too-many');
  t.equal(dropped.length, 2);
  t.equal(bff.upstream.callsOf(passing).length, 16);
});

t.test('a failed event is logged, and the request still succeeds', async (t) => {
  const bff = await start(t);
  const cookie = `${await bff.signIn()}; ${consents}`;
  bff.upstream.fail(passing, { status: 500 });
  t.equal((await look(bff, cookie)).statusCode, 200);
  await counted(bff);
  await until(() => bff.logs.some(({ event }) => event === 'analytics.failed'));
  const failed = bff.logs.find(({ event }) => event === 'analytics.failed');
  t.match(failed, { name: 'view_artwork_1', level: 40 });
  t.match(
    bff.logs.find(({ event, route }) => event === 'request' && route === '/api/analytics/events'),
    {
      status: 200,
    },
  );
});

t.test('counts a sign-up when the e-mail address is confirmed with consent', async (t) => {
  const bff = await start(t);
  const payload = { confirmation: 'a-token' };
  await bff.call('POST', '/api/auth/confirm-email', { payload });
  await nothingCounted(t, bff);
  bff.upstream.on('GET /api/auth/email-confirmation', { body: { jwt: jwtOf(), user: ada } });
  await bff.call('POST', '/api/auth/confirm-email', { payload, headers: { cookie: consents } });
  t.match((await counted(bff))[0], { event: 'sign_up_1', params: { method: 'e-mail' } });
});

t.test('accepts only listed events with their own fields', async (t) => {
  const bff = await start(t);
  const cookie = `${await bff.signIn()}; ${consents}`;
  const wrong = [
    { name: 'purchase_1', artworkId: 1 },
    { name: 'view_artist_1', artworkId: 1 },
    { name: 'view_artwork_1', artworkId: 1, email: 'ada@canary.example' },
    { name: 'view_artwork_1', artworkId: -1 },
    { name: 'view_artwork_1', artworkId: '1' },
    {},
  ];
  for (const payload of wrong) {
    const answer = await bff.call('POST', '/api/analytics/events', {
      payload,
      headers: { cookie },
    });
    t.equal(answer.statusCode, 400, JSON.stringify(payload));
  }
  await nothingCounted(t, bff);
});
