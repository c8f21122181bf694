import t from 'tap';
import { inMarket } from '../../tests/product-api/support/market.ts';
import { failedJobs } from '../db/schema/desk.ts';
import { listWaiting } from '../queries/today/list-waiting.ts';
import { watchJob } from './watch-job.ts';

t.test('a job that fails waits at the desk until it succeeds', (t) =>
  inMarket(t, async (market) => {
    let isBroken = true;
    const run = async () => {
      if (isBroken) throw new Error('broken');
    };
    const job = watchJob({ name: 'expire-orders', pause: 1, run }, market);
    for (let time = 0; time < 3; time += 1) await t.rejects(job.run(), { message: 'broken' });
    t.match(await market.db.select().from(failedJobs), [{ name: 'expire-orders', runs: 3 }]);
    t.match(await listWaiting(market.db, market.now()), [
      { kind: 'job', title: 'The job expire-orders fails', role: 'owner' },
    ]);
    isBroken = false;
    const again = watchJob({ name: 'expire-orders', pause: 1, run }, market);
    await again.run();
    t.same(await market.db.select().from(failedJobs), []);
  }),
);
