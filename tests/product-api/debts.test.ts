import { eq } from 'drizzle-orm';
import t from 'tap';
import { decideCase } from '../../product-api/commands/cases/decide-case.ts';
import { openCase } from '../../product-api/commands/cases/open-case.ts';
import { closeAccount } from '../../product-api/commands/close-account.ts';
import { liftPause } from '../../product-api/commands/lift-pause.ts';
import { recordRepayment } from '../../product-api/commands/record-repayment.ts';
import { cases } from '../../product-api/db/schema/cases.ts';
import { asks } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { paymentAccounts, paymentTasks } from '../../product-api/db/schema/payments.ts';
import { emails, users } from '../../product-api/db/schema/people.ts';
import { applyBlocks } from '../../product-api/jobs/apply-blocks.ts';
import { endPauses } from '../../product-api/jobs/end-pauses.ts';
import { enforceCaseDeadlines } from '../../product-api/jobs/enforce-case-deadlines.ts';
import { enforceDeadlines } from '../../product-api/jobs/enforce-deadlines.ts';
import { failUnpaidOrders } from '../../product-api/jobs/fail-unpaid-orders.ts';
import { runPaymentTasks } from '../../product-api/jobs/run-payment-tasks.ts';
import { readDebt } from '../../product-api/market/ledger/share-out.ts';
import { listPauses } from '../../product-api/market/trading-pauses.ts';
import { amountOf } from '../../product-api/presenters/papers/amounts.ts';
import { presentSaleStatement } from '../../product-api/presenters/papers/present-sale-statement.ts';
import { presentCase } from '../../product-api/presenters/present-case.ts';
import { checkLedger } from '../../product-api/queries/check-ledger.ts';
import { findOrderForOperator } from '../../product-api/queries/find-order-for-operator.ts';
import { loadCases } from '../../product-api/queries/load-cases.ts';
import { loadOrderPaper } from '../../product-api/queries/papers/load-order-paper.ts';
import { listWaiting } from '../../product-api/queries/today/list-waiting.ts';
import { day, run } from './support/market.ts';
import { openMoneyWorld } from './support/money-world.ts';
import { advanceTo } from './support/operate.ts';
import { isRefused } from './support/refusal.ts';
import { askBody, bidBody, listOverHttp } from './support/trading-client.ts';

const world = await openMoneyWorld(t);
const { stripe, jobs } = world;
const { db, deps } = world.api;
const actor = 'desk:1';
const [edition = 0] = world.api.catalogue.editionIds;

type Person = Awaited<ReturnType<typeof world.addSeller>>;
const orderOf = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const payoutOf = async (orderId: number) =>
  (await db.select().from(paymentTasks).where(eq(paymentTasks.orderId, orderId))).find(
    ({ kind }) => kind === 'payout',
  );
const subjectsOf = async ({ id }: Person) => {
  const mails = await db
    .select({ subject: emails.subject })
    .from(emails)
    .innerJoin(users, eq(users.email, emails.recipient))
    .where(eq(users.id, id));
  return mails.map(({ subject }) => subject);
};
async function sold(seller: Person): Promise<number> {
  const id = await world.trade(await world.addBuyer('good'), seller);
  await runPaymentTasks(jobs);
  return id;
}
/** The buyer's bank takes the payment back, and decides. */
async function dispute(orderId: number, status: 'needs_response' | 'won' | 'lost') {
  const intent = stripe.intents.find((one) => one.transfer_group === `order-${orderId}`)!;
  const known = stripe.disputes.find(({ payment_intent }) => payment_intent === intent.id);
  const one = known ?? { id: `dp_${orderId}`, payment_intent: intent.id, amount: intent.amount };
  if (!known) stripe.disputes.push(one);
  Object.assign(one, { status });
  const type = status === 'needs_response' ? 'created' : 'closed';
  await world.sendEvent(`charge.dispute.${type}`, one);
}
const pounds = (amount: number) => amountOf(amount, 'GBP');
async function statementOf({ id: userId }: Person, orderId: number) {
  const source = await loadOrderPaper(deps, { orderId, userId, paper: 'statement' });
  const { tables, notes } = presentSaleStatement(source!);
  return { payouts: tables[1]!.rows.map(([, ...cells]) => cells), notes };
}
const caseOf = async (orderId: number) =>
  (await db.select().from(cases).where(eq(cases.orderId, orderId)))[0];

t.test(
  'a case says until when the bank takes evidence, and Today shows the first first',
  async (t) => {
    const seller = await world.addSeller();
    const [later, sooner] = [await sold(seller), await sold(seller)];
    const tell = async (orderId: number, status: string, days: number | null) => {
      const due_by = days === null ? null : Math.floor((world.now().getTime() + days * day) / 1000);
      const known = stripe.disputes.find(({ id }) => id === `dp_${orderId}`);
      if (known) Object.assign(known, { status, evidence_details: { due_by } });
      await world.sendEvent('charge.dispute.updated', known ?? {});
      return (await caseOf(orderId))?.deadline?.getTime() ?? null;
    };
    const inDays = (days: number) => Math.floor((world.now().getTime() + days * day) / 1000) * 1000;
    await dispute(later, 'needs_response');
    await dispute(sooner, 'needs_response');
    t.equal((await caseOf(later))?.deadline, null, 'the bank said no time');
    t.equal(await tell(later, 'needs_response', 9), inDays(9));
    t.equal(await tell(sooner, 'needs_response', 7), inDays(7));
    t.equal(await tell(sooner, 'needs_response', 5), inDays(5), 'the bank may change it');
    const waiting = (await listWaiting(db, world.now())).filter(({ kind }) => kind === 'case');
    t.same(
      waiting.map(({ id, dueBy }) => [id, dueBy]),
      [
        [sooner, 'us'],
        [later, 'us'],
      ],
    );
    const [loaded] = await loadCases(db, sooner);
    const seen = (isBuyer: boolean) => presentCase(loaded!, { isBuyer }).deadline;
    t.equal(seen(false), new Date(inDays(5)).toISOString());
    t.equal(seen(true), null, 'no limit of the buyer’s');
    t.equal(await tell(sooner, 'under_review', 5), null, 'it has the evidence');
    for (const id of [later, sooner]) await dispute(id, 'won');
  },
);

t.test('what a lost dispute leaves owed is kept from the next payouts', async (t) => {
  const seller = await world.addSeller();
  const [lost, next] = [await sold(seller), await sold(seller)];
  await advanceTo(deps, lost, 'PayoutPending');
  await runPaymentTasks(jobs);
  await dispute(lost, 'needs_response');
  t.match(await caseOf(lost), { kind: 'dispute', stage: 'bank', disputeId: `dp_${lost}` });
  await dispute(lost, 'lost');
  t.match(await caseOf(lost), { stage: 'closed', outcome: 'dispute-lost' });
  const { sellerPayout: owed } = await orderOf(lost);
  t.equal(await readDebt(db, seller.id, 'GBP'), owed);
  t.match(await listPauses(db, seller.id), [{ reason: 'debt', until: null }]);
  t.ok((await subjectsOf(seller)).some((subject) => /^You owe £/.test(subject)));

  await advanceTo(deps, next, 'PayoutPending');
  const { sellerPayout } = await orderOf(next);
  const kept = Math.min(owed, sellerPayout);
  t.match(await payoutOf(next), { amount: sellerPayout - kept, status: 'open' });
  await runPaymentTasks(jobs);
  t.equal((await orderOf(next)).status, 'PaidOut');
  t.equal(await readDebt(db, seller.id, 'GBP'), owed - kept);
  t.same(await listPauses(db, seller.id), [], 'all is settled');
  t.ok((await subjectsOf(seller)).includes('You owe nothing any more'));
  t.same(await checkLedger(db), []);

  const left = await statementOf(seller, lost);
  t.match(left.notes[0], `This sale left you owing us ${pounds(owed)}.`);
  const { payouts, notes } = await statementOf(seller, next);
  t.match(payouts, [
    ['Kept for what you owed us from another sale', `−${pounds(kept)}`],
    ['Paid out', pounds(sellerPayout - kept)],
  ]);
  t.notMatch(notes.join(), 'still to be paid out');
});

t.test('a seller who owes cannot leave, and is told what', async (t) => {
  const seller = await world.addSeller();
  const id = await sold(seller);
  await advanceTo(deps, id, 'PayoutPending');
  await runPaymentTasks(jobs);
  await dispute(id, 'needs_response');
  await dispute(id, 'lost');
  const { sellerPayout, status } = await orderOf(id);
  const leaving = await seller('GET', '/api/profiles/leave');
  t.same(leaving.body.data.debts, [{ amount: sellerPayout, currency: 'GBP' }]);
  const own = async () =>
    (await seller('GET', '/api/profiles/me?populate=paused')).body.data.attributes.paused;
  t.same(await own(), {
    reasons: [{ reason: 'debt', until: null }],
    debts: [{ amount: sellerPayout, currency: 'GBP' }],
  });
  const leave = () => closeAccount(deps, { id: seller.id, passwordHash: null });
  await isRefused(t, leave(), { status: 409, code: 'profile.debt' });
  const repaid = { orderId: id, from: status, payment: 'BACS 8', amount: sellerPayout / 100 };
  await run(deps, (context) => recordRepayment(context, { ...repaid, actor }));
  t.equal(await own(), null);
  await leave();
  t.equal((await seller('GET', '/api/profiles/leave')).status, 401);
});

t.test('a payout that is kept as a whole is not sent, and its order is paid out', async (t) => {
  const seller = await world.addSeller();
  const [small, large] = [await sold(seller), await sold(seller)];
  await advanceTo(deps, large, 'PayoutPending');
  await runPaymentTasks(jobs);
  await dispute(large, 'lost');
  const before = stripe.transfers.length;
  await advanceTo(deps, small, 'PaidOut');
  await runPaymentTasks(jobs);
  t.equal(stripe.transfers.length, before, 'nothing was sent');
  t.match(await payoutOf(small), { amount: 0, status: 'dropped' });
  const { sellerPayout } = await orderOf(small);
  const { sellerPayout: owed } = await orderOf(large);
  t.equal(await readDebt(db, seller.id, 'GBP'), owed - sellerPayout);
  t.same(await checkLedger(db), []);

  const left = (owed - sellerPayout) / 100;
  const repay = (amount: number, payment: string) =>
    run(deps, (context) =>
      recordRepayment(context, { orderId: large, from: 'PaidOut', payment, amount, actor }),
    );
  await isRefused(t, repay(left + 1, 'BACS 1'), { code: 'desk.no-debt' });
  await Promise.allSettled(Array.from({ length: 10 }, () => repay(left, 'BACS 2')));
  t.equal(await readDebt(db, seller.id, 'GBP'), 0);
  t.same(await listPauses(db, seller.id), []);
  t.same(await checkLedger(db), []);
});

t.test('two payouts at once keep a debt once', async (t) => {
  const seller = await world.addSeller();
  const ids = [await sold(seller), await sold(seller), await sold(seller)];
  const [lost = 0, ...others] = ids;
  await advanceTo(deps, lost, 'PayoutPending');
  await runPaymentTasks(jobs);
  for (const id of others) await advanceTo(deps, id, 'Delivered');
  await dispute(lost, 'lost');
  await Promise.all(others.map((id) => advanceTo(deps, id, 'PayoutPending')));
  t.equal(await readDebt(db, seller.id, 'GBP'), 0);
  t.same(await checkLedger(db), []);
});

t.test('a seller who owes money trades nothing new until it is settled', async (t) => {
  const seller = await world.addSeller();
  const lost = await sold(seller);
  await listOverHttp(world.api, seller, edition, 9_000_00);
  await advanceTo(deps, lost, 'PayoutPending');
  await runPaymentTasks(jobs);
  await dispute(lost, 'lost');
  await applyBlocks(jobs);
  const live = await db.select().from(asks).where(eq(asks.userId, seller.id));
  t.same(
    live.filter(({ status }) => status === 'Approved'),
    [],
  );
  t.ok(live.some(({ status }) => status === 'Paused'));
  const draft = await seller('POST', '/api/asks', { body: askBody(edition, 8_000_00) });
  const placed = await seller('POST', `/api/asks/${draft.body.data.id}/place/0`);
  t.match(placed.body.error.details, { code: 'trade.paused-debt' });
  await isRefused(
    t,
    run(deps, (context) => liftPause(context, { userId: seller.id, reason: 'No.', actor })),
    { code: 'trade.wrong-status' },
  );
});

t.test(
  'a report joins the bank’s dispute, and comes back to the desk when it is won',
  async (t) => {
    const id = await sold(await world.addSeller());
    await advanceTo(deps, id, 'Delivered');
    await dispute(id, 'needs_response');
    t.match(await caseOf(id), { kind: 'dispute', stage: 'bank' });
    const waiting = await listWaiting(db, world.now());
    t.ok(waiting.some((one) => one.kind === 'case' && one.id === id));
    await dispute(id, 'won');
    t.match(await caseOf(id), { stage: 'closed', outcome: 'dispute-won' });
    t.equal((await orderOf(id)).status, 'Delivered');
    t.same(await checkLedger(db), []);
  },
);

t.test('three sales that were not shipped pause trading, and time ends it', async (t) => {
  const seller = await world.addSeller();
  for (let left = 3; left > 0; left -= 1) {
    await sold(seller);
    world.passTime(12 * day);
    await enforceDeadlines(jobs);
  }
  t.match(await listPauses(db, seller.id), [{ reason: 'not-shipped' }]);
  t.ok((await subjectsOf(seller)).some((subject) => /^You cannot trade until/.test(subject)));
  world.passTime(15 * day);
  t.equal(await endPauses(jobs), 1);
  t.same(await listPauses(db, seller.id), []);
  t.ok((await subjectsOf(seller)).includes('You can trade again'));
});

t.test('a trade between accounts with the same card is shown to the staff', async (t) => {
  const seller = await world.addSeller();
  const buyer = await world.addBuyer('good');
  const id = await world.trade(buyer, seller);
  t.same((await findOrderForOperator(db, id))?.shared, []);
  const same = { cardFingerprint: 'fp_1' };
  await db.update(paymentAccounts).set(same).where(eq(paymentAccounts.userId, buyer.id));
  await db.update(paymentAccounts).set(same).where(eq(paymentAccounts.userId, seller.id));
  t.same((await findOrderForOperator(db, id))?.shared, ['card']);
  const waiting = await listWaiting(db, world.now());
  t.ok(waiting.some((one) => one.kind === 'shared' && one.id === id));
});

for (const { what, taken, isSent } of [
  { what: 'the bank takes all', taken: 0, isSent: true },
  { what: 'the bank leaves what we gave back', taken: 15_00, isSent: true },
  { what: 'nothing of it was sent', taken: 0, isSent: false },
]) {
  t.test(`a dispute that is lost after a partial refund: ${what}`, async (t) => {
    const seller = await world.addSeller();
    const id = await sold(seller);
    await advanceTo(deps, id, 'Delivered');
    const { buyerId: userId, sellerPayout } = await orderOf(id);
    const words = { text: 'There is a tear in it.', files: [] };
    const report = { userId, orderId: id, reason: 'damaged', ...words } as const;
    await run(deps, (context) => openCase(context, report));
    world.passTime(6 * day);
    await enforceCaseDeadlines(jobs);
    const caseId = (await caseOf(id))!.id;
    const part = { caseId, decision: 'partial-refund', amount: 15, reason: 'A tear.' } as const;
    await run(deps, (context) => decideCase(context, { ...part, actor }));
    if (isSent) await runPaymentTasks(jobs);
    const intent = stripe.intents.find((one) => one.transfer_group === `order-${id}`)!;
    const amount = Number(intent.amount) - taken;
    const lost = { id: `dp_${id}`, payment_intent: intent.id, amount, status: 'lost' };
    stripe.disputes.push(lost);
    await world.sendEvent('charge.dispute.closed', lost);
    await runPaymentTasks(jobs);
    const paid = isSent ? sellerPayout - 15_00 : 0;
    const part15 = isSent && taken === 0 ? 15_00 : 0;
    t.equal(await readDebt(db, seller.id, 'GBP'), paid + part15);
    t.same(await checkLedger(db), []);
  });
}

// Last, as the asks of unpaid orders return to the book, where a later trade would take them.
t.test(
  'three unpaid purchases pause trading for two weeks, and an operator lifts it',
  async (t) => {
    const buyer = await world.addBuyer('declined');
    for (let left = 3; left > 0; left -= 1) {
      t.same(await listPauses(db, buyer.id), []);
      await world.trade(buyer, await world.addSeller());
      await runPaymentTasks(jobs);
      world.passTime(6 * day);
      await failUnpaidOrders(jobs);
    }
    t.match(await listPauses(db, buyer.id), [{ reason: 'not-paid' }]);
    const draft = await buyer('POST', '/api/bids', { body: bidBody(edition, 50_00) });
    const placed = await buyer('POST', `/api/bids/${draft.body.data.id}/place`);
    t.match(placed.body.error.details, { code: 'trade.paused-not-paid' });
    await run(deps, (context) => liftPause(context, { userId: buyer.id, reason: 'Bank.', actor }));
    t.same(await listPauses(db, buyer.id), []);
    await world.trade(buyer, await world.addSeller());
    await runPaymentTasks(jobs);
    world.passTime(6 * day);
    await failUnpaidOrders(jobs);
    t.same(await listPauses(db, buyer.id), [], 'what was counted does not count again');
  },
);
