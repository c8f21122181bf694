import { and, eq, sql } from 'drizzle-orm';
import t, { type Test } from 'tap';
import { advanceOrder } from '../../product-api/commands/advance-order.ts';
import { answerCase } from '../../product-api/commands/cases/answer-case.ts';
import { decideCase } from '../../product-api/commands/cases/decide-case.ts';
import { openCase } from '../../product-api/commands/cases/open-case.ts';
import { receiveReturn } from '../../product-api/commands/cases/receive-return.ts';
import { recordReturn } from '../../product-api/commands/cases/record-return.ts';
import { withdrawCase } from '../../product-api/commands/cases/withdraw-case.ts';
import { cases } from '../../product-api/db/schema/cases.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { paymentTasks } from '../../product-api/db/schema/payments.ts';
import { emails } from '../../product-api/db/schema/people.ts';
import { enforceCaseDeadlines } from '../../product-api/jobs/enforce-case-deadlines.ts';
import { releasePayouts } from '../../product-api/jobs/release-payouts.ts';
import { runPaymentTasks } from '../../product-api/jobs/run-payment-tasks.ts';
import { checkLedger } from '../../product-api/queries/check-ledger.ts';
import type { CaseDecision, CaseReason } from '../../shared/domain/cases.ts';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import { day, run } from './support/market.ts';
import { openMoneyWorld } from './support/money-world.ts';
import { advance, advanceTo } from './support/operate.ts';
import { isRefused } from './support/refusal.ts';

const world = await openMoneyWorld(t);
const { stripe, jobs } = world;
const { db, deps } = world.api;
const actor = 'desk:1';

/** A paid order in a status on its way to the buyer. */
async function orderIn(status: OrderStatus): Promise<number> {
  const id = await world.trade(await world.addBuyer('good'), await world.addSeller());
  await runPaymentTasks(jobs);
  await advanceTo(deps, id, status);
  return id;
}
const orderOf = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const caseOf = async (orderId: number) =>
  (await db.select().from(cases).where(eq(cases.orderId, orderId)))[0]!;
const taskOf = async (orderId: number, kind: 'payout' | 'refund' | 'partial-refund') =>
  (
    await db
      .select()
      .from(paymentTasks)
      .where(and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, kind)))
  )[0];
async function report(orderId: number, reason: CaseReason = 'damaged') {
  const { buyerId: userId } = await orderOf(orderId);
  const words = { text: 'A tear in the upper left corner.', files: [] };
  await run(deps, (context) => openCase(context, { userId, orderId, reason, ...words }));
}
async function answer(orderId: number) {
  const { sellerId: userId } = await orderOf(orderId);
  const words = { text: 'It was whole when I packed it.', files: [] };
  await run(deps, (context) => answerCase(context, { userId, orderId, ...words }));
}
async function decide(orderId: number, decision: CaseDecision, amount?: number) {
  const { id: caseId } = await caseOf(orderId);
  const decided = { caseId, decision, amount, reason: 'The pictures show it.', actor };
  return run(deps, (context) => decideCase(context, decided));
}
const mailsOf = async (orderId: number) =>
  (await db.select().from(emails).where(eq(emails.orderId, orderId))).map(({ subject }) => subject);
const refused = (raw: Promise<unknown>) =>
  raw.then(
    () => null,
    (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
  );
/** A test, after which the ledger is proven. */
const life = (name: string, test: (t: Test) => Promise<void>) =>
  t.test(name, async (t) => {
    await test(t);
    t.same(await checkLedger(db), []);
  });

life('a partial refund is borne by the seller, whose payout is what is left', async (t) => {
  const id = await orderIn('Delivered');
  await report(id);
  const { stage, deadline } = await caseOf(id);
  t.equal(stage, 'seller');
  t.ok(deadline, 'the seller has a day to answer by');
  await answer(id);
  t.equal((await caseOf(id)).stage, 'desk');
  const { buyerCurrency, sellerPayout } = await orderOf(id);
  await decide(id, 'partial-refund', 20);
  t.match(await caseOf(id), { outcome: 'partly-refunded', refundAmount: 2000, decidedBy: actor });
  t.match(await taskOf(id, 'payout'), { amount: sellerPayout - 2000, status: 'open' });
  await runPaymentTasks(jobs);
  t.match(await orderOf(id), { status: 'PaidOut' });
  const group = `order-${id}`;
  const sent = stripe.transfers.find(({ transfer_group }) => transfer_group === group);
  t.equal(Number(sent?.amount), sellerPayout - 2000);
  t.equal(buyerCurrency, 'GBP');
  t.match(await taskOf(id, 'partial-refund'), { amount: 2000, status: 'done' });
  const subjects = await mailsOf(id);
  t.ok(subjects.some((subject) => /^You get £20(\.00)? back for/.test(subject)));
  t.ok(subjects.some((subject) => /^Your payout for .* is smaller$/.test(subject)));
});

life('a partial refund is never more than the seller’s share', async (t) => {
  const id = await orderIn('Delivered');
  await report(id);
  await answer(id);
  await t.rejects(decide(id, 'partial-refund', 100_000), /At most £/);
  await t.rejects(decide(id, 'partial-refund'), /how much/);
  t.equal((await orderOf(id)).status, 'Delivered');
});

life('while a case is open PostgreSQL refuses the payout to every caller', async (t) => {
  const id = await orderIn('Delivered');
  const { sellerPayout } = await orderOf(id);
  await report(id);
  const open = db.insert(paymentTasks).values({
    ...{ orderId: id, kind: 'payout', amount: sellerPayout, currency: 'GBP' },
    nextAttemptAt: world.now(),
  });
  t.equal(await refused(open), 'payment_tasks_case');
  world.passTime(30 * day);
  t.equal(await releasePayouts(jobs), 0);
  const step = { orderId: id, from: 'Delivered', actor } as const;
  await isRefused(
    t,
    run(deps, (context) => advanceOrder(context, step)),
    { code: 'case.open' },
  );
  const { buyerId: userId } = await orderOf(id);
  await run(deps, (context) => withdrawCase(context, { userId, orderId: id }));
  t.ok((await releasePayouts(jobs)) > 0);
  t.match(await taskOf(id, 'payout'), { amount: sellerPayout, status: 'open' });
});

life('a partial refund that no case decided is refused', async (t) => {
  const id = await orderIn('Delivered');
  const task = db.insert(paymentTasks).values({
    ...{ orderId: id, kind: 'partial-refund', amount: 500, currency: 'GBP' },
    nextAttemptAt: world.now(),
  });
  t.equal(await refused(task), 'payment_tasks_amount');
});

life('the payout leaves once the buyer has no more time to report, and not before', async (t) => {
  const id = await orderIn('Delivered');
  const step = { orderId: id, from: 'Delivered', actor } as const;
  await isRefused(
    t,
    run(deps, (context) => advanceOrder(context, step)),
    {
      code: 'order.payout-too-early',
    },
  );
  await releasePayouts(jobs);
  t.equal((await orderOf(id)).status, 'Delivered');
  world.passTime(8 * day);
  await t.rejects(report(id), /no longer possible/, 'and then nothing can be reported');
  t.ok((await releasePayouts(jobs)) > 0);
  t.equal((await orderOf(id)).status, 'PayoutPending');
});

life(
  'a work that did not arrive can be reported once it should have, and is refunded',
  async (t) => {
    const id = await orderIn('ShippedToBuyer');
    await t.rejects(report(id, 'not-arrived'), /no longer possible/);
    world.passTime(20 * day);
    await t.rejects(report(id, 'damaged'), /no longer possible/);
    await report(id, 'not-arrived');
    world.passTime(6 * day);
    t.ok((await enforceCaseDeadlines(jobs)) > 0, 'the seller did not answer');
    t.equal((await caseOf(id)).stage, 'desk');
    await t.rejects(decide(id, 'send-back'), /no longer possible/);
    await decide(id, 'refund');
    t.equal((await orderOf(id)).status, 'Cancelled');
    await runPaymentTasks(jobs);
    t.match(await taskOf(id, 'refund'), { status: 'done' });
  },
);

life('a work that is sent back is refunded when it has come', async (t) => {
  const id = await orderIn('Delivered');
  await report(id, 'not-as-described');
  await answer(id);
  await decide(id, 'send-back');
  const { buyerId: userId, sellerId } = await orderOf(id);
  const parcel = { carrier: 'DHL', trackingNumber: 'JD0002' } as const;
  const sends = (by: number) =>
    run(deps, (context) => recordReturn(context, { userId: by, orderId: id, parcel }));
  await isRefused(t, sends(sellerId), { status: 404 });
  await sends(userId);
  t.match(await caseOf(id), { stage: 'receipt', returnTracking: 'JD0002' });
  t.equal((await orderOf(id)).status, 'Delivered');
  const { id: caseId } = await caseOf(id);
  await run(deps, (context) => receiveReturn(context, { caseId, actor }));
  t.equal((await orderOf(id)).status, 'Returned');
  await runPaymentTasks(jobs);
  t.match(await taskOf(id, 'refund'), { status: 'done' });
});

life('a work that is not sent back in time waits for the desk again', async (t) => {
  const id = await orderIn('Delivered');
  await report(id);
  await answer(id);
  await decide(id, 'send-back');
  world.passTime(12 * day);
  await enforceCaseDeadlines(jobs);
  t.equal((await caseOf(id)).stage, 'desk');
  await decide(id, 'refuse');
  t.match(await caseOf(id), { outcome: 'refused' });
  await t.rejects(report(id), /no longer possible|already decided/);
});

life('ten reports at once open one case', async (t) => {
  const id = await orderIn('Delivered');
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => report(id)));
  t.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  t.equal(await db.$count(cases, eq(cases.orderId, id)), 1);
});

life('ten decisions at once decide once', async (t) => {
  const id = await orderIn('Delivered');
  await report(id);
  await answer(id);
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0 ? decide(id, 'partial-refund', 10) : decide(id, 'refund'),
    ),
  );
  t.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  await runPaymentTasks(jobs);
  const { status } = await orderOf(id);
  t.ok(status === 'PaidOut' || status === 'Cancelled');
});

life('a payout and a report at once: one of them wins', async (t) => {
  const id = await orderIn('Delivered');
  await db
    .update(orders)
    .set({ deadline: sql`${world.now().toISOString()}::timestamptz + interval '1 minute'` })
    .where(eq(orders.id, id));
  const before = report(id);
  world.passTime(61_000);
  await Promise.allSettled([before, releasePayouts(jobs), report(id), releasePayouts(jobs)]);
  const isReported = (await db.$count(cases, eq(cases.orderId, id))) === 1;
  t.equal((await orderOf(id)).status, isReported ? 'Delivered' : 'PayoutPending');
});

life('only the buyer reports, and only buyer and seller answer', async (t) => {
  const id = await orderIn('Delivered');
  const { sellerId } = await orderOf(id);
  const other = await world.addSeller();
  const words = { text: 'Mine.', files: [] };
  for (const userId of [sellerId, other.id]) {
    const input = { userId, orderId: id, reason: 'damaged', ...words } as const;
    await isRefused(
      t,
      run(deps, (context) => openCase(context, input)),
      { status: 404 },
    );
  }
  await report(id);
  const input = { userId: other.id, orderId: id, ...words };
  await isRefused(
    t,
    run(deps, (context) => answerCase(context, input)),
    { status: 404 },
  );
  await advance(deps, id).catch(() => undefined);
});
