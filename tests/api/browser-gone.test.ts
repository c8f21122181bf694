import t from 'tap';
import { request } from 'undici';
import { startBff } from '../support/bff.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { until } from '../support/until.ts';

t.test('a request whose browser leaves is logged, and its upstream read is aborted', async (t) => {
  const bff = await startBff(t, { limits: { readMs: 5_000, tradeMs: 5_000 } });
  const cookie = await bff.signIn();
  bff.upstream.fail('GET /api/profiles/me', 'silent');
  const before = bff.upstream.callsOf('GET /api/profiles/me').length;
  const url = await bff.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const { signal } = leaving;
  const answer = request(`${url}/api/profile`, {
    headers: { ...ownHeaders, host: 'localhost', cookie },
    signal,
  });
  await until(() => bff.upstream.callsOf('GET /api/profiles/me').length > before);
  leaving.abort();
  await t.rejects(answer);
  await until(() => bff.logs.some(({ browserLeft }) => browserLeft));
  t.match(
    bff.logs.find(({ browserLeft }) => browserLeft),
    { route: '/api/profile', status: null, userId: 7 },
  );
  await until(() => bff.upstream.abandoned.length > 0);
  t.match(bff.upstream.abandoned, [{ method: 'GET', path: '/api/profiles/me' }], 'long before 5 s');
});

t.test('a trade whose browser leaves is still placed and logged', async (t) => {
  const bff = await startBff(t, { limits: { readMs: 5_000, tradeMs: 5_000 } });
  const cookie = await bff.signIn();
  const placing = Promise.withResolvers<{ body: unknown }>();
  bff.upstream.on('POST /api/bids/51/place', () => placing.promise);
  const url = await bff.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = request(`${url}/api/bids`, {
    method: 'POST',
    headers: {
      ...ownHeaders,
      ...{ host: 'localhost', cookie, 'idempotency-key': 'key-0123456789' },
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      editionId: 21,
      price: 46_000,
      expiresInDays: 30,
      expectedTotal: { amount: 50_710, currency: 'GBP' },
    }),
    signal: leaving.signal,
  });
  await until(() => bff.upstream.callsOf('POST /api/bids/51/place').length === 1);
  leaving.abort();
  await t.rejects(answer);
  await until(() => bff.logs.some(({ browserLeft }) => browserLeft));
  t.match(
    bff.logs.find(({ browserLeft }) => browserLeft),
    { route: '/api/bids', status: null, userId: 7 },
  );
  placing.resolve({ body: { data: { id: 51, status: 'Approved', orderId: null } } });
  await until(() => bff.logs.some(({ event }) => event === 'trade.placed'));
  t.match(
    bff.logs.find(({ event }) => event === 'trade.placed'),
    { userId: 7, kind: 'bid', bidId: 51 },
  );
  t.strictSame(bff.upstream.abandoned, []);
});
