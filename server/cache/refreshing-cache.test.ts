import t from 'tap';
import { createRefreshingCache } from './refreshing-cache.ts';

function setUp(options: { pauseMs?: number; maxEntries?: number } = {}) {
  const clock = { now: 0 };
  const loads: { key: string; resolve(value: string): void; reject(error: Error): void }[] = [];
  const cache = createRefreshingCache<string>({
    load: (key) => new Promise((resolve, reject) => void loads.push({ key, resolve, reject })),
    freshMs: 10,
    staleMs: 100,
    maxEntries: 10,
    now: () => clock.now,
    ...options,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, loads, cache, settle };
}

t.test('a thousand readers of what is not there yet make one load', async (t) => {
  const { loads, cache } = setUp();
  const reads = Array.from({ length: 1_000 }, () => cache.get('a', null));
  t.equal(loads.length, 1);
  loads[0]?.resolve('one');
  t.ok((await Promise.all(reads)).every((value) => value === 'one'));
});

t.test('fresh: as it is; stale: as it is and loaded behind it; older: loaded first', async (t) => {
  const { clock, loads, cache, settle } = setUp();
  const first = cache.get('a', null);
  loads[0]?.resolve('one');
  await first;
  clock.now = 10;
  t.equal(await cache.get('a', null), 'one');
  t.equal(loads.length, 1);
  clock.now = 11;
  t.equal(await cache.get('a', null), 'one');
  t.equal(await cache.get('a', null), 'one');
  t.equal(loads.length, 2, 'one load behind them all');
  loads[1]?.resolve('two');
  await settle();
  t.equal(await cache.get('a', null), 'two');
  clock.now = 200;
  const waiting = cache.get('a', null);
  loads[2]?.resolve('three');
  t.equal(await waiting, 'three');
});

t.test('a failure is told to those who waited, and never kept', async (t) => {
  const { clock, loads, cache, settle } = setUp();
  const first = cache.get('a', null);
  loads[0]?.reject(new Error('down'));
  await t.rejects(first, /down/);
  const second = cache.get('a', null);
  loads[1]?.resolve('one');
  t.equal(await second, 'one');
  clock.now = 50;
  await cache.get('a', null);
  loads[2]?.reject(new Error('down'));
  await settle();
  t.equal(await cache.get('a', null), 'one', 'the last good answer stays');
});

t.test('after a failure no load is tried for a while', async (t) => {
  const { clock, loads, cache } = setUp({ pauseMs: 20 });
  const first = cache.get('a', null);
  loads[0]?.reject(new Error('down'));
  await t.rejects(first, /down/);
  await t.rejects(cache.get('a', null), /down/);
  t.equal(loads.length, 1);
  clock.now = 20;
  const again = cache.get('a', null);
  loads[1]?.resolve('one');
  t.equal(await again, 'one');
});

t.test('what is dropped while it loads is not put back by that load', async (t) => {
  const { loads, cache } = setUp();
  const old = cache.get('a', null);
  cache.drop('a');
  const fresh = cache.get('a', null);
  loads[1]?.resolve('after the trade');
  t.equal(await fresh, 'after the trade');
  loads[0]?.resolve('before the trade');
  t.equal(await old, 'before the trade');
  t.equal(await cache.get('a', null), 'after the trade');
});

t.test('keeps no more than it may, and drops what was read longest ago', async (t) => {
  const { loads, cache } = setUp({ maxEntries: 2 });
  const read = async (key: string) => {
    const before = loads.length;
    const value = cache.get(key, null);
    if (loads.length > before) loads.at(-1)?.resolve(key);
    await value;
    return loads.length > before ? 'loaded' : 'kept';
  };
  t.equal(await read('a'), 'loaded');
  t.equal(await read('b'), 'loaded');
  t.equal(await read('a'), 'kept');
  t.equal(await read('c'), 'loaded');
  t.equal(await read('a'), 'kept');
  t.equal(await read('b'), 'loaded');
});
