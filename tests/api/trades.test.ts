import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { classOf } from '../../server/support/class-of.ts';
import { type LogLine, parseLine } from '../../server/support/log-line.ts';
import { showFound } from '../../server/support/show-found.ts';
import { placedAsk, placedBid } from '../../shared/contracts/account.ts';
import { hastyLimits, startBff, type TestBff } from '../support/bff.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { ada, bid } from '../support/wire-fixtures.ts';

const key = 'key-0123456789';
const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const bidForm = { editionId: 21, price: 46_000, expiresInDays: 30, expectedTotal: gbp(50_710) };
const askForm = {
  editionId: 21,
  price: 60_000,
  expiresInDays: 0,
  dhlInsurance: false,
  expectedPayout: gbp(54_600),
};
const buyForm = { editionId: 21, askId: 31, expectedTotal: gbp(50_710) };
const sellForm = { editionId: 21, bidId: 41, dhlInsurance: true, expectedPayout: gbp(54_600) };

async function post(bff: TestBff, url: string, payload: object, headers: object = {}) {
  const cookie = await bff.signIn();
  return bff.call('POST', url, {
    payload,
    headers: { cookie, 'idempotency-key': key, ...headers },
  });
}

const failed = (bff: TestBff) => bff.logs.filter((line) => line.event === 'trade.failed');

t.test('places a bid in the steps draft, compare and place, each with its own key', async (t) => {
  const bff = await startBff(t);
  const answer = await post(bff, '/api/bids', bidForm);
  t.equal(answer.statusCode, 200);
  t.strictSame(placedBid.parse(answer.json()), { bidId: 51, orderId: null });
  const [draft] = bff.upstream.callsOf('POST /api/bids');
  t.strictSame(draft?.body, {
    type: 'bid',
    editionId: 21,
    price: 46_000,
    expiresInDays: 30,
    status: 'Draft',
  });
  t.equal(draft?.headers['idempotency-key'], `${key}.draft`);
  const [place] = bff.upstream.callsOf('POST /api/bids/51/place');
  t.equal(place?.headers['idempotency-key'], `${key}.place`);
  t.match(place?.headers.authorization, /^Bearer eyJ/);
  const told = bff.logs.find((line) => line.event === 'trade.placed');
  t.match(told, { userId: ada.id, kind: 'bid', editionId: 21, bidId: 51, orderId: null });
});

t.test('buys, lists and sells with the fields of each form', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/bids/51/place', {
    body: { data: { id: 51, status: 'Done', orderId: 71 } },
  });
  const bought = await post(bff, '/api/purchases', buyForm);
  t.strictSame(placedBid.parse(bought.json()), { bidId: 51, orderId: 71 });
  t.strictSame(bff.upstream.callsOf('POST /api/bids')[0]?.body, {
    type: 'buy',
    editionId: 21,
    lowestAskId: 31,
    status: 'Draft',
  });
  const listed = await post(bff, '/api/asks', askForm);
  t.strictSame(placedAsk.parse(listed.json()), {
    askId: 61,
    status: 'PendingAuthentication',
    orderId: null,
  });
  const sold = await post(bff, '/api/sales', sellForm);
  t.strictSame(placedAsk.parse(sold.json()), { askId: 61, status: 'Done', orderId: 71 });
  const bodies = bff.upstream.callsOf('POST /api/asks').map(({ body }) => body);
  t.strictSame(bodies, [
    {
      type: 'ask',
      editionId: 21,
      price: 60_000,
      expiresInDays: 0,
      dhlInsurance: false,
      isBulk: false,
      status: 'Draft',
    },
    { type: 'sell', editionId: 21, dhlInsurance: true, isBulk: false, status: 'Draft' },
  ]);
  const places = bff.upstream.callsOf('POST /api/asks/61/place/:bid').map(({ path }) => path);
  t.strictSame(places, ['/api/asks/61/place/0', '/api/asks/61/place/41']);
});

t.test('a total other than the agreed one is a 409, and nothing is placed', async (t) => {
  const bff = await startBff(t);
  await bff.call('GET', '/api/artworks/11');
  for (const expectedTotal of [gbp(50_709), { amount: 50_710, currency: 'EUR' }]) {
    const answer = await post(bff, '/api/bids', { ...bidForm, expectedTotal });
    t.equal(answer.statusCode, 409);
    const { code, next } = answer.json().error;
    t.equal(code, 'trade.price-changed');
    t.strictSame(next, { price: gbp(50_710), orderId: null });
  }
  const payout = await post(bff, '/api/asks', { ...askForm, expectedPayout: gbp(1) });
  t.equal(payout.json().error.code, 'trade.price-changed');
  await bff.call('GET', '/api/artworks/11');
  t.equal(bff.upstream.callsOf('GET /api/artworks/11').length, 2, 'the page reads its fees anew');
  t.equal(bff.upstream.callsOf('POST /api/bids/51/place').length, 0);
  t.equal(bff.upstream.callsOf('POST /api/asks/61/place/:bid').length, 0);
  t.match(failed(bff)[0], { step: 'compare', code: 'trade.price-changed', cause: 'refused-here' });
});

for (const [url, form, agreed] of [
  ['/api/bids', bidForm, 'expectedTotal'],
  ['/api/purchases', buyForm, 'expectedTotal'],
  ['/api/asks', askForm, 'expectedPayout'],
  ['/api/sales', sellForm, 'expectedPayout'],
] as const) {
  t.test(`a draft worth less or more than agreed is not placed by ${url}`, async (t) => {
    const bff = await startBff(t);
    const { amount } = agreed in form ? Object(form)[agreed] : t.fail(agreed);
    for (const other of [amount - 1, amount + 1, amount / 100, amount * 100]) {
      const answer = await post(bff, url, { ...form, [agreed]: gbp(Math.round(other)) });
      t.equal(answer.statusCode, 409, `${other} agreed, ${amount} drafted`);
      const { code, next } = answer.json().error;
      t.strictSame([code, next], ['trade.price-changed', { price: gbp(amount), orderId: null }]);
    }
    const writes = bff.upstream.calls.filter(({ method }) => method !== 'GET');
    t.notOk(
      writes.some(({ path }) => /\/place/.test(path)),
      'nothing is placed',
    );
    t.equal((await post(bff, url, form)).statusCode, 200, 'only the very amount is');
  });
}

t.test('a reused key with another agreed amount does not touch the placed bid', async (t) => {
  const bff = await startBff(t);
  for (const status of ['Approved', 'Done'] as const) {
    bff.upstream.on('GET /api/bids/51', {
      body: { data: { id: 51, attributes: bid({ status }) }, meta: {} },
    });
    const answer = await post(bff, '/api/bids', { ...bidForm, expectedTotal: gbp(1) });
    t.equal(answer.statusCode, 409);
    t.equal(answer.json().error.code, 'request.key-reused');
  }
  const writes = bff.upstream.calls.filter(({ method }) => method !== 'GET');
  t.strictSame(
    writes.map(({ method, path }) => `${method} ${path}`).filter((call) => /bids/.test(call)),
    ['POST /api/bids', 'POST /api/bids'],
  );
});

t.test('an id out of range is refused before any call', async (t) => {
  const bff = await startBff(t);
  const answer = await post(bff, '/api/bids', { ...bidForm, editionId: 2_147_483_648 });
  t.equal(answer.statusCode, 400);
  t.equal(bff.upstream.callsOf('POST /api/bids').length, 0);
});

t.test('a trade without a valid Idempotency-Key is not drafted', async (t) => {
  const bff = await startBff(t);
  for (const [value, code] of [
    ['', 'request.key-missing'],
    ['short', 'request.invalid'],
    ['with space in it', 'request.invalid'],
    // The BFF's own endings would make it another request's key.
    ['a-key-of-this-bid.place', 'request.invalid'],
    ['x'.repeat(101), 'request.invalid'],
  ] as const) {
    for (const [url, form] of [
      ['/api/bids', bidForm],
      ['/api/purchases', buyForm],
      ['/api/asks', askForm],
      ['/api/sales', sellForm],
    ] as const) {
      const answer = await post(bff, url, form, { 'idempotency-key': value });
      t.equal(answer.statusCode, 400);
      t.equal(answer.json().error.code, code);
    }
  }
  t.equal(bff.upstream.callsOf('POST /api/bids').length, 0);
  t.equal(bff.upstream.callsOf('POST /api/asks').length, 0);
});

t.test('refuses a status, an owner or a fee in the form', async (t) => {
  const bff = await startBff(t);
  for (const extra of [{ status: 'Approved' }, { userId: 1 }, { fees: {} }, { type: 'buy' }]) {
    const answer = await post(bff, '/api/bids', { ...bidForm, ...extra });
    t.equal(answer.statusCode, 400, JSON.stringify(extra));
  }
  t.equal(bff.upstream.callsOf('POST /api/bids').length, 0);
});

t.test('trading requires authentication', async (t) => {
  const bff = await startBff(t);
  for (const url of ['/api/bids', '/api/purchases', '/api/asks', '/api/sales']) {
    const answer = await bff.call('POST', url, {
      payload: {},
      headers: { 'idempotency-key': key },
    });
    t.equal(answer.statusCode, 401);
    t.equal(answer.json().error.code, 'auth.required');
  }
  t.equal((await bff.call('DELETE', '/api/bids/51')).statusCode, 401);
});

t.test('a lost race gets the specified message and the next price', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/bids/51/place', {
    status: 409,
    body: wireErrorBody(409, 'whatever', { code: 'trade.ask-sold', next: gbp(52_000) }),
  });
  const answer = await post(bff, '/api/purchases', buyForm);
  t.equal(answer.statusCode, 409);
  const { error } = answer.json();
  t.equal(error.message, 'This ask has already been sold');
  t.strictSame(error.next.price, gbp(52_000));
  t.match(failed(bff)[0], {
    userId: ada.id,
    kind: 'purchase',
    editionId: 21,
    askId: 31,
    bidId: 51,
    step: 'place',
    cause: 'status',
    upstreamCall: 'POST /api/bids/{}/place',
    upstreamStatus: 409,
    upstreamCode: 'trade.ask-sold',
    shown: 'This ask has already been sold',
    requestId: error.requestId,
  });
});

const outcomeDone = (id: number, orderId: number | null) => ({
  body: {
    data: {
      outcome: 'done',
      answer: { data: { id, status: orderId ? 'Done' : 'Approved', orderId } },
    },
  },
});

t.test('a draft that fails is reported as not sent, and not retried', async (t) => {
  const bff = await startBff(t);
  bff.upstream.fail('POST /api/bids', 'reset');
  const answer = await post(bff, '/api/bids', bidForm);
  t.equal(answer.json().error.code, 'upstream.unavailable');
  t.equal(bff.upstream.callsOf('POST /api/bids').length, 1, 'and is not tried again');
  t.match(failed(bff)[0], { step: 'draft', cause: 'reset' });
});

t.test('an answer lost after sending is unknown, and the call is not repeated', async (t) => {
  for (const fault of ['reset', 'cut-off', 'not-json', 'silent', { status: 500 }] as const) {
    const bff = await startBff(t, fault === 'silent' ? { limits: hastyLimits } : {});
    bff.upstream.fail('POST /api/bids/51/place', fault);
    const answer = await post(bff, '/api/bids', bidForm);
    t.equal(answer.statusCode, fault === 'silent' ? 504 : 502);
    t.equal(answer.json().error.code, 'trade.unknown-outcome');
    t.equal(bff.upstream.callsOf('POST /api/bids/51/place').length, 1);
    t.match(failed(bff)[0], { step: 'place', bidId: 51, code: 'trade.unknown-outcome' });
  }
});

t.test('an answer with another id, an unplaced status or a redirect is looked up', async (t) => {
  const another = { status: 'Approved', orderId: null };
  for (const answer of [
    { body: { data: { id: 52, ...another } } },
    { body: { data: { id: 51, status: 'Voided', orderId: null } } },
    { body: { data: { id: 51, status: 'Draft', orderId: null } } },
    { status: 302, body: null },
  ] as const) {
    const bff = await startBff(t);
    bff.upstream.on('POST /api/bids/51/place', answer);
    bff.upstream.on('POST /api/trades/outcome', outcomeDone(52, 71));
    const told = await post(bff, '/api/bids', bidForm);
    t.match(told.json(), { error: { code: 'trade.unknown-outcome' } });
    t.match(failed(bff)[0], { step: 'place', bidId: 51 });
    t.equal(bff.upstream.callsOf('POST /api/trades/outcome').length, 1, 'looked up');
  }
});

t.test('a withdrawal with an unexpected answer is looked up', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  bff.upstream.on('GET /api/bids/51', {
    body: { data: { id: 51, attributes: bid({ status: 'Approved' }) }, meta: {} },
  });
  const withdraw = () => bff.call('DELETE', '/api/bids/51', { headers: { cookie } });
  for (const body of [{ data: { id: 52 } }, { data: null }, { maintenance: true }]) {
    bff.upstream.on('DELETE /api/bids/51', { body });
    bff.upstream.on('POST /api/trades/outcome', { body: { data: { outcome: 'in-progress' } } });
    t.match((await withdraw()).json(), { error: { code: 'trade.unknown-outcome' } });
    t.match(failed(bff).at(-1), { step: 'void', bidId: 51, lookedUp: 'in-progress' });
    bff.upstream.on('POST /api/trades/outcome', { body: { data: { outcome: 'not-done' } } });
    t.match((await withdraw()).json(), { error: { code: 'trade.not-done' } });
    bff.upstream.on('POST /api/trades/outcome', {
      body: { data: { outcome: 'done', answer: { data: { id: 51 } } } },
    });
    t.equal((await withdraw()).statusCode, 200);
  }
});

t.test('a lost answer whose look-up says done is a success', async (t) => {
  const bff = await startBff(t);
  bff.upstream.fail('POST /api/bids/51/place', 'reset');
  bff.upstream.on('POST /api/trades/outcome', outcomeDone(51, 71));
  const bought = await post(bff, '/api/purchases', buyForm);
  t.equal(bought.statusCode, 200);
  t.strictSame(bought.json(), { bidId: 51, orderId: 71 });
  const [outcomeCall] = bff.upstream.callsOf('POST /api/trades/outcome');
  const [placing] = bff.upstream.callsOf('POST /api/bids/51/place');
  t.strictSame(outcomeCall?.body, { key: placing?.headers['idempotency-key'] });
  bff.upstream.fail('POST /api/asks/61/place/:bid', 'cut-off');
  bff.upstream.on('POST /api/trades/outcome', outcomeDone(61, null));
  const listed = await post(bff, '/api/asks', askForm);
  t.strictSame(listed.json(), { askId: 61, status: 'Approved', orderId: null });
  t.equal(bff.upstream.callsOf('POST /api/bids/51/place').length, 1);
  t.equal(bff.logs.filter((line) => line.event === 'trade.found').length, 2);
});

t.test('a connection refused while placing is reported as not sent', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/bids', async () => {
    bff.upstream.refuse();
    // The BFF takes notice that its other connections have ended.
    await sleep(100);
    return { body: { data: { id: 51, attributes: bid() }, meta: {} } };
  });
  const answer = await post(bff, '/api/bids', bidForm);
  t.equal(answer.statusCode, 503);
  t.equal(answer.json().error.code, 'upstream.unavailable');
  t.match(failed(bff), [{ step: 'place', bidId: 51, cause: 'refused' }]);
});

t.test('a trade is visible in the user’s next read', async (t) => {
  const bff = await startBff(t);
  await bff.call('GET', '/api/artworks/11');
  await bff.call('GET', '/api/artworks/11');
  t.equal(bff.upstream.callsOf('GET /api/artworks/11').length, 1, 'kept for a moment');
  await post(bff, '/api/bids', bidForm);
  await bff.call('GET', '/api/artworks/11');
  t.equal(bff.upstream.callsOf('GET /api/artworks/11').length, 2, 'read anew after the trade');
});

t.test('withdraws the user’s own bid or ask, and the next read shows it', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  await bff.call('GET', '/api/artworks/11');
  for (const [url, upstream] of [
    ['/api/bids/51', 'DELETE /api/bids/51'],
    ['/api/asks/61', 'DELETE /api/asks/61'],
  ] as const) {
    const answer = await bff.call('DELETE', url, { headers: { cookie } });
    t.equal(answer.statusCode, 200);
    t.equal(bff.upstream.callsOf(upstream).length, 1);
  }
  await bff.call('GET', '/api/artworks/11');
  t.equal(bff.upstream.callsOf('GET /api/artworks/11').length, 2);
  const anothers = await bff.call('DELETE', '/api/bids/52', { headers: { cookie } });
  t.equal(anothers.statusCode, 404);
  t.equal(bff.upstream.callsOf('DELETE /api/bids/52').length, 0);
});

t.test('an unreadable trade is logged with its reason, without its values', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const headers = { cookie, 'idempotency-key': key, 'content-type': 'application/json' };
  const sent = [
    ['unknown-field: fee', JSON.stringify({ ...bidForm, fee: 'Private' }), {}],
    ['unknown-field', JSON.stringify({ ...bidForm, 'ada private@example.com': 1 }), {}],
    ['not-json', '{"editionId":', {}],
    ['empty', '', {}],
    ['not-an-object', '[]', {}],
    ['media-type', '<Private/>', { 'content-type': 'text/xml' }],
  ] as const;
  for (const [reason, payload, more] of sent) {
    const answer = await bff.call('POST', '/api/bids', {
      payload,
      headers: { ...headers, ...more },
    });
    t.equal(answer.json().error.code, 'request.invalid', reason);
    t.notOk('reason' in answer.json().error);
    const line = failed(bff).at(-1);
    t.match(line, { code: 'request.invalid', kind: 'bid', reason });
    t.equal(line?.fields, undefined);
    t.match(showFound({ line: logLineOf(line), class: 'invalid-input' }), `reason   ${reason}`);
  }
  t.notMatch(JSON.stringify(bff.logs), /private/i);
});

t.test('an unknown bid or edition is logged as not-found', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const headers = { cookie, 'idempotency-key': key };
  t.equal((await bff.call('DELETE', '/api/bids/abc', { headers })).statusCode, 404);
  t.equal(classOf(logLineOf(failed(bff).at(-1))), 'not-found');
  bff.upstream.on('POST /api/bids', { status: 404, body: wireErrorBody(404, 'Not Found') });
  const unknown = { ...bidForm, editionId: 2_147_483_647 };
  t.equal((await bff.call('POST', '/api/bids', { payload: unknown, headers })).statusCode, 404);
  t.equal(classOf(logLineOf(failed(bff).at(-1))), 'not-found');
});

function logLineOf(line: object | undefined): LogLine {
  const read = parseLine(JSON.stringify({ time: 1, ...line }));
  if (!read) throw new Error('not a line of ours');
  return read;
}
