import { and, eq, sql } from 'drizzle-orm';
import t from 'tap';
import {
  ledgerAccounts,
  ledgerDiscrepancies,
  ledgerEntries,
} from '../../product-api/db/schema/ledger.ts';
import { paymentTasks } from '../../product-api/db/schema/payments.ts';
import { reconcile } from '../../product-api/jobs/reconcile.ts';
import { runPaymentTasks } from '../../product-api/jobs/run-payment-tasks.ts';
import { checkLedger } from '../../product-api/queries/check-ledger.ts';
import { openMoneyWorld } from './support/money-world.ts';
import { advanceTo, cancelByOperator } from './support/operate.ts';

const world = await openMoneyWorld(t);
const { api, stripe, jobs } = world;
const { db } = api;
const pay = () => runPaymentTasks(jobs);
const compare = () => {
  world.passTime(3_600_000);
  return reconcile(jobs);
};
const discrepancies = () => db.select().from(ledgerDiscrepancies);
const chargeOf = async (orderId: number) => {
  const isCharge = and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, 'charge'));
  return (await db.select().from(paymentTasks).where(isCharge))[0]!;
};

/** An order whose buyer's card was charged. */
async function trade() {
  const orderId = await world.trade(await world.addBuyer('good'), await world.addSeller());
  await pay();
  return orderId;
}

t.test('Stripe’s statement is read to its end and agrees with the ledger', async (t) => {
  const [paidOut, cancelled, disputed] = [await trade(), await trade(), await trade()];
  await advanceTo(api.deps, paidOut, 'PayoutPending');
  await cancelByOperator(api.deps, cancelled);
  await pay();
  const { processorId, amount } = await chargeOf(disputed);
  const dispute = { id: 'dp_won', payment_intent: processorId, amount, status: 'won' };
  stripe.disputes.push(dispute);
  t.equal(await compare(), 7, 'three charges, a payout, a refund, a dispute to and fro');
  t.same(await discrepancies(), []);
  t.same(await checkLedger(db), []);
  const pages = stripe.calls.filter(({ path }) => path === 'GET /v1/balance_transactions');
  t.same(pages[0]?.fields.expand, ['data.source']);
  for (let number = 0; number < 205; number += 1) {
    const status = 'succeeded';
    const intent = { id: `pi_${number}`, amount: 1_00, currency: 'eur', status };
    stripe.intents.push({ ...intent, latest_charge: `ch_pi_${number}` });
  }
  t.equal(await compare(), 212);
  t.equal(await db.$count(ledgerDiscrepancies, eq(ledgerDiscrepancies.kind, 'missing-here')), 205);
  stripe.intents.splice(-205);
  await compare();
  t.same(await discrepancies(), []);
});

t.test('what Stripe keeps in another currency has its rate in the ledger', async (t) => {
  const orderId = await trade();
  const { processorId, amount } = await chargeOf(orderId);
  stripe.settle(String(processorId), { amount: Math.round(amount * 1.31), currency: 'usd' });
  await compare();
  t.same(await discrepancies(), []);
  const sumOf = async (kind: 'exchange' | 'processor', currency: 'GBP' | 'USD') => {
    const isKept = and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.currency, currency));
    const [row] = await db
      .select({ sum: sql<string>`sum(${ledgerEntries.amount})`.mapWith(Number) })
      .from(ledgerAccounts)
      .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
      .where(isKept);
    return row!.sum;
  };
  t.equal(await sumOf('exchange', 'GBP'), amount);
  t.equal(await sumOf('exchange', 'USD'), -Math.round(amount * 1.31));
  t.same(await checkLedger(db), []);
});
