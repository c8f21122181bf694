import pg from 'pg';
import t from 'tap';
import { seedDatabase } from '../../demo/seed/seed-database.ts';
import { openDatabase } from '../../product-api/db/database.ts';
import { reportMarket } from '../../product-api/queries/market-report.ts';
import type { WireMarket } from '../../shared/contracts/wire/market.ts';
import { wireMarket } from '../../shared/contracts/wire/market.ts';
import { createTestDatabase } from '../support/database.ts';

const at = new Date('2026-11-20T12:00:00Z');
const since = '2024-11-01';
const sold = `status not in ('PaymentFailed', 'NotShipped', 'AuthenticationFailed', 'Cancelled', 'Returned')`;

t.test('the market report of the seeded catalogue', async (t) => {
  const database = await createTestDatabase();
  await seedDatabase(database.url, { now: at });
  const handle = openDatabase(database.url);
  const client = new pg.Client(database.url);
  await client.connect();
  t.teardown(async () => {
    await client.end();
    await handle.close();
    await database.drop();
  });
  const rows = async (query: string) => (await client.query(query)).rows;
  const report = wireMarket.parse({ data: await reportMarket(handle.db, at) }).data;

  t.test('has two years of monthly index values', async (t) => {
    t.equal(report.months.length, 25);
    t.equal(report.months[0], '2024-11');
    t.equal(report.months.at(-1), '2026-11');
    for (const { values } of report.indices) {
      t.equal(values.length, 25);
      t.equal(values[0], 100);
      t.ok(values.every((value) => value > 40 && value < 250));
    }
    t.equal(report.indices[0]?.medium, null);
  });

  t.test('counts every completed or open sale', async (t) => {
    const [told] = await rows(
      `select count(*)::int as sales, sum(price_gbp)::float8 as value from orders
       where created_at >= '${since}' and ${sold}`,
    );
    t.ok(told.sales > 500);
    const sum = (of: (volume: WireMarket['volumes'][number]) => number) =>
      report.volumes.reduce((all, volume) => all + of(volume), 0);
    t.equal(
      sum(({ sales }) => sales),
      told.sales,
    );
    t.equal(
      sum(({ valueGbp }) => valueGbp),
      told.value,
    );
  });

  t.test('compares an edition’s last sale with its last one before the period', async (t) => {
    for (const { days, risers, fallers } of report.periods) {
      const growth = (mover: { before: number; after: number }) => mover.after / mover.before;
      t.ok(risers.every((mover) => growth(mover) > 1));
      t.ok(fallers.every((mover) => growth(mover) < 1));
      t.same(
        risers.map(growth),
        risers.map(growth).toSorted((a, b) => b - a),
      );
      for (const { artworkId, edition, before, after } of [...risers, ...fallers]) {
        const prices = await rows(
          `select o.price_gbp::int as price, o.created_at >= timestamptz '${at.toISOString()}' - interval '${days} days' as late
           from orders o join editions e on e.id = o.edition_id
           where e.artwork_id = ${artworkId} and e.name = '${edition}' and ${sold}
           order by o.created_at`,
        );
        t.equal(prices.findLast(({ late }) => late)?.price, after);
        t.equal(prices.findLast(({ late }) => !late)?.price, before);
      }
    }
    t.ok(report.periods.find(({ days }) => days === 365)!.risers.length > 0);
  });

  t.test('lists the most traded editions', async (t) => {
    const [most] = report.periods.find(({ days }) => days === 365)!.mostTraded;
    const [known] = await rows(
      `select count(*)::int as sales from orders
       where created_at >= timestamptz '${at.toISOString()}' - interval '365 days' and ${sold}
       group by edition_id order by 1 desc limit 1`,
    );
    t.equal(most?.sales, known.sales);
  });
});
