import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { advanceOrder } from '../../../../product-api/commands/advance-order.ts';
import { cancelOrder } from '../../../../product-api/commands/cancel-order.ts';
import { closeAccount } from '../../../../product-api/commands/close-account.ts';
import { recordRefund } from '../../../../product-api/commands/record-refund.ts';
import { recordShipment } from '../../../../product-api/commands/record-shipment.ts';
import { returnOrder } from '../../../../product-api/commands/return-order.ts';
import { orders } from '../../../../product-api/db/schema/orders.ts';
import { enforceCaseDeadlines } from '../../../../product-api/jobs/enforce-case-deadlines.ts';
import { enforceDeadlines } from '../../../../product-api/jobs/enforce-deadlines.ts';
import { failUnpaidOrders } from '../../../../product-api/jobs/fail-unpaid-orders.ts';
import { reconcile } from '../../../../product-api/jobs/reconcile.ts';
import { releasePayouts } from '../../../../product-api/jobs/release-payouts.ts';
import { runPaymentTasks } from '../../../../product-api/jobs/run-payment-tasks.ts';
import { readDebts } from '../../../../product-api/market/ledger/share-out.ts';
import type { OrderRow } from '../../../../product-api/market/rows.ts';
import { type OrderStatus, orderPath } from '../../../../shared/domain/order-status.ts';
import { advance } from '../operate.ts';
import { actor, type Life, LifeFault, pick, type Steps, twice } from './life.ts';

const cards = ['good', 'good', 'declined', 'confirm'] as const;
const ends = ['AuthenticationFailed', 'Returned'] as const;
/** One or two operators. */
const pressed = fc.constantFrom(
  (press: () => Promise<unknown>) => press(),
  (press: () => Promise<unknown>) => twice(press),
);

async function readOrder({ db }: Life, id: number): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new LifeFault(`order ${id} is gone`);
  return order;
}

function ship({ world, command }: Life, { id: orderId, sellerId: userId }: OrderRow) {
  const shippedOn = world.now().toISOString().slice(0, 10);
  const shipment = { carrier: 'DHL', trackingNumber: 'JD01', shippedOn } as const;
  return command((context) => recordShipment(context, { userId, orderId, shipment }));
}

/** Pays and ships an order, and takes it on as far as it goes. */
export async function takeTo(life: Life, { id }: OrderRow, to: OrderStatus): Promise<void> {
  let order = await readOrder(life, id);
  if (order.status === 'AwaitingPayment') {
    await runPaymentTasks(life.jobs);
    order = await readOrder(life, id);
  }
  for (let left = orderPath.length; left > 0 && order.status !== to; left -= 1) {
    if (order.status === 'AwaitingShipment') await ship(life, order);
    else await advance(life.deps, id);
    order = await readOrder(life, id);
  }
}

async function leave({ deps, db }: Life, id: number): Promise<void> {
  await closeAccount(deps, { id, passwordHash: null });
  if ((await readDebts(db, id)).length > 0) throw new LifeFault(`${id} owes money and left`);
}

/** What buyers, sellers, operators and time do to orders. */
export function orderSteps(life: Life) {
  const { world, stripe, jobs, command, onOrder } = life;
  const onPress = (act: (order: OrderRow) => Promise<unknown>) =>
    fc.tuple(pick, pressed).map(([index, press]) => async () => {
      const order = await life.orderAt(index);
      if (order) await press(() => act(order));
    });
  return {
    trade: fc.tuple(fc.constantFrom(...cards), pick).map(([card, index]) => async () => {
      const buyer = await world.addBuyer(card);
      life.buyers.set(buyer.id, buyer);
      await world.trade(buyer, await life.sellerAt(index));
    }),
    pay: pressed.map((press) => () => press(() => runPaymentTasks(jobs))),
    confirm: fc.constantFrom('confirm' as const, 'refuse' as const).map((answer) => async () => {
      for (const { id, status } of stripe.intents) {
        if (status === 'requires_action') stripe.answerBank(String(id), answer);
      }
    }),
    payAgain: onPress(async ({ id, buyerId }) =>
      life.buyers.get(buyerId)?.('POST', `/api/orders/${id}/pay`),
    ),
    ship: onPress((order) => ship(life, order)),
    /** On to its delivery: then its buyer has time to report a problem. */
    deliver: onOrder((order) => takeTo(life, order, 'Delivered')),
    complete: onOrder((order) => takeTo(life, order, 'PayoutPending')),
    advance: onPress(({ id: orderId, status: from }) => {
      const isPayment = from === 'AwaitingPayment' || from === 'PayoutPending';
      const payment = isPayment ? { payment: `bank ${orderId}` } : {};
      return command((context) => advanceOrder(context, { orderId, from, ...payment, actor }));
    }),
    cancel: onPress(({ id: orderId, status: from }) =>
      command((context) => cancelOrder(context, { orderId, from, reason: 'Lost.', actor })),
    ),
    end: fc.tuple(pick, pressed, fc.constantFrom(...ends)).map(([index, press, to]) => async () => {
      const order = await life.orderAt(index);
      if (order === null) return;
      const { id: orderId, status: from } = order;
      const ended = { orderId, from, to, reason: 'No.', actor };
      await press(() => command((context) => returnOrder(context, ended)));
    }),
    refundByHand: onPress(({ id: orderId, status: from }) => {
      const refund = { orderId, from, payment: `bank refund ${orderId}`, actor };
      return command((context) => recordRefund(context, refund));
    }),
    leave: fc.tuple(pick, fc.boolean()).map(([index, isBuyer]) => async () => {
      const order = await life.orderAt(index);
      if (order) await leave(life, isBuyer ? order.buyerId : order.sellerId);
    }),
    passTime: fc.constantFrom(60_000, 3_600_000, 3 * 86_400_000).map((time) => async () => {
      world.passTime(time);
      await enforceDeadlines(jobs);
      await failUnpaidOrders(jobs);
      await enforceCaseDeadlines(jobs);
      await releasePayouts(jobs);
    }),
    compare: fc.constant(() => reconcile(jobs)),
  } satisfies Steps;
}
