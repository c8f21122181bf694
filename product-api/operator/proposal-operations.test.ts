import { eq } from 'drizzle-orm';
import t from 'tap';
import type { Role } from '../../shared/desk/roles.ts';
import {
  addPerson,
  bid,
  day,
  inMarket,
  listApproved,
  type Market,
  readOrder,
} from '../../tests/product-api/support/market.ts';
import { cancelByOperator } from '../../tests/product-api/support/operate.ts';
import { isRefused } from '../../tests/product-api/support/refusal.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { proposals } from '../db/schema/desk.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { emails } from '../db/schema/people.ts';
import { staff } from '../db/schema/staff.ts';
import { expireOldProposals } from '../jobs/expire-proposals.ts';
import { listWaiting } from '../queries/today/list-waiting.ts';
import { runOperation } from './run-operation.ts';

async function addMember(market: Market, ...roles: Role[]): Promise<string> {
  const userId = await addPerson(market);
  await market.db.insert(staff).values({ userId, roles });
  return `desk:${userId}`;
}
async function newOrder(market: Market): Promise<number> {
  await listApproved(market, await addPerson(market), { price: 100_00 });
  const { orderId } = await bid(market, await addPerson(market), { price: 100_00 });
  return orderId ?? 0;
}
const propose = (market: Market, actor: string, id: number) =>
  runOperation(
    'orders record-payment',
    { market, actor },
    { id, from: 'AwaitingPayment', payment: 'BACS 7' },
  );
const approve = (market: Market, actor: string, id: number) =>
  runOperation('proposals approve', { market, actor }, { id });
const decline = (market: Market, actor: string, id: number) =>
  runOperation('proposals decline', { market, actor }, { id, reason: 'A wrong reference.' });
const actionsOn = async ({ db }: Market, orderId: number) =>
  (
    await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `order:${orderId}`))
  ).map(({ action, actor }) => `${actor} ${action}`);

t.test('one proposes, another approves, of ten at once one time', (t) =>
  inMarket(t, async (market) => {
    const ada = await addMember(market, 'treasurer');
    const ben = await addMember(market, 'owner');
    const orderId = await newOrder(market);
    const { proposal, waitsUntil } = await propose(market, ada, orderId);
    t.equal(waitsUntil, null);
    t.equal((await readOrder(market, orderId)).status, 'AwaitingPayment', 'not done yet');
    await isRefused(t, approve(market, ada, proposal), { code: 'desk.own-proposal' });
    await isRefused(t, approve(market, 'shell:ben', proposal), { code: 'desk.approve-at-desk' });
    await isRefused(t, propose(market, ben, orderId), { code: 'desk.proposal-exists' });
    t.match(await listWaiting(market.db, market.now()), [{ kind: 'proposal', id: orderId }]);
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => approve(market, ben, proposal)),
    );
    t.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
    t.equal((await readOrder(market, orderId)).status, 'AwaitingShipment');
    t.match(await market.db.select().from(paymentTasks), [
      { kind: 'charge', status: 'done', processorId: 'BACS 7', recordedBy: ben },
    ]);
    await isRefused(t, decline(market, ada, proposal), { code: 'desk.proposal-closed' });
    t.same(await actionsOn(market, orderId), [
      `${ada} proposals.propose`,
      `${ben} proposals.approve`,
      `${ben} orders.advance`,
    ]);
  }),
);

t.test('an approval after the order has moved on does nothing', (t) =>
  inMarket(t, async (market) => {
    const ada = await addMember(market, 'treasurer');
    const ben = await addMember(market, 'treasurer');
    const orderId = await newOrder(market);
    const { proposal } = await propose(market, ada, orderId);
    await cancelByOperator(market, orderId);
    await isRefused(t, approve(market, ben, proposal), { code: 'trade.wrong-status' });
    t.match(await market.db.select().from(proposals), [{ outcome: null }], 'it can be declined');
    await decline(market, ada, proposal);
    t.match(await market.db.select().from(proposals), [{ outcome: 'declined', decidedBy: ada }]);
    await isRefused(t, propose(market, ada, orderId), { code: 'trade.wrong-status' });
    await isRefused(t, approve(market, ben, 99), { status: 404 });
  }),
);

t.test('where one person alone may approve, it waits for a day and owners are told', (t) =>
  inMarket(t, async (market) => {
    const only = await addMember(market, 'owner', 'treasurer');
    await addMember(market, 'viewer', 'curator', 'authenticator');
    const orderId = await newOrder(market);
    const { proposal, waitsUntil } = await propose(market, 'shell:ada', orderId);
    t.ok(waitsUntil);
    const told = await market.db.select().from(emails);
    t.match(
      told.filter(({ dedupeKey }) => dedupeKey.startsWith('proposal:')),
      [{ subject: `Someone asks to record a payment of order ${orderId} by hand`, text: /BACS 7/ }],
    );
    await isRefused(t, approve(market, only, proposal), { code: 'desk.proposal-waits' });
    await addMember(market, 'treasurer');
    market.passTime(day - 60_000);
    await isRefused(t, approve(market, only, proposal), { code: 'desk.proposal-waits' });
    market.passTime(60_000);
    await approve(market, only, proposal);
    t.equal((await readOrder(market, orderId)).status, 'AwaitingShipment');
  }),
);

t.test('a proposal expires, and can be made again', (t) =>
  inMarket(t, async (market) => {
    const ada = await addMember(market, 'treasurer');
    const ben = await addMember(market, 'treasurer');
    const orderId = await newOrder(market);
    const { proposal } = await propose(market, ada, orderId);
    market.passTime(7 * day);
    await isRefused(t, approve(market, ben, proposal), { code: 'desk.proposal-closed' });
    t.equal(await expireOldProposals(market), 1);
    t.equal(await expireOldProposals(market), 0);
    const again = await propose(market, ada, orderId);
    await approve(market, ben, again.proposal);
    t.match(await actionsOn(market, orderId), [
      `${ada} proposals.propose`,
      'deckle proposals.expire',
      `${ada} proposals.propose`,
      `${ben} proposals.approve`,
      `${ben} orders.advance`,
    ]);
  }),
);
