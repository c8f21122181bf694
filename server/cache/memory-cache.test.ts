import t from 'tap';
import { createMemoryCache } from './memory-cache.ts';

const megabyte = Buffer.alloc(1024 * 1024);

t.test('keeps until the time is over', async (t) => {
  let now = 0;
  const cache = createMemoryCache(() => now);
  await cache.set('a', Buffer.from('one'), 10);
  now = 9;
  t.equal((await cache.get('a'))?.toString(), 'one');
  now = 10;
  t.equal(await cache.get('a'), null);
});

t.test('a claim holds until it is deleted or over', async (t) => {
  let now = 0;
  const cache = createMemoryCache(() => now);
  t.strictSame(await Promise.all([cache.claim('a', 10), cache.claim('a', 10)]), [true, false]);
  now = 10;
  t.equal(await cache.claim('a', 10), true);
  await cache.delete('a');
  t.equal(await cache.claim('a', 10), true);
});

t.test('counts within a window that begins with the first', async (t) => {
  let now = 0;
  const cache = createMemoryCache(() => now);
  t.strictSame(await cache.count('a', 100), { count: 1, endsInMs: 100 });
  now = 60;
  t.strictSame(await cache.count('a', 100), { count: 2, endsInMs: 40 });
  now = 100;
  t.strictSame(await cache.count('a', 100), { count: 1, endsInMs: 100 });
});

t.test('holds no more than sixteen megabytes: what was used longest ago goes', async (t) => {
  const cache = createMemoryCache(() => 0);
  for (let index = 0; index < 16; index += 1) await cache.set(String(index), megabyte, 10);
  await cache.get('0');
  await cache.set('new', megabyte, 10);
  t.ok(await cache.get('0'));
  t.equal(await cache.get('1'), null);
  t.ok(await cache.get('2'));
});

t.test('holds no more than some twenty thousand small or empty entries', async (t) => {
  const cache = createMemoryCache(() => 0);
  for (let index = 0; index < 21_000; index += 1) {
    await cache.set(String(index), Buffer.alloc(index % 2), 10);
  }
  t.equal(await cache.get('0'), null);
  t.ok(await cache.get('1000'));
});
