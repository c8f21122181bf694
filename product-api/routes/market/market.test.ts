import t from 'tap';
import { wireMarket } from '../../../shared/contracts/wire/market.ts';
import { startTestProductApi } from '../../../tests/support/product-api.ts';
import { marketReports } from '../../db/schema/market-reports.ts';
import { refreshMarketReport } from '../../queries/market-report.ts';

t.test('a market without sales has no index, and says so by leaving it out', async (t) => {
  const { app } = await startTestProductApi(t);
  const answer = await app.inject('/api/market');
  const { data } = wireMarket.parse(answer.json());
  t.same(data.indices, []);
  t.ok(data.volumes.every(({ sales }) => sales === 0));
});

t.test('is read as it was last made, and made anew by a job', async (t) => {
  let clock = Date.parse('2026-11-20T12:00:00Z');
  const { app, db, deps } = await startTestProductApi(t, { now: () => new Date(clock) });
  const asOf = async () => wireMarket.parse((await app.inject('/api/market')).json()).data.asOf;
  const first = await asOf();
  t.equal(first, '2026-11-20T12:00:00.000Z', 'made for a reader who comes before the job');
  t.equal(await db.$count(marketReports), 0, 'who changes nothing');
  await refreshMarketReport({ db, now: deps.now });
  await db.execute('alter table orders rename to orders_elsewhere');
  t.equal(await asOf(), first, 'no order is read for it');
  await db.execute('alter table orders_elsewhere rename to orders');
  clock += 9 * 60_000;
  await refreshMarketReport({ db, now: deps.now });
  t.equal(await asOf(), first, 'not before its time');
  clock += 60_000;
  await Promise.all([
    refreshMarketReport({ db, now: deps.now }),
    refreshMarketReport({ db, now: deps.now }),
  ]);
  t.equal(await asOf(), '2026-11-20T12:10:00.000Z');
  t.equal(await db.$count(marketReports), 1);
});
