import { and, eq, sql } from 'drizzle-orm';
import t from 'tap';
import { createLogger } from '../../product-api/boot/logger.ts';
import {
  ledgerAccounts,
  ledgerDiscrepancies,
  ledgerEntries,
} from '../../product-api/db/schema/ledger.ts';
import { paymentTasks } from '../../product-api/db/schema/payments.ts';
import { reconcile } from '../../product-api/jobs/reconcile.ts';
import { runPaymentTasks } from '../../product-api/jobs/run-payment-tasks.ts';
import { openPayments } from '../../product-api/payments/open-payments.ts';
import { noPurchaseRules } from '../../product-api/payments/purchase-rules.ts';
import { checkLedger } from '../../product-api/queries/check-ledger.ts';
import { wireCardSetup } from '../../shared/contracts/wire/payments.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { startStripeDouble } from '../support/stripe-double.ts';
import { advanceTo, cancelByOperator } from './support/operate.ts';
import { bidOverHttp, clientOf, listOverHttp } from './support/trading-client.ts';

let clock = Date.parse('2026-11-01T09:00:00Z');
const now = () => new Date(clock);
const stripe = await startStripeDouble(t);
const payments = openPayments({
  stripe: {
    secretKey: 'sk_test_canary',
    publishableKey: 'pk_test_1',
    webhookSecret: null,
    apiUrl: stripe.url,
  },
  sandboxUrl: null,
})!;
const purchaseRules = { ...noPurchaseRules, cardAt: 'stripe' } as const;
const api = await startTestProductApi(t, { now, deps: { payments, purchaseRules } });
const { db } = api;
const [main = 0] = api.catalogue.editionIds;
const log = createLogger('silent');
const jobs = { ...api.deps, payments: payments.port, log };
const pay = () => runPaymentTasks(jobs);
const compare = () => {
  clock += 3_600_000;
  return reconcile(jobs);
};
const discrepancies = () => db.select().from(ledgerDiscrepancies);
const chargeOf = async (orderId: number) => {
  const isCharge = and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, 'charge'));
  return (await db.select().from(paymentTasks).where(isCharge))[0]!;
};

async function person() {
  const user = await createUser(db, { now: now() });
  return clientOf(api, user);
}

let price = 100_00;
/** An order whose buyer's card was charged. */
async function trade() {
  const [buyer, seller] = [await person(), await person()];
  const { data } = wireCardSetup.parse((await buyer('GET', '/api/profiles/card-setup')).body);
  stripe.saveCard(data.clientSecret.split('_secret')[0]!);
  await buyer('GET', '/api/profiles/payment');
  const urls = { refreshUrl: 'http://deckle.test/a', returnUrl: 'http://deckle.test/b' };
  await seller('POST', '/api/profiles/express', { body: urls });
  const link = stripe.calls.findLast(({ path }) => path === 'POST /v1/account_links')!;
  stripe.finishOnboarding(String(link.fields.account));
  await seller('GET', '/api/profiles/payment');
  price += 25_50;
  await listOverHttp(api, seller, main, price);
  const { orderId } = await bidOverHttp(buyer, main, price);
  await pay();
  return orderId!;
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
