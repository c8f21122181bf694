import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { z } from 'zod';
import { createMemoryCache } from './memory-cache.ts';
import { singleFlight } from './single-flight.ts';

type Outcome = () => Promise<number>;

function setUp(freshMs = 100) {
  const clock = { now: 1_000 };
  const cache = createMemoryCache(() => clock.now);
  const loads: string[] = [];
  const copy = (outcome: Outcome) =>
    singleFlight<number>({
      cache,
      name: 'rates',
      schema: z.number().positive(),
      async load(key) {
        loads.push(key);
        return outcome();
      },
      freshMs,
      keepMs: 10_000,
      now: () => clock.now,
    });
  return { clock, cache, loads, copy };
}

const after = (ms: number, value: number) => async () => {
  await sleep(ms);
  return value;
};
const down: Outcome = async () => {
  throw new Error('down');
};

t.test('a thousand copies that are cold at once make one load', async (t) => {
  const { loads, copy } = setUp();
  const reads = Array.from({ length: 1_000 }, () => copy(after(30, 7)).load('a', null));
  t.ok((await Promise.all(reads)).every(({ value, at }) => value === 7 && at === 1_000));
  t.strictSame(loads, ['a']);
});

t.test('takes what another copy loaded, with its age, and loads when that is old', async (t) => {
  const { clock, loads, copy } = setUp();
  await copy(async () => 7).load('a', null);
  clock.now += 99;
  t.strictSame(await copy(async () => 8).load('a', null), { value: 7, at: 1_000 });
  clock.now += 1;
  t.strictSame(await copy(async () => 8).load('a', null), { value: 8, at: 1_100 });
  t.equal(loads.length, 2);
});

t.test('a copy that claims just after another one has finished takes its answer', async (t) => {
  const { cache, loads, copy } = setUp();
  const claim = cache.claim;
  cache.claim = async (key, ttlMs) => {
    cache.claim = claim;
    await copy(async () => 7).load('a', null);
    return claim(key, ttlMs);
  };
  t.strictSame(await copy(async () => 8).load('a', null), { value: 7, at: 1_000 });
  t.strictSame(loads, ['a']);
});

t.test('a failure is not kept, and leaves the last good answer', async (t) => {
  const { clock, copy } = setUp();
  await copy(async () => 7).load('a', null);
  clock.now += 500;
  await t.rejects(copy(down).load('a', null), /down/);
  t.strictSame(await copy(down).getStale('a'), { value: 7, at: 1_000 });
  t.equal((await copy(async () => 8).load('a', null)).value, 8, 'the next one may try at once');
});

t.test('a copy that claimed and died delays no other for long', async (t) => {
  const { cache, copy } = setUp();
  await cache.claim('rates:a:claim', 60_000);
  t.equal((await copy(async () => 7).load('a', null)).value, 7);
});

t.test('what another client wrote there is checked, and not used', async (t) => {
  const { cache, loads, copy } = setUp();
  const poison = [
    'no json',
    'null',
    '7',
    '{"value":-7,"at":1000}',
    '{"value":"7","at":1000}',
    '{"value":7}',
    '{"value":7,"at":99999999}',
    '{"value":7,"at":-1e300}',
    '{"value":7,"at":999.5}',
  ];
  for (const [index, text] of poison.entries()) {
    await cache.set('rates:a', Buffer.from(text), 10_000);
    t.equal(await copy(down).getStale('a'), null, text);
    t.equal((await copy(async () => 8).load('a', null)).value, 8, text);
    t.equal(loads.length, index + 1);
    await cache.delete('rates:a');
  }
});
