import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import t from 'tap';
import { createLogger } from '../../product-api/boot/logger.ts';
import {
  ledgerAccounts,
  ledgerDiscrepancies,
  ledgerEntries,
} from '../../product-api/db/schema/ledger.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { paymentTasks } from '../../product-api/db/schema/payments.ts';
import { reconcile } from '../../product-api/jobs/reconcile.ts';
import { findSavedCards, runPaymentTasks } from '../../product-api/jobs/run-payment-tasks.ts';
import { post } from '../../product-api/market/ledger/post.ts';
import { openPayments } from '../../product-api/payments/open-payments.ts';
import { PaymentUnavailable } from '../../product-api/payments/payment-port.ts';
import { checkLedger } from '../../product-api/queries/check-ledger.ts';
import { startProcessor } from '../../sandbox/processor/start-processor.ts';
import { wireCardSetup, wireExpress } from '../../shared/contracts/wire/payments.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { advanceTo, cancelByOperator } from './support/operate.ts';
import { bidOverHttp, clientOf, listOverHttp } from './support/trading-client.ts';

let clock = Date.parse('2026-11-01T09:00:00Z');
const now = () => new Date(clock);
const dataDir = mkdtempSync(join(tmpdir(), 'deckle-statement-'));
const processor = await startProcessor({ dataDir, publicUrl: 'http://deckle.test', now });
t.teardown(async () => {
  await processor.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
const payments = openPayments({ stripe: null, sandboxUrl: processor.url })!;
const api = await startTestProductApi(t, { now, deps: { payments } });
const { db } = api;
const [main = 0] = api.catalogue.editionIds;
const lines: Record<string, unknown>[] = [];
const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
const jobs = { ...api.deps, payments: payments.port, log };
const pay = async () => {
  await findSavedCards(jobs);
  await runPaymentTasks(jobs);
};
/** An hour later, as the job runs. */
const compare = (deps = jobs) => {
  clock += 3_600_000;
  return reconcile(deps);
};
const ask = async (path: string, body: object) => {
  const answer = await fetch(`${processor.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  t.equal(answer.status, 200, path);
  return (await answer.json()) as { id: string };
};
const discrepancies = () => db.select().from(ledgerDiscrepancies);
const chargeOf = async (orderId: number) => {
  const isCharge = and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, 'charge'));
  return (await db.select().from(paymentTasks).where(isCharge))[0]!;
};
const balanceOf = async (kind: (typeof ledgerAccounts.$inferSelect)['kind']) => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .where(eq(ledgerAccounts.kind, kind));
  return row!.sum;
};

async function person() {
  const user = await createUser(db, { now: now() });
  return Object.assign(clientOf(api, user), { id: user.id });
}

let price = 100_00;
/** A paid order, its buyer's card charged and its seller ready to be paid. */
async function trade() {
  const [buyer, seller] = [await person(), await person()];
  const { data } = wireCardSetup.parse((await buyer('GET', '/api/profiles/card-setup')).body);
  const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040 };
  await ask('/v1/setups/confirm', { clientSecret: data.clientSecret, ...card });
  await buyer('GET', '/api/profiles/payment');
  const urls = { refreshUrl: 'http://deckle.test/a', returnUrl: 'http://deckle.test/b' };
  const { body } = await seller('POST', '/api/profiles/express', { body: urls });
  const link = new URL(wireExpress.parse(body).data.url);
  await fetch(`${processor.url}${link.pathname}/done`);
  await seller('GET', '/api/profiles/payment');
  price += 25_50;
  await listOverHttp(api, seller, main, price);
  const { orderId } = await bidOverHttp(buyer, main, price);
  await pay();
  return orderId!;
}

t.test('what moved at the processor is in the ledger, with its costs', async (t) => {
  const [paidOut, cancelled] = [await trade(), await trade()];
  await advanceTo(api.deps, paidOut, 'PayoutPending');
  await cancelByOperator(api.deps, cancelled);
  await pay();
  t.equal(await balanceOf('processor-costs'), 0);
  t.equal(await compare(), 4, 'two charges, a payout and a refund');
  t.same(await discrepancies(), []);
  t.same(await checkLedger(db), []);
  const charges = [await chargeOf(paidOut), await chargeOf(cancelled)];
  const costs = charges.reduce((sum, { amount }) => sum + Math.round(amount * 0.015) + 20, 0);
  t.equal(await balanceOf('processor-costs'), costs);
  const [held] = await payments.port.findBalances();
  t.equal(held?.amount, await balanceOf('processor'));
  await compare();
  t.equal(await balanceOf('processor-costs'), costs, 'once');
});

t.test('a dispute whose event was lost is found', async (t) => {
  const orderId = await trade();
  const { processorId } = await chargeOf(orderId);
  const { id: disputeId } = await ask('/v1/disputes', { chargeId: processorId });
  await compare();
  t.match(await chargeOf(orderId), { status: 'disputed', failure: 'dispute' });
  t.ok((await balanceOf('disputes')) > 0);
  await ask('/v1/disputes/end', { disputeId, outcome: 'won' });
  await compare();
  t.match(await chargeOf(orderId), { status: 'done', failure: null });
  t.equal(await balanceOf('disputes'), 0);
  t.same(await discrepancies(), []);
});

t.test('what only one side has is shown after two comparisons', async (t) => {
  const orderId = await trade();
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const holderId = order!.buyerId;
  await db.transaction((tx) =>
    post(tx, {
      kind: 'charge',
      cause: 'charge:sandbox_charge_invented',
      orderId,
      entries: [
        { account: 'processor', currency: 'GBP', amount: 5_00 },
        { account: 'buyer', currency: 'GBP', holderId, amount: -5_00 },
      ],
      at: now(),
    }),
  );
  const { paymentMethodId } = await chargeOf(orderId);
  const body = { paymentMethodId, amount: 7_00, currency: 'GBP', reference: 'of-another-program' };
  const foreign = await ask('/v1/charges', body);
  await compare();
  t.notOk(lines.some(({ event }) => event === 'ledger.discrepancy'));
  await compare();
  const found = lines.filter(({ event }) => event === 'ledger.discrepancy');
  t.same(
    found.map(({ kind, sourceId, here, there }) => ({ kind, sourceId, here, there })),
    [
      { kind: 'missing-here', sourceId: foreign.id, here: 0, there: 7_00 },
      { kind: 'missing-there', sourceId: 'sandbox_charge_invented', here: 5_00, there: 0 },
      {
        ...{ kind: 'balance', sourceId: 'GBP', here: await balanceOf('processor') },
        there: (await payments.port.findBalances())[0]?.amount,
      },
    ],
  );
  clock += 5 * 86_400_000;
  await compare();
  t.same(
    (await discrepancies()).map(({ kind, times }) => `${kind} ${times}`).toSorted(),
    ['balance 3', 'missing-here 3', 'missing-there 3'],
    'also once they are old',
  );
  t.equal(lines.filter(({ event }) => event === 'ledger.discrepancy').length, 3, 'said once');
});

t.test('another amount is found, and gone once it is right', async (t) => {
  const orderId = await trade();
  const { processorId } = await chargeOf(orderId);
  const spoil = (by: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update ledger_entries set amount = amount + ${by} * sign(amount)
        where transaction_id = (select id from ledger_transactions
          where cause = ${`charge:${processorId}`})`);
    });
  await spoil(1);
  await compare();
  const isOurs = eq(ledgerDiscrepancies.orderId, orderId);
  const { amount } = await chargeOf(orderId);
  t.match(await db.select().from(ledgerDiscrepancies).where(isOurs), [
    { kind: 'other-amount', sourceId: processorId, here: amount + 1, there: amount },
  ]);
  await spoil(-1);
  await compare();
  t.same(await db.select().from(ledgerDiscrepancies).where(isOurs), []);
});

t.test('a processor that does not answer leaves what is known', async (t) => {
  const before = await discrepancies();
  const closed = await startProcessor({ dataDir, publicUrl: 'http://deckle.test' });
  await closed.stop();
  const { port } = openPayments({ stripe: null, sandboxUrl: closed.url })!;
  await t.rejects(compare({ ...jobs, payments: port }), PaymentUnavailable);
  t.same(await discrepancies(), before);
});

t.test('a statement of many pages is read to its end', async (t) => {
  const { paymentMethodId } = await chargeOf(await trade());
  const before = await compare();
  for (let number = 0; number < 210; number += 1) {
    const body = { paymentMethodId, amount: 1_00, currency: 'EUR' };
    await ask('/v1/charges', { ...body, reference: `page-${number}` });
  }
  t.equal(await compare(), before + 210);
  const isEuro = eq(ledgerDiscrepancies.currency, 'EUR');
  t.equal(await db.$count(ledgerDiscrepancies, isEuro), 211, 'each, and the balance');
});
