import t from 'tap';
import type { WireMarket } from '../../../shared/contracts/wire/market.ts';
import { wireMarket } from '../../../shared/contracts/wire/market.ts';
import { startTestProductApi } from '../../../tests/support/product-api.ts';
import { cacheMarketReport } from '../../queries/market-report.ts';

t.test('a market without sales has no index, and says so by leaving it out', async (t) => {
  const { app } = await startTestProductApi(t);
  const answer = await app.inject('/api/market');
  const { data } = wireMarket.parse(answer.json());
  t.same(data.indices, []);
  t.ok(data.volumes.every(({ sales }) => sales === 0));
});

t.test('the report is cached, and refreshed in the background', async (t) => {
  let now = 0;
  let made = 0;
  const report = { asOf: '' } as unknown as WireMarket;
  const ask = cacheMarketReport(
    async () => {
      made += 1;
      if (made === 1) throw new Error('the database is away');
      return { ...report, asOf: String(made) };
    },
    () => new Date(now),
    1000,
  );
  await t.rejects(Promise.all([ask(), ask()]));
  t.equal(made, 1, 'two who ask at once make one');
  t.equal((await ask()).asOf, '2', 'a failure is not kept');
  now = 1000;
  t.equal((await ask()).asOf, '2');
  t.equal(made, 2);
  now = 1001;
  t.equal((await ask()).asOf, '2', 'callers do not wait for the refresh');
  await new Promise((resolve) => setImmediate(resolve));
  t.equal((await ask()).asOf, '3');
});
