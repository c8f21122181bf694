import { sql } from 'drizzle-orm';
import t from 'tap';
import { applyAway } from '../../product-api/commands/apply-away.ts';
import { setAway } from '../../product-api/commands/set-away.ts';
import { applyAwayDates } from '../../product-api/jobs/apply-away-dates.ts';
import { enforceDeadlines } from '../../product-api/jobs/enforce-deadlines.ts';
import { expireOrders } from '../../product-api/jobs/expire-orders.ts';
import { failUnpaidOrders } from '../../product-api/jobs/fail-unpaid-orders.ts';
import { forEachRecord } from '../../product-api/jobs/for-each-record.ts';
import {
  addPerson,
  bid,
  day,
  inMarket,
  listApproved,
  type Market,
  readAsk,
  readBid,
  readOrder,
  run,
} from './support/market.ts';
import { advanceTo } from './support/operate.ts';

/** Makes the database refuse a change of one record, so that its turn in a job always fails. */
function refuse(market: Market, table: string, id: number, unless: string) {
  const rule = `alter table ${table} add check (id <> ${id} or ${unless}) not valid`;
  return market.db.execute(sql.raw(rule));
}

/** Two trades of one price, the older first; ids of their orders. */
async function twoTrades(market: Market): Promise<[number, number]> {
  const trade = async () => {
    await listApproved(market, await addPerson(market), { price: 100_00 });
    return (await bid(market, await addPerson(market), { price: 100_00 })).orderId!;
  };
  return [await trade(), await trade()];
}

const failures = (market: Market) =>
  market.logs.flatMap(({ event, job, record }) =>
    event === 'job.record-failed' ? [{ job, record }] : [],
  );

t.test('an unpaid order that fails does not keep the next ones', (t) =>
  inMarket(t, async (market) => {
    const [broken, next] = await twoTrades(market);
    await refuse(market, 'orders', broken, `status = 'AwaitingPayment'`);
    market.passTime(4 * day);
    t.equal(await failUnpaidOrders(market), 1);
    t.equal((await readOrder(market, broken)).status, 'AwaitingPayment');
    t.equal((await readOrder(market, next)).status, 'PaymentFailed');
    t.same(failures(market), [{ job: 'fail-unpaid-orders', record: broken }]);
  }),
);

t.test('a deadline that cannot be enforced does not keep the next ones', (t) =>
  inMarket(t, async (market) => {
    const [brokenLate, late] = await twoTrades(market);
    const [brokenParcel, parcel] = await twoTrades(market);
    for (const id of [brokenLate, late]) await advanceTo(market, id, 'AwaitingShipment');
    for (const id of [brokenParcel, parcel]) await advanceTo(market, id, 'Shipped');
    market.passTime(30 * day);
    const [brokenUnpaid, unpaid] = await twoTrades(market);
    await refuse(market, 'orders', brokenLate, `status = 'AwaitingShipment'`);
    await refuse(market, 'orders', brokenParcel, 'reminded_at is null');
    await refuse(market, 'orders', brokenUnpaid, 'reminded_at is null');
    market.passTime(2 * day);
    const done = await enforceDeadlines(market);
    t.same(done, { reminded: 1, notShipped: 1, notReceived: [parcel] });
    t.equal((await readOrder(market, late)).status, 'Cancelled');
    t.ok((await readOrder(market, unpaid)).remindedAt);
    const job = 'enforce-deadlines';
    t.same(
      failures(market),
      [brokenParcel, brokenLate, brokenUnpaid].map((record) => ({ job, record })),
    );
  }),
);

t.test('a seller whose listing cannot return does not keep the next ones away', (t) =>
  inMarket(t, async (market) => {
    const leave = async (price: number) => {
      const userId = await addPerson(market);
      const { id } = await listApproved(market, userId, { price });
      const until = new Date(market.now().getTime() + 10 * day);
      await run(market, (context) => setAway(context, { userId, until }));
      await applyAway(market, userId);
      return { userId, id };
    };
    const [broken, next] = [await leave(300_00), await leave(310_00)];
    await refuse(market, 'asks', broken.id, `status = 'Paused'`);
    market.passTime(11 * day);
    await applyAwayDates(market);
    t.equal((await readAsk(market, broken.id)).status, 'Paused');
    t.equal((await readAsk(market, next.id)).status, 'Approved');
    t.same(failures(market), [{ job: 'apply-away-dates', record: broken.userId }]);
  }),
);

t.test('a book that cannot be swept does not keep the others', (t) =>
  inMarket(t, async (market) => {
    const [main, proof] = market.editionIds;
    const [broken, next] = await Promise.all(
      [main, proof].map(async (editionId) =>
        bid(market, await addPerson(market), { price: 50_00, editionId, expiresInDays: 30 }),
      ),
    );
    await refuse(market, 'bids', broken!.id, `status = 'Approved'`);
    market.passTime(31 * day);
    t.equal(await expireOrders(market), 1);
    t.equal((await readBid(market, broken!.id)).status, 'Approved');
    t.equal((await readBid(market, next!.id)).status, 'Expired');
    t.same(failures(market), [{ job: 'expire-orders', record: main }]);
  }),
);

t.test('a job stops at the first record when the database is lost', (t) =>
  inMarket(t, async (market) => {
    const lost = Object.assign(new Error('shut down'), { code: '57P01' });
    const asked: number[] = [];
    const work = async ({ id }: { id: number }) => {
      asked.push(id);
      throw lost;
    };
    await t.rejects(forEachRecord(market, 'test', [{ id: 1 }, { id: 2 }], work), lost);
    t.same([asked, failures(market)], [[1], []]);
  }),
);
