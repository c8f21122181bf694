import { asc } from 'drizzle-orm';
import t, { type Test } from 'tap';
import { fallbackRates, type RateName } from '../../shared/domain/rates.ts';
import { createTestDatabase } from '../../tests/support/database.ts';
import { ecbXml, startRateFeed } from '../../tests/support/rate-feed-double.ts';
import { createLogger } from '../boot/logger.ts';
import { storeRates } from '../commands/store-rates.ts';
import { openDatabase } from '../db/database.ts';
import { addInitialData } from '../db/initial-data.ts';
import { exchangeRates, heldRates } from '../db/schema/rates.ts';
import { readRateState } from '../market/rate-table.ts';
import { readRates } from '../market/terms.ts';
import { createRatesRefresh } from './refresh-rates.ts';

const hour = 3_600_000;

async function start(t: Test) {
  const database = await createTestDatabase();
  const handle = openDatabase(database.url, 10);
  t.teardown(async () => {
    await handle.close();
    await database.drop();
  });
  const { db } = handle;
  await addInitialData(db);
  const feed = await startRateFeed(t);
  const clock = { now: Date.parse('2026-11-16T18:00:00Z') };
  const lines: Record<string, unknown>[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const now = () => new Date(clock.now);
  const copy = () => createRatesRefresh({ url: feed.url, limitPercent: 10 }, { db, now, log });
  const refresh = copy();
  return {
    db,
    feed,
    clock,
    copy,
    refresh,
    /** Lets the feed answer these rates of a day, and the job run that evening or later. */
    async publish(day: string, rates: { readonly USD: number; readonly GBP: number }) {
      feed.answers(ecbXml(day, rates));
      clock.now = Math.max(clock.now + 2 * hour, Date.parse(`${day}T18:00:00Z`));
      await refresh();
    },
    rates: () => readRates(db),
    state: () => readRateState(db),
    /** What was logged since the last look. */
    told: () => lines.splice(0).map(({ event, cause, currency }) => [event, cause ?? currency]),
  };
}

t.test('all rates follow from the feed’s, with its day', async (t) => {
  const { db, publish, rates, state, told } = await start(t);
  t.same(await state(), { asOf: null, held: [] }, 'the initial data is of no day');
  await publish('2026-11-16', { USD: 1.15, GBP: 0.88 });
  t.same(await rates(), {
    gbpToUsd: 1.306818,
    gbpToEur: 1.136364,
    usdToGbp: 0.765217,
    usdToEur: 0.869565,
    eurToGbp: 0.88,
    eurToUsd: 1.15,
  });
  t.same(await state(), { asOf: '2026-11-16', held: [] });
  t.equal((await db.select().from(exchangeRates)).length, 6);
  t.same(told(), [], 'what goes well is not told');
});

t.test('a table never gets older, and one of the same day changes nothing', async (t) => {
  const { publish, rates, state } = await start(t);
  await publish('2026-11-16', { USD: 1.15, GBP: 0.88 });
  const before = await rates();
  await publish('2026-11-13', { USD: 1.14, GBP: 0.88 });
  t.same(await rates(), before);
  await publish('2026-11-16', { USD: 1.14, GBP: 0.88 });
  t.same(await rates(), before);
  t.equal((await state()).asOf, '2026-11-16');
  await publish('2026-11-17', { USD: 1.14, GBP: 0.88 });
  t.equal((await rates()).eurToUsd, 1.14);
});

t.test('the feed is asked once an hour, and after a failure at the next run', async (t) => {
  const { feed, clock, refresh } = await start(t);
  feed.answers(ecbXml('2026-11-16', { USD: 1.15, GBP: 0.88 }));
  await refresh();
  await refresh();
  t.equal(feed.asked(), 1);
  clock.now += hour;
  feed.answers((response) => response.writeHead(500).end());
  await refresh();
  await refresh();
  t.equal(feed.asked(), 3);
});

t.test('a feed that fails keeps the last good rates, and is told once', async (t) => {
  const { feed, clock, refresh, publish, rates, state, told } = await start(t);
  await publish('2026-11-16', { USD: 1.15, GBP: 0.88 });
  const before = await rates();
  clock.now += hour;
  const failures = [
    (response: { destroy(): void }) => response.destroy(),
    'canary',
    ecbXml('2026-11-17', { USD: 1.15, GBP: 0 }),
  ];
  for (const failure of failures) {
    feed.answers(failure);
    await refresh();
    t.same(await rates(), before);
  }
  t.match(told(), [['rates.lost', /UND_ERR_SOCKET|ECONNRESET/]]);
  await publish('2026-11-17', { USD: 1.16, GBP: 0.88 });
  await publish('2026-11-18', { USD: 1.17, GBP: 0.88 });
  t.same(told(), [['rates.back', undefined]]);
  t.equal((await state()).asOf, '2026-11-18');
  clock.now += 9 * 24 * hour;
  await refresh();
  t.same(told(), [['rates.lost', 'older than a week']], 'a feed that stands still is told too');
});

t.test('a rate that moves too far is held back alone, and told once a day', async (t) => {
  const { db, publish, rates, state, told } = await start(t);
  await publish('2026-11-16', { USD: 1.15, GBP: 0.88 });
  await publish('2026-11-17', { USD: 1.266, GBP: 0.89 });
  t.match(await rates(), { eurToUsd: 1.15, eurToGbp: 0.89, gbpToUsd: 1.292135 });
  t.same(told(), [['rates.held', 'USD']]);
  t.match(await state(), {
    asOf: '2026-11-16',
    held: [{ currency: 'USD', value: 1.266, asOf: '2026-11-17' }],
  });
  await publish('2026-11-17', { USD: 1.266, GBP: 0.89 });
  t.same(told(), [], 'the same table again');
  await publish('2026-11-18', { USD: 1.27, GBP: 0.9 });
  t.same(told(), [['rates.held', 'USD']]);
  t.match((await state()).held, [{ value: 1.27 }]);
  await publish('2026-11-19', { USD: 1.16, GBP: 0.9 });
  t.same(await state(), { asOf: '2026-11-19', held: [] }, 'it came back by itself');
  t.match(await rates(), { eurToUsd: 1.16, eurToGbp: 0.9 });
  t.same(await db.select().from(heldRates), []);
});

t.test('a move of a tenth is used, also of a currency that falls', async (t) => {
  const { publish, rates } = await start(t);
  await publish('2026-11-16', { USD: 1.15, GBP: 0.88 });
  await publish('2026-11-17', { USD: 1.264, GBP: 0.88 });
  t.equal((await rates()).eurToUsd, 1.264);
  await publish('2026-11-18', { USD: 1.138, GBP: 0.88 });
  t.equal((await rates()).eurToUsd, 1.138);
  await publish('2026-11-19', { USD: 1.02, GBP: 0.88 });
  t.equal((await rates()).eurToUsd, 1.138);
});

t.test('pound and dollar that move apart are both held back', async (t) => {
  const { publish, rates, told } = await start(t);
  await publish('2026-11-16', { USD: 1.15, GBP: 0.88 });
  const before = await rates();
  await publish('2026-11-17', { USD: 1.15 * 1.09, GBP: 0.88 * 0.92 });
  t.same(await rates(), before);
  t.same(told(), [
    ['rates.held', 'GBP'],
    ['rates.held', 'USD'],
  ]);
});

t.test(
  'a rate beside one that is held back moves the pair by no more than the limit',
  async (t) => {
    const { publish, rates, told } = await start(t);
    await publish('2026-11-16', { USD: 1.15, GBP: 0.88 });
    const before = await rates();
    await publish('2026-11-17', { USD: 1.495, GBP: 0.7964 });
    t.same(await rates(), before);
    t.equal(told().length, 2);
  },
);

t.test('the first table of a feed is bounded by the initial data', async (t) => {
  const { publish, rates, state, told } = await start(t);
  await publish('2026-11-16', { USD: 2.3, GBP: 1.76 });
  t.same(await rates(), fallbackRates, 'not a rate of it has changed');
  t.match(await state(), { asOf: null, held: [{ currency: 'GBP' }, { currency: 'USD' }] });
  await publish('2026-11-16', { USD: 2.3, GBP: 1.76 });
  t.equal(told().length, 2);
});

t.test('tables that follow each other within a day move no rate further than one', async (t) => {
  const { feed, clock, refresh, rates, state } = await start(t);
  feed.answers(ecbXml('2026-11-10', { USD: 1.15, GBP: 0.88 }));
  await refresh();
  for (const [hours, day] of [11, 12, 13, 14, 15, 16].entries()) {
    feed.answers(ecbXml(`2026-11-${day}`, { USD: 1.15 * 1.09 ** (hours + 1), GBP: 0.88 }));
    clock.now += hour;
    await refresh();
  }
  t.equal((await rates()).eurToUsd, 1.15);
  t.equal((await state()).asOf, '2026-11-10');
  feed.answers(ecbXml('2026-11-17', { USD: 1.16, GBP: 0.88 }));
  clock.now += 15 * hour;
  await refresh();
  t.equal((await rates()).eurToUsd, 1.16, 'the next day’s is used');
});

t.test('a table that corrects a rate held back on the same day is used', async (t) => {
  const { clock, feed, refresh, publish, rates, state, told } = await start(t);
  await publish('2026-11-16', { USD: 1.15, GBP: 0.88 });
  feed.answers(ecbXml('2026-11-17', { USD: 11.5, GBP: 0.89 }));
  clock.now += 24 * hour;
  await refresh();
  t.same(told(), [['rates.held', 'USD']]);
  feed.answers(ecbXml('2026-11-17', { USD: 11.6, GBP: 0.87 }));
  clock.now += hour;
  await refresh();
  t.same(told(), [['rates.held', 'USD']], 'another one that is held is told');
  feed.answers(ecbXml('2026-11-17', { USD: 1.16, GBP: 0.87 }));
  clock.now += hour;
  await refresh();
  t.match(await rates(), { eurToUsd: 1.16, eurToGbp: 0.89 });
  t.same(await state(), { asOf: '2026-11-17', held: [] });
});

t.test('a corrected table of the day is compared with the day before', async (t) => {
  const { clock, feed, refresh, publish, rates, state, told } = await start(t);
  await publish('2026-11-16', { USD: 1.15, GBP: 0.88 });
  await publish('2026-11-17', { USD: 11.5, GBP: 0.9592 });
  t.same(told(), [['rates.held', 'USD']]);
  const correct = async (USD: number) => {
    feed.answers(ecbXml('2026-11-17', { USD, GBP: 0.9592 }));
    clock.now += 2 * hour;
    await refresh();
  };
  await correct(1.0465);
  t.match(await rates(), { eurToUsd: 1.15, eurToGbp: 0.9592 }, 'the pair would move by 16.5 %');
  t.same(told(), [['rates.held', 'USD']]);
  await correct(1.16);
  t.match(await rates(), { eurToUsd: 1.16, eurToGbp: 0.9592 });
  t.same((await state()).held, []);
  await publish('2026-11-18', { USD: 1.0465, GBP: 0.9592 });
  t.match(await rates(), { eurToUsd: 1.0465 }, 'the next day is compared with this one');
});

t.test('copies that read at once store one table, and tell it once', async (t) => {
  const { db, feed, copy, told } = await start(t);
  feed.answers(ecbXml('2026-11-16', { USD: 1.4, GBP: 0.88 }));
  await Promise.all(Array.from({ length: 10 }, () => copy()()));
  t.same(told(), [['rates.held', 'USD']]);
  const rows = await db.select().from(exchangeRates).orderBy(asc(exchangeRates.name));
  const storedOf = (name: RateName) => rows.find((row) => row.name === name)?.value ?? 0;
  t.ok(Math.abs(storedOf('gbpToEur') * storedOf('eurToGbp') - 1) < 1e-5);
  t.equal(storedOf('eurToGbp'), 0.88);
});

t.test('of tables that are stored at once one is used, whole', async (t) => {
  const { db, clock, rates, state } = await start(t);
  const now = () => new Date(clock.now);
  for (const month of ['03', '04', '05', '06', '07', '08']) {
    const days = Array.from({ length: 6 }, (_, index) => ({
      asOf: `2026-${month}-${16 + index}`,
      rates: { GBP: (870 + index) / 1000, USD: (1150 + index) / 1000 },
    }));
    clock.now += 24 * hour;
    await Promise.all(days.toReversed().map((table) => storeRates({ db, now }, table, 10)));
    const { asOf } = await state();
    const used = days.find((table) => table.asOf === asOf)?.rates;
    t.match(await rates(), { eurToGbp: used?.GBP ?? 0, eurToUsd: used?.USD ?? 0 });
  }
});

t.test('no reader sees a table that is half written', async (t) => {
  const { clock, feed, refresh, rates } = await start(t);
  const isWhole = ({ gbpToUsd, gbpToEur, eurToUsd }: Awaited<ReturnType<typeof rates>>) =>
    Math.abs(gbpToUsd / (gbpToEur * eurToUsd) - 1) < 1e-4;
  let isDone = false;
  let looks = 0;
  const reader = (async () => {
    for (; !isDone; looks += 1) if (!isWhole(await rates())) t.fail('a mixed table');
  })();
  for (let index = 0; index < 5 || looks < 6; index += 1) {
    clock.now += 24 * hour;
    const day = new Date(Date.UTC(2026, 10, 16 + index)).toISOString().slice(0, 10);
    feed.answers(ecbXml(day, { USD: 1.15 - (index % 2) / 50, GBP: 0.88 + (index % 2) / 100 }));
    await refresh();
  }
  isDone = true;
  await reader;
});
