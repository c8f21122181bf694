import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { z } from 'zod';
import { type Fault, startUpstream, wireErrorBody } from '../../tests/support/upstream.ts';
import { HttpError } from '../errors.ts';
import { type Caller, visitorCaller } from './caller.ts';
import { type Call, createUpstream, type Upstream } from './client.ts';
import type { CallKind } from './failure.ts';
import { path } from './path.ts';

const answer = z.object({ data: z.object({ id: z.int() }) });
/** Milliseconds: long enough for a busy machine, except where a fault must run into them. */
const longLimits = { readMs: 30_000, tradeMs: 30_000 };
const shortLimits = { readMs: 150, tradeMs: 300 };
const visitor: Caller = { ...visitorCaller('test'), requestId: 'request-1' };

const call = (kind: CallKind, method: Call<typeof answer>['method'] = 'POST') =>
  ({ kind, method, to: path`/api/bids/${7}/place`, answer }) as const;

async function setUp(t: Test, limits = longLimits) {
  const double = await startUpstream(t);
  double.on('POST /api/bids/7/place', { body: { data: { id: 7 } } });
  const upstream = createUpstream(double.url, limits);
  t.teardown(() => upstream.close());
  return { double, upstream };
}

async function failureOf(upstream: Upstream, kind: CallKind, caller: Caller = visitor) {
  const error = await upstream.call(caller, call(kind)).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpError)) throw new Error(`expected an HttpError, got ${error}`);
  return error;
}

t.test('answers what fits the schema, with nothing else of it', async (t) => {
  const { double, upstream } = await setUp(t);
  double.on('POST /api/bids/7/place', { body: { data: { id: 7, secret: 1 }, more: 2 } });
  t.strictSame(await upstream.call(visitor, call('trade')), { data: { id: 7 } });
});

t.test('half of a surrogate pair is replaced, a whole one stays', async (t) => {
  const { double, upstream } = await setUp(t);
  const body = { data: { id: 7, name: 'Cut \ud800 off', mark: '\ud83d\ude00' } };
  double.on('POST /api/bids/7/place', { body });
  const named = z.object({ data: z.object({ name: z.string(), mark: z.string() }) });
  const { data } = await upstream.call(visitor, { ...call('read'), answer: named });
  t.strictSame(data, { name: 'Cut \ufffd off', mark: '\ud83d\ude00' });
  t.doesNotThrow(() => encodeURIComponent(data.name));
});

t.test('sends its own headers and no others', async (t) => {
  const { double, upstream } = await setUp(t);
  const seen = { device: 'Firefox on Windows', country: 'DE' };
  const caller = { ...visitor, jwt: 'a.b.c', address: '203.0.113.9', ...seen };
  await upstream.call(caller, { ...call('trade'), body: { x: 1 }, idempotencyKey: 'key-1' });
  const { host, ...headers } = double.calls[0]!.headers;
  t.strictSame(headers, {
    connection: 'keep-alive',
    accept: 'application/json',
    'x-request-id': 'request-1',
    'x-forwarded-for': '203.0.113.9',
    'content-type': 'application/json',
    'content-length': '7',
    authorization: 'Bearer a.b.c',
    'deckle-device': 'Firefox on Windows',
    'deckle-country': 'DE',
    'idempotency-key': 'key-1',
  });
  t.ok(host);
});

type Row = readonly [Fault, CallKind, status: number, code: string, tries: number];
const table: readonly Row[] = [
  ['reset', 'read', 502, 'upstream.unavailable', 2],
  ['reset', 'write', 502, 'upstream.unavailable', 1],
  ['reset', 'trade', 502, 'trade.unknown-outcome', 1],
  ['cut-off', 'read', 502, 'upstream.bad-answer', 2],
  ['cut-off', 'write', 502, 'upstream.bad-answer', 1],
  ['cut-off', 'trade', 502, 'trade.unknown-outcome', 1],
  ['silent', 'read', 504, 'upstream.timeout', 1],
  ['silent', 'write', 504, 'upstream.timeout', 1],
  ['silent', 'trade', 504, 'trade.unknown-outcome', 1],
  ['trickle', 'read', 504, 'upstream.timeout', 1],
  ['trickle', 'trade', 504, 'trade.unknown-outcome', 1],
  ['not-json', 'read', 502, 'upstream.bad-answer', 1],
  ['not-json', 'trade', 502, 'trade.unknown-outcome', 1],
  ['wrong-shape', 'read', 502, 'upstream.bad-answer', 1],
  ['wrong-shape', 'trade', 502, 'trade.unknown-outcome', 1],
  [{ status: 503 }, 'read', 503, 'upstream.unavailable', 2],
  [{ status: 503 }, 'write', 503, 'upstream.unavailable', 1],
  [{ status: 503 }, 'trade', 503, 'upstream.unavailable', 1],
  [{ status: 502 }, 'read', 502, 'upstream.unavailable', 2],
  [{ status: 504 }, 'read', 504, 'upstream.timeout', 2],
  [{ status: 500 }, 'read', 502, 'upstream.bad-answer', 1],
  ...[408, 413, 429, 499, 503].map(
    (status): Row => [
      { status, body: '<h1>A proxy</h1>' },
      'trade',
      502,
      'trade.unknown-outcome',
      1,
    ],
  ),
  [{ status: 413 }, 'trade', 413, 'request.too-large', 1],
  [{ status: 500 }, 'trade', 502, 'trade.unknown-outcome', 1],
  [{ status: 504 }, 'trade', 504, 'trade.unknown-outcome', 1],
  [{ status: 302 }, 'read', 502, 'upstream.bad-answer', 1],
  [{ status: 302 }, 'trade', 502, 'trade.unknown-outcome', 1],
];
for (const [fault, kind, status, code, tries] of table) {
  t.test(`${JSON.stringify(fault)} on a ${kind} is ${status} ${code} after ${tries}`, async (t) => {
    const isEndless = fault === 'silent' || fault === 'trickle';
    const { double, upstream } = await setUp(t, isEndless ? shortLimits : longLimits);
    double.fail('POST /api/bids/7/place', fault);
    const error = await failureOf(upstream, kind);
    t.equal(error.statusCode, status);
    t.equal(error.code, code);
    t.equal(double.calls.length, tries);
    t.equal(error.extras.upstream?.call, 'POST /api/bids/{}/place');
    t.notMatch(error.message, /127\.0\.0\.1|localhost|ECONN/);
  });
}

t.test('a read survives one broken connection', async (t) => {
  const { double, upstream } = await setUp(t);
  for (const fault of ['reset', 'cut-off', { status: 503 }] as const) {
    double.fail('POST /api/bids/7/place', fault, 1);
    t.strictSame(await upstream.call(visitor, call('read')), { data: { id: 7 } });
  }
});

t.test('refused: 503 at once, and a trade is known not to have happened', async (t) => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await new Promise((resolve) => probe.close(resolve));
  const upstream = createUpstream(`http://127.0.0.1:${port}`, longLimits);
  t.teardown(() => upstream.close());
  for (const kind of ['read', 'write', 'trade'] as const) {
    const error = await failureOf(upstream, kind);
    t.equal(error.statusCode, 503);
    t.equal(error.code, 'upstream.unavailable');
  }
});

t.test('an endless answer is cut off, not collected', async (t) => {
  const { double } = await setUp(t);
  const upstream = createUpstream(double.url, { readMs: 10_000, tradeMs: 10_000 });
  t.teardown(() => upstream.close());
  double.fail('POST /api/bids/7/place', 'huge');
  const error = await failureOf(upstream, 'read');
  t.equal(error.extras.upstream?.cause, 'too-large');
  t.equal(error.code, 'upstream.bad-answer');
});

t.test('two hundred resets at random: no trade is ever sent twice', async (t) => {
  const { double, upstream } = await setUp(t);
  let sent = 0;
  for (let round = 0; round < 200; round += 1) {
    if (round % 3 === 0) double.fail('POST /api/bids/7/place', 'reset', 1);
    await upstream.call(visitor, call('trade')).catch(() => undefined);
    sent += 1;
  }
  t.equal(double.calls.length, sent);
});

t.test('a read ends when the browser goes away; a trade goes on', async (t) => {
  const { double, upstream } = await setUp(t);
  const gone = new AbortController();
  double.on('POST /api/bids/7/place', async () => {
    await sleep(80);
    return { body: { data: { id: 7 } } };
  });
  const caller = { ...visitor, gone: gone.signal };
  const read = failureOf(upstream, 'read', caller);
  const trade = upstream.call(caller, call('trade'));
  setTimeout(() => gone.abort(), 20);
  t.equal((await read).extras.upstream?.cause, 'aborted');
  t.strictSame(await trade, { data: { id: 7 } });
});

const refusals: readonly [number, unknown, number, string][] = [
  [409, wireErrorBody(409, 'x', { code: 'trade.bid-sold' }), 409, 'trade.bid-sold'],
  [400, wireErrorBody(400, 'x', { code: 'trade.price-refused' }), 400, 'trade.price-refused'],
  [409, wireErrorBody(409, 'x', { code: 'request.in-progress' }), 409, 'request.in-progress'],
  [400, wireErrorBody(400, 'Email already taken'), 400, 'auth.email-taken'],
  [400, wireErrorBody(400, 'This bid has already been sold'), 400, 'trade.bid-sold'],
  [400, wireErrorBody(400, 'Anything', { code: 'made.up' }), 400, 'request.invalid'],
  [401, wireErrorBody(401, 'x'), 401, 'auth.required'],
  [403, '<html>', 403, 'auth.forbidden'],
  [404, null, 404, 'not-found'],
  [413, null, 413, 'request.too-large'],
  [429, null, 429, 'request.too-many'],
  [418, null, 502, 'upstream.bad-answer'],
];
for (const [status, body, shown, code] of refusals) {
  t.test(`a refusal ${status} ${JSON.stringify(body)} is told as ${code}`, async (t) => {
    const { double, upstream } = await setUp(t);
    double.on('POST /api/bids/7/place', { status, body });
    // Of a trade, only the product API's own form is a refusal.
    const isOwnForm = typeof body === 'object' && body !== null;
    const error = await failureOf(upstream, isOwnForm ? 'trade' : 'write');
    t.equal(error.statusCode, shown);
    t.equal(error.code, code);
    t.equal(double.calls.length, 1);
  });
}

t.test('tells every issue and the next price that a refusal names', async (t) => {
  const { double, upstream } = await setUp(t);
  const errors = [
    { path: ['price'], message: 'too close', name: 'ValidationError' },
    { path: ['shippingAddress', 'postalCode'], message: 'Required', name: 'ValidationError' },
    { path: ['files', 0], message: 'At most 15 MB a file', name: 'ValidationError' },
  ];
  const next = { amount: 46_500, currency: 'GBP' };
  const body = wireErrorBody(400, 'x', { code: 'trade.price-refused', errors, next });
  double.on('POST /api/bids/7/place', { status: 400, body });
  const { extras } = await failureOf(upstream, 'trade');
  t.strictSame(extras.issues, [
    { path: 'price', message: 'Check this field' },
    { path: 'shippingAddress.postalCode', message: 'Required' },
    { path: 'files.0', message: 'At most 15 MB a file' },
  ]);
  t.strictSame(extras.nextPrice, next);
});

t.test('builds paths of ids and words only', async (t) => {
  t.equal(path`/a/${1}/b/${'me'}`.path, '/a/1/b/me');
  const bad = ['..', 'a/b', 'a%2fb', '', 'a b', 'a?b', 'é', '\\', -1, 1.5, Number.NaN];
  for (const value of bad) t.throws(() => path`/a/${value}`, RangeError, String(value));
});
