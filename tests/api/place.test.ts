import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { fallbackRates } from '../../shared/domain/rates.ts';
import { publicUrl, startBff, type TestBff } from '../support/bff.ts';
import { until } from '../support/until.ts';

const config = { publicUrl, sandbox: true };

async function placeFrom(
  bff: TestBff,
  remoteAddress: string,
  headers: Record<string, string> = {},
) {
  const answer = await bff.app.inject({ url: '/api/session', remoteAddress, headers });
  return answer.json().place;
}

t.test('takes the country from the address offline, with its region and currency', async (t) => {
  const bff = await startBff(t);
  const places = {
    '8.8.8.8': { country: 'US', region: 'US', currency: 'USD' },
    '2001:4860:4860::8888': { country: 'US', region: 'US', currency: 'USD' },
    '81.2.69.142': { country: 'GB', region: 'UK', currency: 'GBP' },
    '193.99.144.80': { country: 'DE', region: 'EU_1', currency: 'EUR' },
    '127.0.0.1': { country: 'GB', region: 'UK', currency: 'GBP' },
    '10.1.2.3': { country: 'GB', region: 'UK', currency: 'GBP' },
    '::1': { country: 'GB', region: 'UK', currency: 'GBP' },
  };
  for (const [address, place] of Object.entries(places)) {
    t.strictSame(await placeFrom(bff, address), place, address);
  }
});

t.test('believes a country header only from a trusted proxy', async (t) => {
  const trusting = await startBff(t, { config: { ...config, trustProxy: '10.0.0.0/8' } });
  const forwarded = { 'x-forwarded-for': '81.2.69.142' };
  const france = { country: 'FR', region: 'EU_1', currency: 'EUR' };
  const told = { ...forwarded, 'cf-ipcountry': 'fr' };
  t.strictSame(await placeFrom(trusting, '10.1.2.3', told), france);
  for (const country of ['XX', 'T1', 'France', '', '<b']) {
    const place = await placeFrom(trusting, '10.1.2.3', { ...forwarded, 'cf-ipcountry': country });
    t.equal(place.country, 'GB', `${country}: by the forwarded address`);
  }
  t.equal((await placeFrom(trusting, '8.8.8.8', told)).country, 'US', 'no proxy of ours');
  const headerOnly = { 'cf-ipcountry': 'fr' };
  t.strictSame(
    await placeFrom(trusting, '10.1.2.3', headerOnly),
    france,
    'it need not say for whom',
  );
  const named = await startBff(t, { config: { ...config, trustProxy: 'uniquelocal, ::1' } });
  for (const proxy of ['10.1.2.3', '::ffff:10.1.2.3', '192.168.7.7', 'fd00::7', '::1']) {
    t.strictSame(await placeFrom(named, proxy, told), france, proxy);
  }
  for (const stranger of ['172.32.0.1', '127.0.0.1', 'fe80::1', '::2']) {
    t.not((await placeFrom(named, stranger, told)).country, 'FR', stranger);
  }
  const alone = await startBff(t);
  t.equal((await placeFrom(alone, '8.8.8.8', told)).country, 'US', 'no proxy is trusted');
});

t.test('reads rates once, keeps them with their date, and falls back when they fail', async (t) => {
  let now = Date.now();
  const bff = await startBff(t, { now: () => now });
  const rates = async () => (await bff.call('GET', '/api/session')).json().rates;
  const call = 'GET /api/exchanges/exchange-rates/get';
  bff.upstream.fail(call, { status: 500 }, 1);
  t.strictSame(await rates(), { values: fallbackRates, asOf: null });
  now += 6_000;
  const first = await rates();
  t.equal(first.asOf, new Date(now).toISOString());
  bff.upstream.on(call, { body: { data: [{ name: 'gbpToUsd', value: 1.5 }] } });
  now += 599_000;
  t.strictSame(await rates(), first, 'kept for ten minutes');
  t.equal(bff.upstream.callsOf(call).length, 2);
  now += 2_000;
  await until(async () => (await rates()).values.gbpToUsd === 1.5);
  const good = await rates();
  for (const fault of ['wrong-shape', 'not-json', 'reset', { status: 503 }] as const) {
    bff.upstream.fail(call, fault, 2);
    now += 3_600_000;
    t.strictSame(await rates(), good, 'the last good answer, and when it was');
  }
});

t.test('a new table of rates is used within twenty minutes, with its date', async (t) => {
  let now = Date.now();
  const bff = await startBff(t, { now: () => now });
  const rates = async () => (await bff.call('GET', '/api/session')).json().rates;
  const call = 'GET /api/exchanges/exchange-rates/get';
  const publish = (asOf: string | null, value: number) =>
    bff.upstream.on(call, { body: { data: [{ name: 'gbpToUsd', value }], asOf, held: ['USD'] } });
  publish(null, 1.31);
  t.match(await rates(), { values: { gbpToUsd: 1.31 }, asOf: null }, 'built-in rates have no day');
  publish('2026-11-20', 1.4);
  now += 1_201_000;
  t.match(await rates(), { values: { gbpToUsd: 1.4 }, asOf: '2026-11-20' }, 'the first to ask');
  publish('2026-11-21', 1.5);
  now += 601_000;
  t.match(await rates(), { values: { gbpToUsd: 1.4 } }, 'read again behind this answer');
  await sleep(50);
  t.strictSame(await rates(), {
    values: { ...fallbackRates, gbpToUsd: 1.5 },
    asOf: '2026-11-21',
  });
  bff.upstream.fail(call, 'silent', 1);
  now += 3_600_000;
  t.equal((await rates()).values.gbpToUsd, 1.5, 'the last ones, where reading takes long');
});

t.test('implausible rates are refused and not cached', async (t) => {
  let now = Date.now();
  const bff = await startBff(t, { now: () => now });
  const call = 'GET /api/exchanges/exchange-rates/get';
  const good = { data: [{ name: 'gbpToUsd', value: 1.5 }] };
  const bad = [
    { data: [] },
    { data: [{ name: 'gbpToUsd', value: 0 }] },
    { data: [{ name: 'gbpToUsd', value: -1.3 }] },
    { data: [{ name: 'gbpToUsd', value: '1.3' }] },
    { data: [{ name: 'gbpToUsd', value: 131 }] },
    { data: [{ name: 'gbpToUsd', value: 0.0001 }] },
    { data: [...good.data, { name: 'eurToUsd', value: null }] },
    { data: null },
    { ...good, asOf: 'yesterday' },
    { ...good, held: ['JPY'] },
  ];
  const rates = async () => (await bff.call('GET', '/api/session')).json().rates;
  for (const body of bad) {
    bff.upstream.on(call, { body });
    t.strictSame(await rates(), { values: fallbackRates, asOf: null }, JSON.stringify(body));
    now += 6_000;
  }
  bff.upstream.on(call, { body: good });
  t.match(await rates(), { values: { gbpToUsd: 1.5 }, asOf: new Date(now).toISOString() });
});

t.test('a thousand concurrent visitors make one call for rates', async (t) => {
  const bff = await startBff(t);
  await Promise.all(Array.from({ length: 1_000 }, () => bff.call('GET', '/api/session')));
  t.equal(bff.upstream.callsOf('GET /api/exchanges/exchange-rates/get').length, 1);
});

t.test('unreadable flags are off and do not delay the session', async (t) => {
  const bff = await startBff(t, { limits: { readMs: 10_000, tradeMs: 10_000 } });
  bff.upstream.fail('GET /api/feature-flags', 'silent');
  const answer = await bff.call('GET', '/api/session');
  t.equal(answer.statusCode, 200);
  t.strictSame(answer.json().flags, {});
  t.strictSame(bff.upstream.abandoned, [], 'answered while the flags were still awaited');
});
