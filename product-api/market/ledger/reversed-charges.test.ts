import { eq } from 'drizzle-orm';
import t from 'tap';
import { sumsOf, trade } from '../../../tests/product-api/support/ledger.ts';
import { openMarket, run } from '../../../tests/product-api/support/market.ts';
import {
  advance,
  advanceTo,
  cancelByOperator,
} from '../../../tests/product-api/support/operate.ts';
import { isRefused } from '../../../tests/product-api/support/refusal.ts';
import { recordCharge } from '../../commands/record-charge.ts';
import { recordReversals } from '../../commands/record-reversals.ts';
import { settleCharge } from '../../commands/settle-charge.ts';
import { settleOutgoingPayment } from '../../commands/settle-outgoing-payment.ts';
import { paymentTasks } from '../../db/schema/payments.ts';
import type { Dispute } from '../../payments/payment-port.ts';
import { checkLedger } from '../../queries/check-ledger.ts';
import { lockPaymentTaskOf } from '../payment-tasks.ts';
import type { OrderRow } from '../rows.ts';

const market = await openMarket();
t.teardown(() => market.close());
const { db } = market;

const chargeIdOf = ({ id }: OrderRow) => `ch_${id}`;

/** Of a processor's payment. */
async function pay(order: OrderRow) {
  const [task] = await db.select().from(paymentTasks).where(eq(paymentTasks.orderId, order.id));
  const received = { amount: order.buyerTotal, currency: order.buyerCurrency };
  const outcome = { kind: 'succeeded', id: chargeIdOf(order), received } as const;
  await run(market, (context) => settleCharge(context, task!.reference, outcome));
}

async function dispute(order: OrderRow, state: Dispute['state'], withdrawn = order.buyerTotal) {
  const chargeId = chargeIdOf(order);
  const found = {
    disputes: [{ id: `dp_${order.id}`, state, withdrawn, evidenceBy: null }],
    refunds: [],
  };
  await run(market, async (context) => {
    const known = (await lockPaymentTaskOf(context.tx, order.id, 'charge'))!;
    await recordReversals(context, { chargeId, known, found, hint: null, processor: 'stripe' });
  });
}

t.test('a dispute takes the money away until it is won', async (t) => {
  const order = await trade(market);
  await pay(order);
  await dispute(order, 'open', 0);
  const { buyerTotal: total, sellerPayout } = order;
  t.same(
    await sumsOf(market, order.id),
    { 'processor GBP': total, 'buyer GBP': -total },
    'an inquiry',
  );
  await dispute(order, 'open');
  t.same(await sumsOf(market, order.id), { 'disputes GBP': total, 'buyer GBP': -total });
  await advanceTo(market, order.id, 'Delivered');
  await isRefused(t, advance(market, order.id), { code: 'case.open' });
  await dispute(order, 'won');
  t.notOk('seller GBP' in (await sumsOf(market, order.id)), 'nothing is shared out yet');
  await advanceTo(market, order.id, 'PayoutPending');
  t.match(await sumsOf(market, order.id), { 'processor GBP': total, 'seller GBP': -sellerPayout });
  await dispute(order, 'won');
  await advanceTo(market, order.id, 'PaidOut');
  t.same(await checkLedger(db), []);
});

t.test('a dispute that is lost before the payout leaves nothing to share out', async (t) => {
  const order = await trade(market);
  await pay(order);
  await advanceTo(market, order.id, 'PayoutPending');
  await dispute(order, 'open');
  await dispute(order, 'lost');
  await dispute(order, 'lost');
  t.same(await sumsOf(market, order.id), {});
  t.same(await checkLedger(db), []);
});

t.test('a dispute that is lost after the payout is the seller’s debt', async (t) => {
  const order = await trade(market);
  await pay(order);
  await advanceTo(market, order.id, 'PaidOut');
  await dispute(order, 'open');
  await dispute(order, 'lost');
  t.same(await sumsOf(market, order.id), {
    'bank GBP': -order.sellerPayout,
    'seller-debt GBP': order.sellerPayout,
  });
  t.same(await checkLedger(db), []);
});

t.test('a payout that had left before its charge was lost is the seller’s debt', async (t) => {
  const order = await trade(market);
  await pay(order);
  await advanceTo(market, order.id, 'PayoutPending');
  const sent = eq(paymentTasks.orderId, order.id);
  await db.update(paymentTasks).set({ attempts: 1 }).where(sent);
  await dispute(order, 'lost');
  t.same(await sumsOf(market, order.id), {});
  await run(market, async (context) => {
    const task = (await lockPaymentTaskOf(context.tx, order.id, 'payout'))!;
    await settleOutgoingPayment(context, task, `tr_${order.id}`);
  });
  t.same(await sumsOf(market, order.id), {
    'processor GBP': -order.sellerPayout,
    'seller-debt GBP': order.sellerPayout,
  });
  t.same(await checkLedger(db), []);
});

t.test('a dispute of an order that had ended pays its refund', async (t) => {
  const order = await trade(market);
  await pay(order);
  await cancelByOperator(market, order.id);
  await dispute(order, 'lost');
  t.same(await sumsOf(market, order.id), {});
  t.same(await checkLedger(db), []);
});

t.test('what a bank keeps although it was refunded is a loss', async (t) => {
  const order = await trade(market);
  await pay(order);
  await cancelByOperator(market, order.id);
  await run(market, async (context) => {
    const task = (await lockPaymentTaskOf(context.tx, order.id, 'refund'))!;
    await settleOutgoingPayment(context, task, `re_${order.id}`);
  });
  await dispute(order, 'open');
  await dispute(order, 'lost');
  t.same(await sumsOf(market, order.id), {
    'processor GBP': -order.buyerTotal,
    'losses GBP': order.buyerTotal,
  });
  t.same(await checkLedger(db), []);
});

t.test('a second payment of an order is owed back', async (t) => {
  const order = await trade(market);
  await pay(order);
  const [task] = await db.select().from(paymentTasks).where(eq(paymentTasks.orderId, order.id));
  const received = { amount: order.buyerTotal, currency: order.buyerCurrency };
  const second = { kind: 'succeeded', id: `${chargeIdOf(order)}_again`, received } as const;
  const refunded: string[] = [];
  const refund = async ({ reference }: { reference: string }) => {
    refunded.push(reference);
    return 're_2';
  };
  const deps = { ...market, payments: { refund } };
  for (let times = 0; times < 2; times += 1) await recordCharge(deps, task!.reference, second);
  t.same(new Set(refunded).size, 1);
  t.same(await sumsOf(market, order.id), {
    'processor GBP': order.buyerTotal,
    'buyer GBP': -order.buyerTotal,
  });
});
