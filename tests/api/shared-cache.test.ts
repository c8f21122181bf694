import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { fallbackRates } from '../../shared/domain/rates.ts';
import { publicUrl, startBff, type TestBff } from '../support/bff.ts';
import { startCacheServer } from '../support/cache-server.ts';
import { until } from '../support/until.ts';
import { startCopies } from './support/copies.ts';

const readRates = 'GET /api/exchanges/exchange-rates/get';
const readFlags = 'GET /api/feature-flags';

/** The last logged state of the cache. */
function lastWordOf(bff: TestBff | undefined): unknown {
  return bff?.logs.map(({ event }) => event).findLast((event) => /^cache\./.test(String(event)));
}

async function look(bff: TestBff | undefined, address = '81.2.69.142') {
  const answer = await bff?.app.inject({
    url: '/api/session',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': address },
  });
  return answer?.json();
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

t.test('three cold copies make one call of each kind', async (t) => {
  const { copies, geo, upstream } = await startCopies(t, 3);
  geo.answer({ body: { country_code: 'DE' }, afterMs: 30 });
  const looks = copies.flatMap((copy) => Array.from({ length: 100 }, () => look(copy)));
  const views = await Promise.all(looks);
  t.equal(geo.asked.length, 1);
  t.equal(upstream.callsOf(readRates).length, 1);
  t.equal(upstream.callsOf(readFlags).length, 1);
  t.equal(new Set(views.map(({ rates }) => rates.asOf)).size, 1);
  for (const copy of copies) t.equal((await look(copy)).place.country, 'DE');
});

t.test(
  'a copy uses values that another one read, with their age, and keeps them while reads fail',
  async (t) => {
    const { copies, geo, upstream, clock } = await startCopies(t, 2);
    const [one, other] = copies;
    const first = await look(one);
    t.equal(first.rates.asOf, new Date(clock.now).toISOString());
    clock.now += 300_000;
    t.strictSame((await look(other)).rates, first.rates);
    t.equal(upstream.callsOf(readRates).length, 1);

    const third = await startCopies(t, 1);
    third.upstream.fail(readRates, 'reset');
    t.strictSame((await look(third.copies[0])).rates, { values: fallbackRates, asOf: null });
    clock.now += 3_600_000;
    upstream.fail(readRates, 'reset');
    geo.answer('reset');
    const late = await look(other);
    t.strictSame(late.rates, first.rates, 'the last good ones, and when they were read');
    t.strictSame(late.place, first.place);
  },
);

t.test('the cache holds no visitor’s address', async (t) => {
  const { copies, raw } = await startCopies(t, 1);
  await look(copies[0]);
  const keys = await raw.keys('*');
  t.ok(keys.some((key) => /^deckle:geo:[\w-]{22}$/.test(key)));
  const values = await Promise.all(keys.map((key) => raw.get(key)));
  t.notMatch(JSON.stringify([keys, values]), /81\.2/);
  for (const key of keys) t.ok((await raw.pTTL(key)) > 0, `${key} is kept for a while`);
});

t.test('ignores implausible values in the cache', async (t) => {
  const { copies, raw, clock } = await startCopies(t, 2);
  await look(copies[0]);
  const at = clock.now;
  const poison = {
    rates: { value: { ...fallbackRates, gbpToUsd: 5_000 }, at },
    geo: { value: '<script>', at },
    flags: { value: { calm: 'yes' }, at },
  };
  for (const key of await raw.keys('*')) {
    const kind = key.split(':')[1] as keyof typeof poison;
    await raw.set(key, JSON.stringify(poison[kind]));
  }
  const view = await look(copies[1]);
  t.ok(view.rates.values.gbpToUsd < 3);
  t.equal(view.place.country, 'DE');
  t.strictSame(view.flags, { calm: true });
});

t.test('requests succeed while the cache is killed, and the copy reconnects', async (t) => {
  const { copies, cache, clock } = await startCopies(t, 2);
  const [one] = copies;
  const visits = Array.from({ length: 200 }, async (_, index) => {
    await sleep(index);
    clock.now += 31_000;
    const answer = await one?.app.inject({
      url: '/api/session',
      headers: { 'x-forwarded-for': `81.2.${index}.1` },
    });
    return answer?.statusCode;
  });
  await sleep(60);
  await cache.kill();
  t.ok((await Promise.all(visits)).every((status) => status === 200));
  t.equal((await look(one, '81.2.7.1')).place.country, 'DE');
  t.equal((await one?.call('GET', '/readyz'))?.statusCode, 200);
  t.ok(one?.logs.some(({ event }) => event === 'cache.lost'));
  await cache.restart();
  await until(() => lastWordOf(one) === 'cache.back');
  t.equal(lastWordOf(one), 'cache.back');
});

t.test('a cache that hangs delays the first visitor only', async (t) => {
  const { copies, cache, clock } = await startCopies(t, 1);
  const [one] = copies;
  await look(one);
  cache.hang();
  t.teardown(() => cache.goOn());
  clock.now += 3_600_000;
  const first = await msOf(() => look(one, '81.5.1.1'));
  const next: number[] = [];
  for (let visitor = 1; visitor <= 5; visitor += 1) {
    next.push(await msOf(() => look(one, `81.5.2.${visitor}`)));
  }
  t.ok(Math.min(...next) < first / 2, `the first waited ${first} ms, the next ${next}`);
  t.equal((await look(one, '81.5.3.1')).place.country, 'DE', 'asked for here');
  t.equal((await one?.call('GET', '/readyz'))?.statusCode, 200);
  cache.goOn();
});

t.test('a copy starts without a cache', async (t) => {
  const cache = await startCacheServer(t);
  await cache.kill();
  const config = { publicUrl, sandbox: true, trustProxy: false, cacheUrl: cache.url };
  const bff = await startBff(t, { config });
  t.equal((await bff.call('GET', '/api/session')).statusCode, 200);
  t.equal((await bff.call('GET', '/readyz')).statusCode, 200);
});
