import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import t from 'tap';
import { advanceOrder } from '../../product-api/commands/advance-order.ts';
import { answerCase } from '../../product-api/commands/cases/answer-case.ts';
import { decideCase } from '../../product-api/commands/cases/decide-case.ts';
import { openCase } from '../../product-api/commands/cases/open-case.ts';
import { receiveReturn } from '../../product-api/commands/cases/receive-return.ts';
import { recordReturn } from '../../product-api/commands/cases/record-return.ts';
import { withdrawCase } from '../../product-api/commands/cases/withdraw-case.ts';
import { recordRefund } from '../../product-api/commands/record-refund.ts';
import { recordRepayment } from '../../product-api/commands/record-repayment.ts';
import { recordShipment } from '../../product-api/commands/record-shipment.ts';
import { returnOrder } from '../../product-api/commands/return-order.ts';
import { cases } from '../../product-api/db/schema/cases.ts';
import { ledgerDiscrepancies } from '../../product-api/db/schema/ledger.ts';
import { orders } from '../../product-api/db/schema/market.ts';
import { HttpError } from '../../product-api/errors.ts';
import { enforceCaseDeadlines } from '../../product-api/jobs/enforce-case-deadlines.ts';
import { enforceDeadlines } from '../../product-api/jobs/enforce-deadlines.ts';
import { failUnpaidOrders } from '../../product-api/jobs/fail-unpaid-orders.ts';
import { reconcile } from '../../product-api/jobs/reconcile.ts';
import { releasePayouts } from '../../product-api/jobs/release-payouts.ts';
import { runPaymentTasks } from '../../product-api/jobs/run-payment-tasks.ts';
import { findOpenCase } from '../../product-api/market/cases/case-rows.ts';
import type { CommandContext } from '../../product-api/market/command-context.ts';
import { readDebt } from '../../product-api/market/ledger/share-out.ts';
import type { OrderRow } from '../../product-api/market/rows.ts';
import { listPauses } from '../../product-api/market/trading-pauses.ts';
import { PaymentUnavailable } from '../../product-api/payments/payment-port.ts';
import { checkLedger } from '../../product-api/queries/check-ledger.ts';
import { caseDecisions, caseReasons } from '../../shared/domain/cases.ts';
import { run } from './support/market.ts';
import { openMoneyWorld } from './support/money-world.ts';
import { advance, cancelByOperator } from './support/operate.ts';

const world = await openMoneyWorld(t);
const { api, stripe, jobs } = world;
const { db, deps } = api;
type Person = Awaited<ReturnType<typeof world.addSeller>>;
const buyers = new Map<number, Person>();
let sellers: Person[] = [];
const actor = 'operator:test';
const cards = ['good', 'good', 'declined', 'confirm'] as const;

let made: number[] = [];
const pick = fc.nat(1000);
type Step = () => Promise<unknown>;
const orderAt = async (index: number): Promise<OrderRow | null> => {
  const id = made[index % Math.max(1, made.length)];
  if (id === undefined) return null;
  return (await db.select().from(orders).where(eq(orders.id, id)))[0] ?? null;
};
const onOrder = (act: (order: OrderRow) => Promise<unknown>) =>
  pick.map((index) => async () => {
    const order = await orderAt(index);
    if (order) await act(order);
  });
const words = { text: 'It is not what I bought.', files: [] } as const;
/** A command on an order, with a number of its own. */
const onCase = (
  act: (order: OrderRow, context: CommandContext, index: number) => Promise<unknown>,
) =>
  fc.tuple(pick, pick).map(([at, index]) => async () => {
    const order = await orderAt(at);
    if (order) await command((context) => act(order, context, index));
  });
/** A seller who may trade: sometimes one who has sold before. */
async function sellerAt(index: number): Promise<Person> {
  const known = sellers[index % (2 * sellers.length)];
  if (known && (await listPauses(db, known.id)).length === 0) return known;
  const seller = await world.addSeller();
  sellers.push(seller);
  return seller;
}
const command = (act: (context: CommandContext) => Promise<unknown>) => run(deps, act);
const ship = ({ id: orderId, sellerId: userId }: OrderRow) =>
  command((context) => {
    const shippedOn = world.now().toISOString().slice(0, 10);
    const shipment = { carrier: 'DHL', trackingNumber: 'JD01', shippedOn } as const;
    return recordShipment(context, { userId, orderId, shipment });
  });
const intentOf = ({ id }: OrderRow) =>
  stripe.intents.find(
    ({ transfer_group, status }) => transfer_group === `order-${id}` && status === 'succeeded',
  );

/** What happens to the paid charge of an order at the processor; its event may be lost or doubled. */
const atProcessor = (type: string, change: (intent: Record<string, unknown>) => object | null) =>
  fc.tuple(pick, fc.nat(2)).map(([index, times]) => async () => {
    const order = await orderAt(index);
    const intent = order && intentOf(order);
    const object = intent && change(intent);
    for (let sent = 0; object && sent < times; sent += 1) await world.sendEvent(type, object);
  });
const disputeOf = (intent: Record<string, unknown>) =>
  stripe.disputes.find(({ payment_intent }) => payment_intent === intent.id);
const endDispute = (status: string) =>
  atProcessor('charge.dispute.closed', (intent) => {
    const dispute = disputeOf(intent);
    if (dispute?.status !== 'needs_response') return null;
    return Object.assign(dispute, { status });
  });

async function deliver(order: OrderRow): Promise<void> {
  if (order.status === 'AwaitingPayment') await runPaymentTasks(jobs);
  await ship(order);
  for (let left = 5; left > 0; left -= 1) {
    if ((await advance(deps, order.id)).status === 'Delivered') return;
  }
}

async function decide({ id }: OrderRow, context: CommandContext, index: number): Promise<void> {
  const open = await findOpenCase(context.tx, id);
  const decision = caseDecisions[index % caseDecisions.length] ?? 'refuse';
  const decided = { decision, amount: 1 + (index % 90), reason: 'Seen.', actor };
  if (open) await decideCase(context, { caseId: open.id, ...decided });
}

const steps: Record<string, fc.Arbitrary<Step>> = {
  trade: fc.tuple(fc.constantFrom(...cards), pick).map(([card, index]) => async () => {
    const buyer = await world.addBuyer(card);
    buyers.set(buyer.id, buyer);
    made.push(await world.trade(buyer, await sellerAt(index)));
  }),
  pay: fc.constant(() => runPaymentTasks(jobs)),
  payTwice: fc.constant(() => Promise.all([runPaymentTasks(jobs), runPaymentTasks(jobs)])),
  confirm: fc.constantFrom('confirm' as const, 'refuse' as const).map((answer) => async () => {
    for (const { id, status } of stripe.intents) {
      if (status === 'requires_action') stripe.answerBank(String(id), answer);
    }
  }),
  payAgain: onOrder(({ id, buyerId }) => {
    const buyer = buyers.get(buyerId);
    return buyer ? buyer('POST', `/api/orders/${id}/pay`) : Promise.resolve();
  }),
  ship: onOrder(ship),
  /** On to its delivery: then its buyer has time to report a problem. */
  deliver: onOrder(deliver),
  /** On to its payout, as far as it goes. */
  complete: onOrder(async (order) => {
    if (order.status === 'AwaitingPayment') await runPaymentTasks(jobs);
    await ship(order);
    for (let left = 7; left > 0; left -= 1) {
      if ((await advance(deps, order.id)).status === 'PayoutPending') return;
    }
  }),
  advance: onOrder(({ id, status }) =>
    status === 'AwaitingPayment' ? Promise.resolve() : advance(deps, id),
  ),
  advanceTwice: onOrder(({ id: orderId, status: from }) => {
    const step = { orderId, from, payment: `bank ${orderId}`, actor };
    return Promise.all([1, 2].map(() => command((context) => advanceOrder(context, step))));
  }),
  cancel: onOrder(({ id }) => cancelByOperator(deps, id)),
  fail: onOrder(({ id: orderId, status: from }) =>
    command((context) =>
      returnOrder(context, { orderId, from, to: 'AuthenticationFailed', reason: 'No.', actor }),
    ),
  ),
  giveBack: onOrder(({ id: orderId, status: from }) =>
    command((context) =>
      returnOrder(context, { orderId, from, to: 'Returned', reason: 'Back.', actor }),
    ),
  ),
  report: onCase(({ id: orderId, buyerId: userId }, context, index) =>
    openCase(context, { orderId, userId, reason: caseReasons[index % 3] ?? 'damaged', ...words }),
  ),
  reportTwice: onOrder(({ id: orderId, buyerId: userId }) =>
    Promise.allSettled(
      [1, 2].map(() =>
        command((context) => openCase(context, { orderId, userId, reason: 'damaged', ...words })),
      ),
    ),
  ),
  answer: onCase(({ id: orderId, sellerId: userId }, context) =>
    answerCase(context, { orderId, userId, ...words }),
  ),
  /** A delivered order is reported, answered and decided. */
  judge: fc.tuple(pick, pick).map(([at, index]) => async () => {
    const order = await orderAt(at);
    if (!order) return;
    const { id: orderId, buyerId, sellerId, status } = order;
    if (status !== 'Delivered') await deliver(order);
    const reason = caseReasons[index % 3] ?? 'damaged';
    await command((context) => openCase(context, { orderId, userId: buyerId, reason, ...words }));
    await command((context) => answerCase(context, { orderId, userId: sellerId, ...words }));
    await command((context) => decide(order, context, index));
  }),
  decide: onCase(decide),
  sendBack: onCase(({ id: orderId, buyerId: userId }, context) =>
    recordReturn(context, { orderId, userId, parcel: { carrier: 'DHL', trackingNumber: 'JD02' } }),
  ),
  receive: onCase(async ({ id }, context) => {
    const open = await findOpenCase(context.tx, id);
    if (open) await receiveReturn(context, { caseId: open.id, actor });
  }),
  takeBack: onCase(({ id: orderId, buyerId: userId }, context) =>
    withdrawCase(context, { orderId, userId }),
  ),
  repay: onCase(async ({ id: orderId, status: from, sellerId, sellerCurrency }, context, index) => {
    const debt = await readDebt(context.tx, sellerId, sellerCurrency);
    const amount = Math.ceil(debt / (1 + (index % 2))) / 100;
    const repaid = { orderId, from, amount, payment: `repaid ${orderId}-${index}`, actor };
    if (debt > 0) await recordRepayment(context, repaid);
  }),
  refundByHand: onOrder(({ id: orderId, status: from }) =>
    command((context) =>
      recordRefund(context, { orderId, from, payment: `bank refund ${orderId}`, actor }),
    ),
  ),
  dispute: atProcessor('charge.dispute.created', (intent) => {
    if (disputeOf(intent)) return null;
    const { id: payment_intent, amount } = intent;
    const dispute = {
      id: `dp_${payment_intent}`,
      payment_intent,
      amount,
      status: 'needs_response',
    };
    stripe.disputes.push(dispute);
    return dispute;
  }),
  win: endDispute('won'),
  lose: endDispute('lost'),
  fault: fc
    .tuple(
      fc.constantFrom(
        '/v1/payment_intents',
        'POST /v1/refunds',
        'POST /v1/transfers',
        '/v1/disputes',
      ),
      fc.constantFrom('lost' as const, 'down' as const),
    )
    .map(
      ([path, fault]) =>
        async () =>
          stripe.fault(path, fault, fault),
    ),
  forget: fc.constant(async () => stripe.forgetKeys()),
  passTime: fc.constantFrom(60_000, 3_600_000, 3 * 86_400_000).map((time) => async () => {
    world.passTime(time);
    await enforceDeadlines(jobs);
    await failUnpaidOrders(jobs);
    await enforceCaseDeadlines(jobs);
    await releasePayouts(jobs);
  }),
  compare: fc.constant(() => reconcile(jobs)),
};
const weights: Readonly<Record<string, number>> = {
  ...{ trade: 5, pay: 4, complete: 5, deliver: 5, passTime: 4 },
  ...{ judge: 5, report: 2, answer: 2, decide: 2, receive: 2 },
};
const step = fc.oneof(
  ...Object.entries(steps).map(([name, arbitrary]) => ({
    weight: weights[name] ?? 1,
    arbitrary: arbitrary.map((act) => Object.assign(act, { toString: () => name })),
  })),
);

/** What no life of an order may come to. */
async function faults(): Promise<string[]> {
  const wrong = (await checkLedger(db)).map(({ problem, orderId }) => `${problem} of ${orderId}`);
  for (const id of made) {
    const group = `order-${id}`;
    const sent = stripe.transfers.filter(({ transfer_group }) => transfer_group === group);
    if (sent.length > 1) wrong.push(`order ${id} was paid out twice`);
  }
  const { rows: early } = await db.execute<{ id: number }>(sql`
    select task.order_id as id from payment_tasks as task join cases on cases.order_id = task.order_id
    where task.kind = 'payout' and task.status = 'open' and task.attempts = 0
      and cases.stage <> 'closed'`);
  for (const { id } of early) wrong.push(`the payout of order ${id} is due beside its open case`);
  for (const { id, amount } of stripe.intents) {
    const returned = stripe.refunds
      .filter(({ payment_intent, status }) => payment_intent === id && status !== 'failed')
      .reduce((sum, refund) => sum + Number(refund.amount), 0);
    if (returned > Number(amount)) wrong.push(`${id} was refunded twice`);
  }
  return wrong;
}

/** Everything that is due has happened, and the processor answers. */
async function settle(): Promise<void> {
  stripe.recover();
  for (let hours = 0; hours < 4; hours += 1) {
    world.passTime(7 * 3_600_000);
    await runPaymentTasks(jobs);
    await reconcile(jobs);
  }
}

t.test('whatever happens to orders, the ledger says whose the money is', async (t) => {
  const runs = Number(process.env.LIVES ?? 12);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45 }), async (life) => {
      made = [];
      sellers = [];
      stripe.recover();
      for (const act of life) {
        try {
          await act();
        } catch (error) {
          const isRefusal = error instanceof HttpError || error instanceof PaymentUnavailable;
          if (!isRefusal) throw error;
        }
        const wrong = await faults();
        if (wrong.length > 0) throw new Error(`after ${String(act)}: ${wrong.join('; ')}`);
      }
      await settle();
      const left = await db.select().from(ledgerDiscrepancies);
      const apart = left.map(({ kind, sourceId }) => `${kind} ${sourceId}`);
      const wrong = [...(await faults()), ...apart];
      if (wrong.length > 0) throw new Error(`at the end: ${wrong.join('; ')}`);
    }),
    process.env.LIVES === undefined ? { numRuns: runs, seed: 11 } : { numRuns: runs },
  );
  const { length: paidOut } = stripe.transfers;
  const { length: refunded } = stripe.refunds;
  t.ok(paidOut > 3 && refunded > 3, `money went both ways: ${paidOut} and ${refunded} times`);
  const ended = await db.selectDistinct({ outcome: cases.outcome }).from(cases);
  const outcomes = ended.map(({ outcome }) => outcome ?? 'open').join(', ');
  t.ok(ended.length > 1, `cases ended in several ways: ${outcomes}`);
});
