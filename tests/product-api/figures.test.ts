import pg from 'pg';
import t from 'tap';
import { seedDatabase } from '../../demo/seed/seed-database.ts';
import { openDatabase } from '../../product-api/db/database.ts';
import { deleteExpired } from '../../product-api/jobs/delete-expired.ts';
import { operations } from '../../product-api/operator/operations.ts';
import { noPurchaseRules } from '../../product-api/payments/purchase-rules.ts';
import { refreshFigures } from '../../product-api/queries/read-figures.ts';
import { figureOperations } from '../../shared/desk/figures.ts';
import { createTestDatabase } from '../support/database.ts';
import { startTestProductApi } from '../support/product-api.ts';

const at = new Date('2026-11-20T12:00:00Z');
const unsold = `('PaymentFailed', 'NotShipped', 'AuthenticationFailed', 'Cancelled', 'Returned')`;

t.test('figures of the seeded market', async (t) => {
  const database = await createTestDatabase();
  await seedDatabase(database.url, { now: at });
  const { db, close } = openDatabase(database.url);
  const client = new pg.Client(database.url);
  await client.connect();
  t.teardown(async () => {
    await client.end();
    await close();
    await database.drop();
  });
  const row = async (query: string) => (await client.query(query)).rows[0];
  let clock = at.getTime();
  const market = {
    ...{ db, now: () => new Date(clock) },
    ...{ publicUrl: 'http://deckle.test', purchaseRules: noPurchaseRules },
  };
  const context = { market, actor: 'shell:test' };
  const show = async (by: 'day' | 'month') =>
    figureOperations['figures show'].answer.parse(
      await operations['figures show'].run(context, { by }),
    );

  t.test('add up to the records of thirty days and of the thirty before', async (t) => {
    const { periods, total, before } = await show('day');
    t.equal(periods.length, 30);
    t.match([periods[0], periods.at(-1)], [{ start: '2026-10-22' }, { start: '2026-11-20' }]);
    for (const [sums, from, to] of [
      [total, '2026-10-22', '2026-11-21'],
      [before, '2026-09-22', '2026-10-22'],
    ] as const) {
      const inTime = `created_at >= '${from}' and created_at < '${to}'`;
      const sales = await row(`select
          count(*) filter (where status not in ${unsold})::int as sales,
          coalesce(sum(price_gbp) filter (where status not in ${unsold}), 0)::int as value,
          count(*) filter (where status in ${unsold})::int as failed
        from orders where ${inTime}`);
      const listings = await row(`select count(*)::int as listings,
          count(*) filter (where status = 'Done')::int as sold
        from asks where ${inTime} and type = 'ask' and status <> 'Draft'`);
      const bids = await row(`select count(*)::int as bids,
          count(*) filter (where status = 'Done')::int as accepted
        from bids where ${inTime} and type = 'bid' and status <> 'Draft'`);
      t.match(sums, { ...sales, listings: listings.listings, listingsSold: listings.sold });
      t.match(sums, { bids: bids.bids, bidsAccepted: bids.accepted });
      t.ok(sums.sales > 0 && sums.listings > 0 && sums.bids > 0);
    }
    const fees = await row(`select sum(seller_application_fee::float8 * price_gbp / seller_price
        + buyer_process_fee::float8 * price_gbp / buyer_price) as fees
      from orders where created_at >= '2026-10-22' and status not in ${unsold}`);
    t.ok(Math.abs(total.fees - fees.fees) <= 30, 'fees to the rounding of each day');
  });

  t.test('of twelve months begin with whole months', async (t) => {
    const { periods, total } = await show('month');
    t.same(
      [periods.length, periods[0]?.start, periods.at(-1)?.start],
      [12, '2025-12-01', '2026-11-01'],
    );
    const sold = await row(
      `select count(*)::int as sales from orders
       where created_at >= '2025-12-01' and status not in ${unsold}`,
    );
    t.equal(total.sales, sold.sales);
    const parts = periods.reduce((sum, { sales }) => sum + sales, 0);
    t.equal(parts, total.sales);
  });

  t.test('measure approvals and payouts from their beginning', async (t) => {
    await client.query(`update asks set authenticated_at = placed_at + interval '6 hours'
      where authenticated_at is not null`);
    await client.query(`delete from order_events where status = 'PaidOut'`);
    await client.query(`insert into order_events (order_id, position, status, at)
      select id, 99, 'PaidOut', created_at + interval '4 days' from orders
      where created_at >= '2026-10-22' order by id limit 5`);
    const { total, before } = await show('day');
    t.match(total, { hoursToApprove: 6, daysToPayOut: 4 });
    t.equal(before.daysToPayOut, null);
  });

  t.test('count what is open once by its age, and the artists of most value', async (t) => {
    const { ages, artists } = await operations['figures book'].run(context, {});
    const open = await row(`select
      (select count(*)::int from asks where status = 'Approved') as listings,
      (select count(*)::int from bids where status = 'Approved') as bids`);
    const sum = (side: 'listings' | 'bids') => ages.reduce((all, one) => all + one[side], 0);
    t.same({ listings: sum('listings'), bids: sum('bids') }, open);
    const young = await row(`select count(*)::int as bids from bids
      where status = 'Approved' and placed_at > '2026-11-13T12:00:00Z'`);
    t.equal(ages[0]?.bids, young.bids);
    const values = artists.map(({ value }) => value);
    t.same(
      values,
      values.toSorted((one, other) => other - one),
    );
    t.ok(artists.some(({ spread }) => spread !== null && spread > 0 && spread < 1));
  });

  t.test('are made once an hour', async (t) => {
    await Promise.all([refreshFigures(market), refreshFigures(market)]);
    clock += 30 * 60_000;
    await refreshFigures(market);
    t.equal((await show('day')).asOf, at.toISOString());
    clock += 30 * 60_000;
    await refreshFigures(market);
    t.equal((await show('day')).asOf, new Date(clock).toISOString());
  });
});

t.test('searches that find nothing', async (t) => {
  let clock = at.getTime();
  const { app, db, deps, logs } = await startTestProductApi(t, { now: () => new Date(clock) });
  const context = { market: deps, actor: 'shell:test' };
  const search = (words: string, more = '') =>
    app.inject(`/api/artworks?filters[name][$containsi]=${encodeURIComponent(words)}${more}`);
  const listed = () => operations['figures searches'].run(context, {});

  t.test('are counted by their words, the most frequent first', async (t) => {
    for (const words of ['Qzxw Vkjq', 'qzxw, vkjq', 'wvxqj']) await search(words);
    t.same(await listed(), [
      { query: 'qzxw vkjq', times: 2, lastDay: '2026-11-20' },
      { query: 'wvxqj', times: 1, lastDay: '2026-11-20' },
    ]);
  });
  t.test('leave out what was typed on the way, addresses and filtered searches', async (t) => {
    await search('qzxw vk');
    await search('zqxw@jvkq.example');
    await search('jqzkw', '&filters[medium][$eq]=Etching');
    await search('x'.repeat(80));
    t.equal((await listed()).length, 2);
  });
  t.test('are listed for thirty days and kept for ninety', async (t) => {
    clock += 31 * 86_400_000;
    t.same(await listed(), []);
    const kept = async () => (await db.execute('select from empty_searches')).rows.length;
    await deleteExpired(deps);
    t.ok((await kept()) > 0);
    clock += 60 * 86_400_000;
    await deleteExpired(deps);
    t.equal(await kept(), 0);
  });
  t.test('are answered while the database cannot be written', async (t) => {
    await db.execute('alter table empty_searches rename to renamed');
    t.equal((await search('vvqxz')).statusCode, 200);
    t.ok(logs.some(({ event }) => event === 'search.not-counted'));
  });
});
