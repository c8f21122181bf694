import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import t, { type Test } from 'tap';
import { startCacheServer } from '../../tests/support/cache-server.ts';
import { until } from '../../tests/support/until.ts';
import { createRedisCache } from './redis-cache.ts';
import type { SharedCache } from './shared-cache.ts';

const value = Buffer.from([0, 255, 13, 10, 128]);

/** Long, because tests share the machine; a cache that hangs is tested with a shorter one. */
const longPatienceMs = 5_000;

function join(t: Test, url: string, patienceMs = longPatienceMs, refusalPauseMs = 100) {
  const told: string[] = [];
  const cache = createRedisCache({
    url,
    now: Date.now,
    onLost: (fault) => told.push(fault),
    onBack: () => told.push('back'),
    patienceMs,
    refusalPauseMs,
  });
  t.teardown(() => cache.close());
  return { cache, told };
}

/** Two copies of one process, once they share the cache. */
async function twoCopies(t: Test, url: string, patienceMs?: number) {
  const [one, other] = [join(t, url, patienceMs), join(t, url, patienceMs)];
  await until(() => share(one.cache, other.cache));
  return { one, other };
}

async function share(one: SharedCache, other: SharedCache): Promise<boolean> {
  const mark = `mark ${Math.random()}`;
  await one.set('shared?', Buffer.from(mark), 10_000);
  return (await other.get('shared?'))?.toString() === mark;
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

t.test('what one copy keeps another one reads, to the byte, until it is over', async (t) => {
  const server = await startCacheServer(t);
  const { one, other } = await twoCopies(t, server.url);
  await one.cache.set('a', value, 10_000);
  t.strictSame(await other.cache.get('a'), value);
  await other.cache.delete('a');
  t.equal(await one.cache.get('a'), null);
  await one.cache.set('b', value, 20);
  await until(async () => (await other.cache.get('b')) === null);
});

t.test('of a hundred claims in two copies one holds', async (t) => {
  const server = await startCacheServer(t);
  const { one, other } = await twoCopies(t, server.url);
  const claims = Array.from({ length: 100 }, (_, index) =>
    (index % 2 ? one : other).cache.claim('work', 10_000),
  );
  t.equal((await Promise.all(claims)).filter(Boolean).length, 1);
  await one.cache.delete('work');
  t.equal(await other.cache.claim('work', 10_000), true);
});

t.test('two copies count together, and begin anew when the window is over', async (t) => {
  const server = await startCacheServer(t);
  const { one, other } = await twoCopies(t, server.url);
  const counts = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other).cache.count('tries', 300)),
  );
  t.strictSame(
    counts.map(({ count }) => count).toSorted((a, b) => a - b),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
  t.ok(counts.every(({ endsInMs }) => endsInMs > 0 && endsInMs <= 300));
  await until(async () => (await one.cache.count('tries', 300)).count === 1);
});

t.test('killed in the middle: no call fails, each copy goes on alone, and told once', async (t) => {
  const server = await startCacheServer(t);
  const { one, other } = await twoCopies(t, server.url);
  const working = Array.from({ length: 500 }, async (_, index) => {
    await sleep(index / 5);
    await one.cache.set(`k${index}`, value, 60_000);
    return one.cache.get(`k${index}`);
  });
  await sleep(40);
  await server.kill();
  await t.resolves(Promise.all(working));
  const aloneMs = await msOf(() => one.cache.set('alone', value, 60_000));
  t.ok(aloneMs < longPatienceMs / 10, 'without waiting');
  t.strictSame(await one.cache.get('alone'), value);
  t.equal(await other.cache.get('alone'), null);
  t.equal(await one.cache.claim('work', 1_000), true);
  t.equal((await one.cache.count('tries', 1_000)).count, 1);
  t.strictSame(one.told, ['unreachable']);

  await server.restart();
  await until(() => share(one.cache, other.cache));
  t.equal(await one.cache.get('alone'), null, 'what was kept alone is over');
  t.strictSame(one.told, ['unreachable', 'back']);
});

t.test('hanging: the first calls wait a moment, later ones not at all', async (t) => {
  const server = await startCacheServer(t);
  const patienceMs = 250;
  const { one, other } = await twoCopies(t, server.url, patienceMs);
  await one.cache.set('before', value, 60_000);
  server.hang();
  t.teardown(() => server.goOn());
  const first = await msOf(() =>
    Promise.all(Array.from({ length: 100 }, () => one.cache.get('before'))),
  );
  t.ok(first < (100 * patienceMs) / 10, `the first hundred waited ${first} ms together`);
  const later = await msOf(async () => {
    for (let reads = 0; reads < 100; reads += 1) await one.cache.get('before');
  });
  t.ok(later < (100 * patienceMs) / 10, `the next hundred, one by one, waited ${later} ms`);
  t.strictSame(one.told, ['silent']);

  server.goOn();
  await until(async () => (await one.cache.get('before')) !== null);
  await until(() => share(one.cache, other.cache));
  t.strictSame(one.told, ['silent', 'back']);
});

t.test('one that was never there is told once, and found when it comes', async (t) => {
  const server = await startCacheServer(t);
  await server.kill();
  const { cache, told } = join(t, server.url);
  await cache.set('a', value, 60_000);
  t.strictSame(await cache.get('a'), value);
  await until(() => told.length > 0);
  await sleep(300);
  t.strictSame(told, ['unreachable'], 'though several connections were tried');
  await server.restart();
  await until(() => told.includes('back'));
});

/** Another client that writes into the same server. */
async function otherClient(t: Test, url: string) {
  const client = createClient({ url, socket: { reconnectStrategy: 20 } });
  client.on('error', () => undefined);
  await client.connect();
  t.teardown(() => client.destroy());
  return client;
}

const full = ['--maxmemory', '1', '--maxmemory-policy', 'noeviction'];

t.test('one that refuses writes is left alone until it takes them again', async (t) => {
  const server = await startCacheServer(t, full);
  const { cache, told } = join(t, server.url);
  await until(() => told.length > 0);
  await cache.set('a', value, 60_000);
  t.strictSame(await cache.get('a'), value, 'kept here');
  for (let tries = 1; tries <= 10; tries += 1) {
    t.equal((await cache.count('tries', 60_000)).count, tries, 'and counted on here');
    await sleep(50);
  }
  t.strictSame(told, ['refusing'], 'though it answered all that time');
  const operator = await otherClient(t, server.url);
  await operator.sendCommand(['CONFIG', 'SET', 'maxmemory', '0']);
  await until(() => told.includes('back'));
  t.strictSame(told, ['refusing', 'back']);
});

t.test('one that comes back and has much to load is used once it has', async (t) => {
  const dir = mkdtempSync(pathOf(tmpdir(), 'deckle-cache-'));
  t.teardown(() => rmSync(dir, { recursive: true, force: true }));
  const slowly = ['--key-load-delay', '300', '--loading-process-events-interval-bytes', '1024'];
  const server = await startCacheServer(t, ['--dir', dir, ...slowly]);
  const operator = await otherClient(t, server.url);
  const much = operator.multi();
  for (let key = 0; key < 5_000; key += 1) much.set(`key ${key}`, 'x'.repeat(50));
  await much.exec();
  await operator.sendCommand(['SAVE']);
  await server.kill();
  await server.restart();
  const { one, other } = { one: join(t, server.url), other: join(t, server.url) };
  await until(() => share(one.cache, other.cache));
  t.strictSame(one.told, ['refusing', 'back']);
});

t.test('what another client put there is ignored, and the rest is used', async (t) => {
  const server = await startCacheServer(t);
  const { one, other } = await twoCopies(t, server.url);
  const stranger = await otherClient(t, server.url);
  await stranger.lPush('deckle:list', 'a');
  t.equal(await one.cache.get('list'), null);
  for (const key of ['word', 'list']) {
    await stranger.set('deckle:word', 'many');
    t.equal((await one.cache.count(key, 60_000)).count, 1, key);
    t.equal((await other.cache.count(key, 60_000)).count, 2, key);
  }
  await stranger.set('deckle:word', 'many');
  await one.cache.uncount('word');
  await stranger.set('deckle:endless', '7');
  t.strictSame(await one.cache.count('endless', 500), { count: 8, endsInMs: 500 });
  await until(async () => (await other.cache.count('endless', 500)).count === 1);
  t.strictSame([one.told, other.told], [[], []]);
});

t.test('one that is closed while it connects leaves no connection open', async (t) => {
  const server = await startCacheServer(t);
  const operator = await otherClient(t, server.url);
  const figure = async (section: string, name: string) =>
    Number(new RegExp(`${name}:(\\d+)`).exec(await operator.sendCommand(['INFO', section]))?.[1]);
  const before = await figure('stats', 'total_connections_received');
  const { cache } = join(t, server.url);
  await cache.close();
  await until(async () => (await figure('stats', 'total_connections_received')) > before);
  // The operator's.
  await until(async () => (await figure('clients', 'connected_clients')) === 1);
});
