import { and, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import t from 'tap';
import { createLogger } from '../../product-api/boot/logger.ts';
import { advanceOrder } from '../../product-api/commands/advance-order.ts';
import { cancelOrder } from '../../product-api/commands/cancel-order.ts';
import { closeAccount } from '../../product-api/commands/close-account.ts';
import { recordRefund } from '../../product-api/commands/record-refund.ts';
import { recordShipment } from '../../product-api/commands/record-shipment.ts';
import { returnOrder } from '../../product-api/commands/return-order.ts';
import { voidBid } from '../../product-api/commands/void-bid.ts';
import { bids } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { paymentAccounts, paymentTasks } from '../../product-api/db/schema/payments.ts';
import { emails } from '../../product-api/db/schema/people.ts';
import { enforceDeadlines } from '../../product-api/jobs/enforce-deadlines.ts';
import { runPaymentTasks } from '../../product-api/jobs/run-payment-tasks.ts';
import { type CommandContext, inTransaction } from '../../product-api/market/command-context.ts';
import { runOperator } from '../../product-api/operator/run-operator.ts';
import { refreshPayoutAccount } from '../../product-api/payments/accounts.ts';
import { openPayments } from '../../product-api/payments/open-payments.ts';
import { noPurchaseRules } from '../../product-api/payments/purchase-rules.ts';
import { checkLedger } from '../../product-api/queries/check-ledger.ts';
import { wireCardSetup } from '../../shared/contracts/wire/payments.ts';
import { formatMoney, money } from '../../shared/domain/money.ts';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { startStripeDouble } from '../support/stripe-double.ts';
import { advanceTo, cancelByOperator, endReporting, operator } from './support/operate.ts';
import { isRefused } from './support/refusal.ts';
import { bidOverHttp, clientOf, listOverHttp } from './support/trading-client.ts';

const webhookSecret = 'whsec_test';
const stripe = await startStripeDouble(t);
const payments = openPayments({
  stripe: {
    secretKey: 'sk_test_canary',
    publishableKey: 'pk_test_1',
    webhookSecret,
    apiUrl: stripe.url,
  },
  sandboxUrl: null,
})!;
let price = 100_00;
let clock = Date.parse('2026-11-01T09:00:00Z');
const now = () => new Date(clock);
const purchaseRules = { ...noPurchaseRules, cardAt: 'stripe' } as const;
const api = await startTestProductApi(t, { now, deps: { payments, purchaseRules } });
const { db } = api;
const [main = 0] = api.catalogue.editionIds;
const lines: string[] = [];
const log = createLogger('info', { write: (line) => void lines.push(line) });
const run = () => runPaymentTasks({ ...api.deps, payments: payments.port, log });

async function person() {
  const { id, bearer } = await createUser(db, { now: now() });
  const call = clientOf(api, { id, bearer, email: '' });
  return { id, call };
}

/** An order of a buyer with a card and of a seller who can be paid out. */
async function trade() {
  const [buyer, seller] = [await person(), await person()];
  const setup = wireCardSetup.parse((await buyer.call('GET', '/api/profiles/card-setup')).body);
  stripe.saveCard(setup.data.clientSecret.split('_secret')[0]!);
  await buyer.call('GET', '/api/profiles/payment');
  const urls = { refreshUrl: 'http://deckle.test/a', returnUrl: 'http://deckle.test/b' };
  await seller.call('POST', '/api/profiles/express', { body: urls });
  const link = stripe.calls.findLast(({ path }) => path === 'POST /v1/account_links')!;
  stripe.finishOnboarding(String(link.fields.account));
  await seller.call('GET', '/api/profiles/payment');
  /** Above every bid that a cancelled order returned to the book. */
  price += 10_00;
  await listOverHttp(api, seller.call, main, price);
  const { orderId } = await bidOverHttp(buyer.call, main, price);
  return { buyer, seller, orderId: orderId! };
}

const shipment = { carrier: 'DHL', trackingNumber: 'JD01' } as const;

/** One that was charged and shipped, up to this status. */
async function paidTrade(to: OrderStatus) {
  const made = await trade();
  await run();
  await inTransaction(api.deps, (context) =>
    recordShipment(context, {
      userId: made.seller.id,
      orderId: made.orderId,
      shipment: { ...shipment, shippedOn: now().toISOString().slice(0, 10) },
    }),
  );
  await advanceTo(api.deps, made.orderId, to);
  return made;
}

const orderOf = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const tasksOf = (orderId: number) =>
  db.select().from(paymentTasks).where(eq(paymentTasks.orderId, orderId)).orderBy(paymentTasks.id);
const taskOf = async (orderId: number, kind: 'charge' | 'refund' | 'payout') =>
  (await tasksOf(orderId)).find((task) => task.kind === kind);
const transfersOf = (orderId: number) =>
  stripe.transfers.filter(({ transfer_group }) => transfer_group === `order-${orderId}`);
const chargeOf = (orderId: number) =>
  stripe.intents.find(({ transfer_group }) => transfer_group === `order-${orderId}`)!;

const cancel = (orderId: number) => cancelByOperator(api.deps, orderId);
async function runDeadlines(days: number) {
  for (let day = 0; day < days; day += 1) {
    clock += 86_400_000;
    await enforceDeadlines(api.deps);
  }
}
/** What an operator is shown of an order. */
async function showOrder(orderId: number) {
  const said: string[] = [];
  const terminal = { out: (text: string) => void said.push(text), err: t.fail };
  await runOperator(['orders', 'show', String(orderId)], terminal, (use) =>
    use({ market: api.deps, actor: operator }),
  );
  return said.join('');
}
const refundsOf = (orderId: number) =>
  stripe.refunds.filter(({ payment_intent }) => payment_intent === chargeOf(orderId).id);

type Named = Readonly<Record<string, unknown>>;

/** Makes the processor's records say what an event says. */
function recordAtProcessor(type: string, object: Named) {
  const { payment_intent } = object;
  if (type.startsWith('charge.dispute')) {
    const known = stripe.disputes.find(({ id }) => id === object.id);
    if (known) Object.assign(known, object);
    else stripe.disputes.push({ ...object });
  } else if (type === 'charge.refunded') {
    const made = stripe.refunds.filter((refund) => refund.payment_intent === payment_intent);
    const sum = made.reduce((total, { amount }) => total + Number(amount), 0);
    const amount = Number(object.amount_refunded) - sum;
    const id = `re_desk_${stripe.refunds.length}`;
    if (amount > 0) stripe.refunds.push({ id, payment_intent, amount, status: 'succeeded' });
  }
}

/** What happens at the processor, and its event. */
function happen(type: string, object: Named) {
  recordAtProcessor(type, object);
  return notify(type, object);
}

/** An event alone: it may be old, repeated or out of order. */
async function notify(type: string, object: object) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  return answer.statusCode;
}

t.test('an operator cannot advance an unpaid order without a payment reference', async (t) => {
  const { orderId } = await trade();
  const step = { orderId, from: 'AwaitingPayment', actor: operator } as const;
  const advance = () => inTransaction(api.deps, (context) => advanceOrder(context, step));
  await isRefused(t, advance(), { status: 409, code: 'order.payment-missing' });
  t.equal((await orderOf(orderId)).status, 'AwaitingPayment');
  await run();
  t.equal((await orderOf(orderId)).status, 'AwaitingShipment');
});

t.test('a payment already requested from the processor cannot be recorded by hand', async (t) => {
  const { orderId } = await trade();
  stripe.fault('/v1/payment_intents', 'lost', 'lost');
  await run();
  const step = { orderId, from: 'AwaitingPayment', actor: operator, payment: 'BACS 1' } as const;
  const advance = () => inTransaction(api.deps, (context) => advanceOrder(context, step));
  await isRefused(t, advance(), { status: 409, code: 'order.payment-attempted' });
  clock += 10_000;
  await run();
  t.match(await taskOf(orderId, 'charge'), { status: 'done' });
});

t.test('the database refuses a payout without a settled charge', async (t) => {
  const { orderId } = await trade();
  const { sellerPayout: amount, sellerCurrency: currency } = await orderOf(orderId);
  const payout = { orderId, kind: 'payout', amount, currency, nextAttemptAt: now() } as const;
  const insert = (values: object = {}) => db.insert(paymentTasks).values({ ...payout, ...values });
  await t.rejects(insert(), { cause: { constraint: 'payment_tasks_evidence' } });
  await t.rejects(insert({ status: 'done' }), { cause: { constraint: 'payment_tasks_evidence' } });
  await insert({ status: 'held' });
  const open = (status: 'open' | 'done') =>
    db
      .update(paymentTasks)
      .set({ status })
      .where(and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, 'payout')));
  await t.rejects(open('open'), { cause: { constraint: 'payment_tasks_evidence' } });
  await t.rejects(open('done'), { cause: { constraint: 'payment_tasks_evidence' } });
});

t.test('the database refuses an amount other than the order’s', async (t) => {
  const { orderId } = await paidTrade('Delivered');
  const { sellerPayout, sellerCurrency: currency, buyerTotal } = await orderOf(orderId);
  const payout = { orderId, kind: 'payout', currency, nextAttemptAt: now() } as const;
  for (const [amount, constraint] of [
    [sellerPayout + 1, 'payment_tasks_amount'],
    [buyerTotal, 'payment_tasks_amount'],
    [sellerPayout - 1, 'payment_tasks_owed'],
  ] as const) {
    await t.rejects(db.insert(paymentTasks).values({ ...payout, amount }), {
      cause: { constraint },
    });
  }
  const amount = sellerPayout;
  const dollars = { ...payout, amount, currency: currency === 'USD' ? 'EUR' : 'USD' } as const;
  await t.rejects(db.insert(paymentTasks).values(dollars), {
    cause: { constraint: 'payment_tasks_amount' },
  });
  const settle = (settledAmount: number) =>
    db.update(paymentTasks).set({ settledAmount }).where(eq(paymentTasks.orderId, orderId));
  await t.rejects(settle(1), { cause: { constraint: 'payment_tasks_settled' } });
});

t.test('the database refuses a refund of an order that is paid out', async (t) => {
  const { orderId } = await paidTrade('PayoutPending');
  const { buyerTotal: amount, buyerCurrency: currency } = await orderOf(orderId);
  const refund = { orderId, kind: 'refund', amount, currency, nextAttemptAt: now() } as const;
  await t.rejects(db.insert(paymentTasks).values(refund), {
    cause: { constraint: 'payment_tasks_one_way_out' },
  });
});

for (const loss of ['lost', 'down'] as const) {
  t.test(`a payout whose request was ${loss} is made once, even a day later`, async (t) => {
    const { orderId } = await paidTrade('PayoutPending');
    stripe.fault('POST /v1/transfers', loss, loss);
    await run();
    t.equal((await orderOf(orderId)).status, 'PayoutPending', 'it is not known yet');
    stripe.forgetKeys();
    clock += 86_400_000;
    await Promise.all([run(), run()]);
    t.equal((await orderOf(orderId)).status, 'PaidOut');
    t.equal(transfersOf(orderId).length, 1);
    t.match(await taskOf(orderId, 'payout'), { processorId: transfersOf(orderId)[0]!.id });
  });
}

t.test('an unclear payout is not sent again while the processor cannot be asked', async (t) => {
  const { orderId } = await paidTrade('PayoutPending');
  stripe.fault('POST /v1/transfers', 'lost', 'lost');
  await run();
  stripe.forgetKeys();
  // One attempt more than makes it overdue.
  for (let tries = 0; tries < 21; tries += 1) {
    stripe.fault('/v1/transfers', 'down', 'down');
    clock += 86_400_000;
    await run();
  }
  t.equal(transfersOf(orderId).length, 1, 'it was never sent again');
  t.ok(lines.some((line) => line.includes('"event":"payment.overdue"')));
  clock += 86_400_000;
  await run();
  t.equal((await orderOf(orderId)).status, 'PaidOut');
  t.equal(transfersOf(orderId).length, 1);
});

t.test('a refund whose answer is lost is made once, even a day later', async (t) => {
  const { orderId } = await trade();
  await run();
  await cancel(orderId);
  stripe.fault('POST /v1/refunds', 'lost', 'lost');
  await run();
  stripe.forgetKeys();
  clock += 86_400_000;
  await run();
  t.match(await taskOf(orderId, 'refund'), { status: 'done' });
  const { id } = chargeOf(orderId);
  t.equal(stripe.refunds.filter(({ payment_intent }) => payment_intent === id).length, 1);
});

t.test('a buyer who closes the account while the processor is down is refunded', async (t) => {
  const { orderId, buyer } = await trade();
  await run();
  await cancel(orderId);
  stripe.fault('POST /v1/refunds', 'down', 'down');
  await run();
  const { bidId } = await orderOf(orderId);
  await inTransaction(api.deps, (context) => voidBid(context, { userId: buyer.id, bidId }));
  await closeAccount(api.deps, { id: buyer.id, passwordHash: null });
  clock += 10_000;
  await run();
  t.match(await taskOf(orderId, 'refund'), { status: 'done' });
});

t.test('an event that names another amount than the processor has is looked up', async (t) => {
  const { orderId } = await trade();
  stripe.fault('POST /v1/payment_intents', 'lost', 'lost', 'lost');
  await run();
  stripe.recover();
  const charged = chargeOf(orderId);
  const told = { ...charged, amount_received: Number(charged.amount) - 1 };
  t.equal(await notify('payment_intent.succeeded', told), 200);
  t.match(await taskOf(orderId, 'charge'), { status: 'done', settledAmount: charged.amount });
  const unpaid = await trade();
  const { reference } = (await taskOf(unpaid.orderId, 'charge'))!;
  const made = { ...told, id: 'pi_made_up', metadata: { reference } };
  t.equal(await notify('payment_intent.succeeded', made), 200);
  t.equal((await orderOf(unpaid.orderId)).status, 'AwaitingPayment', 'the processor has none');
});

t.test('a payment of another amount or currency settles nothing', async (t) => {
  const { orderId } = await trade();
  const { reference } = (await taskOf(orderId, 'charge'))!;
  const { buyerTotal } = await orderOf(orderId);
  const intent = { id: 'pi_cheap', status: 'succeeded', metadata: { reference } };
  const { length: others } = stripe.intents;
  stripe.intents.push(intent);
  for (const paid of [
    { amount_received: 1, currency: 'usd' },
    { amount_received: buyerTotal, currency: 'usd' },
    { amount_received: buyerTotal - 1, currency: 'gbp' },
    { amount_received: buyerTotal + 1, currency: 'gbp' },
    { amount_received: buyerTotal - 1, currency: 'gbp', amount: buyerTotal },
    { amount_received: 0, currency: 'gbp', amount: buyerTotal },
  ]) {
    t.equal(await notify('payment_intent.succeeded', Object.assign(intent, paid)), 200);
    t.equal((await orderOf(orderId)).status, 'AwaitingPayment');
  }
  stripe.intents.splice(others);
  t.equal(
    api.logs.filter(({ event }) => event === 'payment.wrong-amount').length,
    6,
    'operators are told',
  );
  await run();
  t.equal((await orderOf(orderId)).status, 'AwaitingShipment', 'and the order can still be paid');
});

for (const [type, object] of [
  ['charge.dispute.created', { object: 'dispute', reason: 'fraudulent', status: 'needs_response' }],
  ['charge.refunded', { object: 'charge', refunded: true }],
] as const) {
  t.test(`${type} stops a payout`, async (t) => {
    const { orderId, seller, buyer } = await paidTrade('PayoutPending');
    const { id, amount } = chargeOf(orderId);
    const told = { id: 'x_1', ...object, payment_intent: id, amount, amount_refunded: amount };
    t.equal(await happen(type, told), 200);
    t.equal(await happen(type, told), 200, 'told twice');
    clock += 10_000;
    await run();
    t.equal((await orderOf(orderId)).status, 'PayoutPending');
    t.equal(transfersOf(orderId).length, 0);
    t.match(await taskOf(orderId, 'payout'), { status: 'held' });
    for (const { call } of [seller, buyer]) {
      const { body } = await call('GET', `/api/orders/${orderId}`);
      t.equal(body.data.attributes.isDisputed, true, 'both sides see it');
    }
    t.ok(api.logs.some((line) => line.event === 'payment.disputed' && line.orderId === orderId));
    if (type !== 'charge.dispute.created') return;
    await happen('charge.dispute.closed', { ...told, status: 'won' });
    await run();
    t.equal((await orderOf(orderId)).status, 'PaidOut', 'one that was won is paid out');
    t.equal(transfersOf(orderId).length, 1);
  });
}

t.test('a dispute before the payout is due stops it', async (t) => {
  const { orderId } = await paidTrade('Delivered');
  const { id, amount } = chargeOf(orderId);
  await happen('charge.dispute.created', {
    id: 'dp_2',
    payment_intent: id,
    amount,
    status: 'lost',
  });
  await endReporting(api.deps, orderId);
  const step = { orderId, from: 'Delivered', actor: operator } as const;
  await inTransaction(api.deps, (context) => advanceOrder(context, step));
  await run();
  t.match(await taskOf(orderId, 'payout'), { status: 'held' });
  t.equal(transfersOf(orderId).length, 0);
});

t.test(
  'a payout that may have been sent is held once the processor has no record of it',
  async (t) => {
    const { orderId } = await paidTrade('PayoutPending');
    stripe.fault('POST /v1/transfers', 'down', 'down');
    await run();
    const { id, amount } = chargeOf(orderId);
    const dispute = { id: 'dp_3', payment_intent: id, amount, status: 'needs_response' };
    await happen('charge.dispute.created', dispute);
    t.match(await taskOf(orderId, 'payout'), { status: 'open' }, 'it is not known yet');
    clock += 10_000;
    await run();
    t.match(await taskOf(orderId, 'payout'), { status: 'held', attempts: 0 });
    t.equal(transfersOf(orderId).length, 0);
    await happen('charge.dispute.closed', { ...dispute, status: 'won' });
    await run();
    t.equal((await orderOf(orderId)).status, 'PaidOut');
    t.equal(transfersOf(orderId).length, 1);
  },
);

t.test('our own refund is no dispute, a partial refund at the processor is', async (t) => {
  const { orderId } = await trade();
  await run();
  await cancel(orderId);
  await run();
  const { id, amount } = chargeOf(orderId);
  const told = { id: 'ch_1', payment_intent: id, amount, refunded: true, amount_refunded: amount };
  await happen('charge.refunded', told);
  t.match(await taskOf(orderId, 'charge'), { status: 'done' });
  const other = await paidTrade('PayoutPending');
  const partly = { ...told, payment_intent: chargeOf(other.orderId).id, refunded: false };
  await happen('charge.refunded', { ...partly, amount_refunded: 1 });
  await run();
  t.equal(transfersOf(other.orderId).length, 0);
});

t.test('a charge refunded at the processor stays refunded after a dispute is won', async (t) => {
  const { orderId } = await paidTrade('Delivered');
  const { id, amount } = chargeOf(orderId);
  const refunded = { payment_intent: id, amount, refunded: true, amount_refunded: amount };
  await happen('charge.refunded', { id: 'ch_2', ...refunded });
  const dispute = { id: 'dp_4', payment_intent: id, amount, status: 'needs_response' };
  await happen('charge.dispute.created', dispute);
  await happen('charge.dispute.closed', { ...dispute, status: 'won' });
  await endReporting(api.deps, orderId);
  const step = { orderId, from: 'Delivered', actor: operator } as const;
  await inTransaction(api.deps, (context) => advanceOrder(context, step));
  await run();
  t.match(await taskOf(orderId, 'payout'), { status: 'held' });
  t.equal(transfersOf(orderId).length, 0);
});

t.test('an order that ends during a dispute is refunded once the dispute is won', async (t) => {
  const { orderId } = await trade();
  await run();
  const { id, amount } = chargeOf(orderId);
  const dispute = { id: 'dp_5', payment_intent: id, amount, status: 'needs_response' };
  await happen('charge.dispute.created', dispute);
  await cancel(orderId);
  await run();
  t.match(await taskOf(orderId, 'refund'), { status: 'held' }, 'the bank has the money');
  await happen('charge.dispute.closed', { ...dispute, status: 'won' });
  clock += 10_000;
  await run();
  t.match(await taskOf(orderId, 'refund'), { status: 'done' });
});

t.test('a due refund is not sent while its charge is disputed', async (t) => {
  for (const isTried of [true, false]) {
    const { orderId } = await trade();
    await run();
    await cancel(orderId);
    if (isTried) {
      stripe.fault('POST /v1/refunds', 'down', 'down');
      await run();
    }
    const { id, amount } = chargeOf(orderId);
    const dispute = { id: `dp_${orderId}`, payment_intent: id, amount, status: 'needs_response' };
    await happen('charge.dispute.created', dispute);
    clock += 10_000;
    await run();
    t.match(await taskOf(orderId, 'refund'), { status: 'held' });
    await happen('charge.dispute.closed', { ...dispute, status: 'won' });
    await run();
    t.match(await taskOf(orderId, 'refund'), { status: 'done' });
  }
});

for (const [type, object] of [
  ['charge.dispute.created', { object: 'dispute', status: 'needs_response' }],
  ['charge.refunded', { object: 'charge', refunded: true }],
] as const) {
  t.test(`${type} is recorded for a charge whose answer was lost`, async (t) => {
    const { orderId } = await trade();
    stripe.fault('/v1/payment_intents', 'lost', 'lost');
    await run();
    t.match(await taskOf(orderId, 'charge'), { status: 'open' }, 'it is not known yet');
    const { id, amount } = chargeOf(orderId);
    const told = { id: 'x_2', ...object, payment_intent: id, amount, amount_refunded: amount };
    stripe.fault(`/v1/payment_intents/${id}`, 'down', 'down');
    t.equal(await happen(type, told), 503, 'the processor sends it again');
    t.equal(await happen(type, told), 200);
    clock += 10_000;
    await run();
    t.match(await taskOf(orderId, 'charge'), { status: 'disputed', processorId: id });
  });
}

const disputeOf = (orderId: number, status: string) => {
  const { id, amount } = chargeOf(orderId);
  return { id: `dp_of_${orderId}`, object: 'dispute', payment_intent: id, amount, status };
};

for (const status of ['won', 'warning_closed', 'prevented']) {
  t.test(
    `a payout is made after a dispute that ends as ${status}, in any order of events`,
    async (t) => {
      for (const isReversed of [false, true]) {
        const { orderId } = await paidTrade('PayoutPending');
        recordAtProcessor('charge.dispute.created', disputeOf(orderId, 'needs_response'));
        const created = () =>
          notify('charge.dispute.created', disputeOf(orderId, 'warning_needs_response'));
        if (!isReversed) {
          t.equal(await created(), 200);
          t.match(await taskOf(orderId, 'payout'), { status: 'held' });
        }
        t.equal(await happen('charge.dispute.closed', disputeOf(orderId, status)), 200);
        t.equal(await created(), 200, 'the first event comes late, or again');
        clock += 10_000;
        await run();
        t.equal((await orderOf(orderId)).status, 'PaidOut');
        t.equal(transfersOf(orderId).length, 1);
      }
    },
  );
}

t.test('a lost dispute is shown, and its order is neither paid out nor refunded', async (t) => {
  const { orderId, buyer, seller } = await paidTrade('PayoutPending');
  await happen('charge.dispute.created', disputeOf(orderId, 'under_review'));
  await happen('charge.dispute.closed', disputeOf(orderId, 'lost'));
  await notify('charge.dispute.created', disputeOf(orderId, 'needs_response'));
  clock += 10_000;
  await run();
  t.equal((await orderOf(orderId)).status, 'PayoutPending');
  t.match(await taskOf(orderId, 'charge'), { status: 'disputed', failure: 'dispute-lost' });
  for (const { call } of [seller, buyer]) {
    const { body } = await call('GET', `/api/orders/${orderId}`);
    t.match(body.data.attributes, { isDisputed: true, isDisputeLost: true });
  }
  const told = api.logs.filter(
    (line) => line.event === 'payment.dispute-lost' && line.orderId === orderId,
  );
  t.equal(told.length, 1);
});

t.test('a dispute’s state is not guessed while the processor cannot be asked', async (t) => {
  const { orderId } = await paidTrade('PayoutPending');
  const recorded = () => Promise.all([orderOf(orderId), tasksOf(orderId)]);
  const before = await recorded();
  for (const [event, status] of [
    ['created', 'needs_response'],
    ['closed', 'won'],
    ['closed', 'lost'],
  ] as const) {
    stripe.fault('/v1/disputes', 'down', 'down');
    const answer = await happen(`charge.dispute.${event}`, disputeOf(orderId, status));
    t.equal(answer, 503, 'the processor sends it again');
    t.same(await recorded(), before, status);
  }
  t.equal(await notify('charge.dispute.closed', disputeOf(orderId, 'lost')), 200);
  t.match(await taskOf(orderId, 'charge'), { status: 'disputed', failure: 'dispute-lost' });
});

t.test('a payout finds disputes and refunds whose events were lost', async (t) => {
  lines.length = 0;
  const disputed = await paidTrade('PayoutPending');
  recordAtProcessor('charge.dispute.created', disputeOf(disputed.orderId, 'needs_response'));
  const refunded = await paidTrade('PayoutPending');
  const { id } = chargeOf(refunded.orderId);
  recordAtProcessor('charge.refunded', { payment_intent: id, amount_refunded: 100 });
  await run();
  for (const { orderId } of [disputed, refunded]) {
    t.match(await taskOf(orderId, 'payout'), { status: 'held' });
    t.equal(transfersOf(orderId).length, 0);
    t.ok(
      lines.some((line) => line.includes('payment.disputed') && line.includes(`:${orderId},`)),
      'operators are told',
    );
  }
});

/** The processor's total of a charge's refunds that reached the buyer. */
const refundedTotal = (orderId: number) =>
  refundsOf(orderId)
    .filter(({ status }) => status === 'succeeded')
    .reduce((total, { amount }) => total + Number(amount), 0);

t.test('a partial refund at the processor is recorded and shown', async (t) => {
  const { orderId, buyer, seller } = await paidTrade('PayoutPending');
  const { id, amount } = chargeOf(orderId);
  const part = { id: 'ch_3', payment_intent: id, amount, refunded: false, amount_refunded: 10_00 };
  t.equal(await happen('charge.refunded', part), 200);
  t.equal(await notify('charge.refunded', part), 200, 'told twice');
  clock += 10_000;
  await run();
  t.equal(transfersOf(orderId).length, 0, 'the payout stops');
  t.match(await taskOf(orderId, 'charge'), { failure: 'refund', refundedAmount: 10_00 });
  const asBuyer = (await buyer.call('GET', `/api/orders/${orderId}`)).body.data.attributes;
  t.match(asBuyer, { isDisputed: true, isDisputeLost: false, refundedAmount: 10_00 });
  const asSeller = (await seller.call('GET', `/api/orders/${orderId}`)).body.data.attributes;
  t.match(asSeller, { isDisputed: true, refundedAmount: null });
  t.match(await showOrder(orderId), /REFUNDED.*\n.*£10\b/);
  t.equal(
    api.logs.filter(
      (line) =>
        line.event === 'payment.disputed' && line.orderId === orderId && line.refunded === 10_00,
    ).length,
    1,
  );
});

for (const [what, ends] of [
  ['cancelled', cancel],
  ['not shipped', () => runDeadlines(13)],
] as const) {
  t.test(`a partly refunded order that is ${what} refunds the rest`, async (t) => {
    const { orderId, buyer } = await trade();
    await run();
    const { id, amount } = chargeOf(orderId);
    const part = { id: 'ch_4', payment_intent: id, amount, refunded: false };
    await happen('charge.refunded', { ...part, amount_refunded: 10_00 });
    await happen('charge.refunded', { ...part, amount_refunded: 15_00 });
    await ends(orderId);
    clock += 10_000;
    await run();
    t.match(await taskOf(orderId, 'refund'), { status: 'done', amount: Number(amount) - 15_00 });
    t.equal(refundedTotal(orderId), amount, 'the whole charge, and no more');
    t.equal(refundsOf(orderId).length, 3);
    const [mail] = await db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `refunded:${orderId}`));
    t.match(mail?.text, formatMoney(money(Number(amount) - 15_00, 'GBP')));
    t.equal((await buyer.call('GET', `/api/orders/${orderId}`)).status, 200);
  });
}

t.test(
  'a partial refund at the processor during our unclear refund is not refunded twice',
  async (t) => {
    for (const fault of ['down', 'lost'] as const) {
      const { orderId } = await trade();
      await run();
      const { id, amount } = chargeOf(orderId);
      await cancel(orderId);
      stripe.fault('POST /v1/refunds', fault, fault);
      await run();
      if (fault === 'down') {
        await happen('charge.refunded', { id: 'c', payment_intent: id, amount_refunded: 1_00 });
      }
      stripe.forgetKeys();
      clock += 86_400_000;
      await run();
      t.match(await taskOf(orderId, 'refund'), { status: 'done' });
      t.equal(refundedTotal(orderId), amount);
    }
  },
);

t.test('our refund is known by its reference, also beside another one of its sum', async (t) => {
  const { orderId } = await trade();
  await run();
  const { id } = chargeOf(orderId);
  const { buyerTotal: amount } = await orderOf(orderId);
  const half = Math.floor(amount / 2);
  await happen('charge.refunded', { id: 'c', payment_intent: id, amount_refunded: amount - half });
  await cancel(orderId);
  stripe.fault('POST /v1/refunds', 'lost', 'lost');
  await run();
  stripe.forgetKeys();
  clock += 86_400_000;
  await run();
  const { reference } = (await taskOf(orderId, 'refund'))!;
  const ours = refundsOf(orderId).filter(
    ({ metadata }) => Object(metadata).reference === reference,
  );
  t.equal(ours.length, 1);
  t.match(await taskOf(orderId, 'refund'), { status: 'done', processorId: ours[0]!.id });
  t.equal(refundedTotal(orderId), amount);
});

t.test('a failed partial refund is included in a later refund', async (t) => {
  const { orderId } = await trade();
  await run();
  const { id, amount } = chargeOf(orderId);
  await happen('charge.refunded', { id: 'ch_5', payment_intent: id, amount_refunded: 10_00 });
  const [part] = refundsOf(orderId);
  Object.assign(part!, { status: 'failed' });
  const failed = { id: part?.id, object: 'refund', payment_intent: id, status: 'failed' };
  t.equal(await notify('refund.failed', failed), 200);
  await notify('charge.refunded', { id: 'ch_5', payment_intent: id, amount_refunded: 10_00 });
  t.match(await taskOf(orderId, 'charge'), { status: 'done', refundedAmount: 0 });
  await cancel(orderId);
  await run();
  t.match(await taskOf(orderId, 'refund'), { status: 'done', amount });
});

t.test('a full refund that fails after the order has ended is made again', async (t) => {
  const { orderId } = await trade();
  await run();
  const { id, amount } = chargeOf(orderId);
  await happen('charge.refunded', { id: 'ch_6', payment_intent: id, amount_refunded: amount });
  await cancel(orderId);
  await run();
  t.equal(await taskOf(orderId, 'refund'), undefined, 'nothing is left to refund');
  const [whole] = refundsOf(orderId);
  Object.assign(whole!, { status: 'failed' });
  await notify('refund.failed', { id: whole?.id, payment_intent: id, status: 'failed' });
  clock += 10_000;
  await run();
  t.match(await taskOf(orderId, 'refund'), { status: 'done', amount });
  t.equal(refundedTotal(orderId), amount);
});

t.test('the database refuses to refund more than the rest of a charge', async (t) => {
  const { orderId } = await trade();
  await run();
  const { id } = chargeOf(orderId);
  await happen('charge.refunded', { id: 'ch_7', payment_intent: id, amount_refunded: 10_00 });
  const { buyerTotal: amount, buyerCurrency: currency } = await orderOf(orderId);
  const refund = { orderId, kind: 'refund', amount, currency, nextAttemptAt: now() } as const;
  await t.rejects(db.insert(paymentTasks).values(refund), {
    cause: { constraint: 'payment_tasks_amount' },
  });
  const setRefunded = (refundedAmount: number) =>
    db
      .update(paymentTasks)
      .set({ refundedAmount })
      .where(and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, 'charge')));
  for (const wrong of [-1, amount + 1]) {
    await t.rejects(setRefunded(wrong), { cause: { constraint: 'payment_tasks_refunded' } });
  }
});

t.test('a dispute of another program’s charge changes no order', async (t) => {
  const [unpaid, paid] = [await trade(), await paidTrade('PayoutPending')];
  const recorded = () =>
    Promise.all([
      db.select().from(orders).orderBy(orders.id),
      db.select().from(paymentTasks).orderBy(paymentTasks.id),
    ]);
  const before = await recorded();
  for (const { orderId } of [unpaid, paid]) {
    const id = `pi_other_${orderId}`;
    const { buyerTotal: amount } = await orderOf(orderId);
    const theirs = { id, status: 'succeeded', amount, amount_received: amount, currency: 'gbp' };
    stripe.intents.push({ ...theirs, metadata: { order: String(orderId) } });
    for (const payment_intent of [id, 'pi_gone']) {
      const dispute = { id: `dp_${payment_intent}`, payment_intent, status: 'needs_response' };
      t.equal(await happen('charge.dispute.created', dispute), 200);
    }
  }
  t.same(await recorded(), before);
});

t.test(
  'a charge whose answer is lost keeps the buyer’s account and card until it is known',
  async (t) => {
    const { orderId, buyer } = await trade();
    stripe.fault('/v1/payment_intents', 'lost', 'lost');
    await run();
    await cancel(orderId);
    await isRefused(t, closeAccount(api.deps, { id: buyer.id, passwordHash: null }), {
      status: 409,
      code: 'profile.open-trades',
    });
    t.equal((await buyer.call('DELETE', '/api/profiles/payment/card')).status, 409);
    clock += 10_000;
    await run();
    await run();
    t.match(await taskOf(orderId, 'refund'), { status: 'done' });
    const { bidId } = await orderOf(orderId);
    const { status } = (await db.select().from(bids).where(eq(bids.id, bidId)))[0]!;
    if (status === 'Approved') {
      await inTransaction(api.deps, (context) => voidBid(context, { userId: buyer.id, bidId }));
    }
    await closeAccount(api.deps, { id: buyer.id, passwordHash: null });
  },
);

for (const isLost of [false, true]) {
  t.test(`a full refund at the processor is not repeated (lost charge: ${isLost})`, async (t) => {
    const { orderId } = await trade();
    if (isLost) stripe.fault('/v1/payment_intents', 'lost', 'lost');
    await run();
    await cancel(orderId);
    const { id, amount } = chargeOf(orderId);
    const told = { id: 'ch_9', payment_intent: id, amount, refunded: true };
    t.equal(await happen('charge.refunded', { ...told, amount_refunded: amount }), 200);
    clock += 86_400_000;
    await run();
    await run();
    t.equal(refundsOf(orderId).length, 1, 'the one that was made at the processor');
    t.equal(refundedTotal(orderId), amount);
    t.match(await taskOf(orderId, 'charge'), { status: 'disputed', failure: 'refund' });
    t.match(await taskOf(orderId, 'refund'), { status: 'held' });
  });
}

t.test('a refund already made at the processor completes ours', async (t) => {
  const { orderId } = await trade();
  await run();
  await cancel(orderId);
  const { id, amount } = chargeOf(orderId);
  stripe.refunds.push({ id: 're_desk', payment_intent: id, amount, status: 'succeeded' });
  await run();
  t.match(await taskOf(orderId, 'refund'), { status: 'done', processorId: 're_desk' });
});

t.test('a failed refund is not recorded as done', async (t) => {
  const { orderId } = await trade();
  await run();
  await cancel(orderId);
  stripe.failRefunds(true);
  await run();
  t.match(await taskOf(orderId, 'refund'), { status: 'open', processorId: null });
  t.equal(await db.$count(emails, eq(emails.dedupeKey, `refunded:${orderId}`)), 0);
  stripe.failRefunds(false);
  stripe.forgetKeys();
  clock += 86_400_000;
  await run();
  t.match(await taskOf(orderId, 'refund'), { status: 'done' });
});

t.test('a refund that fails later is due again and logged', async (t) => {
  const { orderId } = await trade();
  await run();
  await cancel(orderId);
  await run();
  const [refund] = refundsOf(orderId);
  const failed = { id: refund?.id, object: 'refund', status: 'failed' };
  t.equal(await notify('refund.failed', failed), 200);
  t.equal(await notify('refund.failed', failed), 200);
  t.match(await taskOf(orderId, 'refund'), { status: 'open' });
  t.equal(
    api.logs.filter((line) => line.event === 'payment.refund-failed' && line.orderId === orderId)
      .length,
    1,
  );
});

for (const isLost of [false, true]) {
  t.test(`a refund that fails within a day is made again: lost ${isLost}`, async (t) => {
    const { orderId } = await trade();
    await run();
    await cancel(orderId);
    if (isLost) stripe.fault('POST /v1/refunds', 'lost', 'lost');
    await run();
    const [refund] = refundsOf(orderId);
    Object.assign(refund!, { status: 'failed' });
    await notify('refund.failed', { ...refund, object: 'refund' });
    clock += 60_000;
    await run();
    const made = refundsOf(orderId).filter(({ status }) => status === 'succeeded');
    t.equal(made.length, 1, 'the buyer has the money');
    t.match(await taskOf(orderId, 'refund'), { status: 'done', processorId: made[0]?.id });
    await notify('refund.failed', { ...refund, object: 'refund' });
    clock += 60_000;
    await run();
    t.equal(refundsOf(orderId).length, 2, 'an old event changes nothing');
  });
}

t.test('a payout that is sent after its claim has ended is not sent again', async (t) => {
  const { orderId } = await paidTrade('PayoutPending');
  const { id, amount } = chargeOf(orderId);
  const dispute = { id: 'dp_slow', payment_intent: id, amount, status: 'needs_response' };
  const slow: typeof payments.port = {
    ...payments.port,
    async transfer(transfer) {
      clock += 61_000;
      await happen('charge.dispute.created', dispute);
      await run();
      t.match(await taskOf(orderId, 'payout'), { status: 'held' }, 'nothing was sent yet');
      return payments.port.transfer(transfer);
    },
  };
  await runPaymentTasks({ ...api.deps, payments: slow, log });
  t.equal(transfersOf(orderId).length, 1);
  t.ok(
    lines.some((line) => line.includes('"code":"sent-while-held"')),
    'operators are told',
  );
  stripe.forgetKeys();
  clock += 86_400_000;
  await happen('charge.dispute.closed', { ...dispute, status: 'won' });
  await run();
  t.equal((await orderOf(orderId)).status, 'PaidOut');
  t.equal(transfersOf(orderId).length, 1);
});

for (const isWon of [false, true]) {
  t.test(`a dispute that comes during a look-up is kept: then won ${isWon}`, async (t) => {
    const { orderId } = await paidTrade('PayoutPending');
    const { id, amount } = chargeOf(orderId);
    const dispute = { id: `dp_${orderId}`, payment_intent: id, amount, status: 'needs_response' };
    const slow: typeof payments.port = {
      ...payments.port,
      async findReversals(charge) {
        const found = await payments.port.findReversals(charge);
        await happen('charge.dispute.created', dispute);
        return found;
      },
    };
    await runPaymentTasks({ ...api.deps, payments: slow, log });
    t.match(await taskOf(orderId, 'charge'), { status: 'disputed', failure: 'dispute' });
    t.match(await taskOf(orderId, 'payout'), { status: 'held' });
    t.equal(transfersOf(orderId).length, 0);
    if (!isWon) return;
    await happen('charge.dispute.closed', { ...dispute, status: 'won' });
    await run();
    t.equal((await orderOf(orderId)).status, 'PaidOut');
  });
}

t.test('an old event of a payout account does not stop payouts', async (t) => {
  const { orderId } = await paidTrade('PayoutPending');
  const link = stripe.calls.findLast(({ path }) => path === 'POST /v1/account_links')!;
  const old = { id: link.fields.account, details_submitted: false, payouts_enabled: false };
  t.equal(await notify('account.updated', { ...old, requirements: null }), 200);
  t.equal(await notify('account.updated', { ...old, id: 'acct_other' }), 200);
  await run();
  t.equal((await orderOf(orderId)).status, 'PaidOut');
});

t.test('a look-up of a payout account that is overtaken by a newer one is repeated', async (t) => {
  await paidTrade('PayoutPending');
  const link = stripe.calls.findLast(({ path }) => path === 'POST /v1/account_links')!;
  const id = String(link.fields.account);
  let lookUps = 0;
  const overtaken: typeof payments.port = {
    ...payments.port,
    async findPayoutAccount(accountId) {
      const account = await payments.port.findPayoutAccount(accountId);
      lookUps += 1;
      if (lookUps > 1) return account;
      await refreshPayoutAccount(db, payments.port, accountId);
      return { ...account, payoutsEnabled: false };
    },
  };
  await refreshPayoutAccount(db, overtaken, id);
  const [stored] = await db
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.payoutAccountId, id));
  t.equal(stored?.payoutsEnabled, true);
});

t.test('a bid whose buyer has no card does not return to the book', async (t) => {
  const { orderId, buyer } = await trade();
  await run();
  t.equal((await buyer.call('DELETE', '/api/profiles/payment/card')).status, 200);
  await cancel(orderId);
  const { bidId } = await orderOf(orderId);
  t.match((await db.select().from(bids).where(eq(bids.id, bidId)))[0], { status: 'Voided' });
});

t.test('a disputed charge of a wrong amount is logged', async (t) => {
  const { orderId } = await trade();
  const { reference } = (await taskOf(orderId, 'charge'))!;
  const intent = { id: 'pi_odd', status: 'succeeded', currency: 'gbp', metadata: { reference } };
  stripe.intents.push({ ...intent, amount: 1, amount_received: 1 });
  const dispute = { id: 'dp_7', payment_intent: 'pi_odd', status: 'needs_response' };
  t.equal(await happen('charge.dispute.created', dispute), 200);
  t.ok(api.logs.some((line) => line.event === 'payment.wrong-amount' && line.orderId === orderId));
});

t.test(
  'an operator’s step is refused when the order has another status than expected',
  async (t) => {
    const { orderId } = await paidTrade('Delivered');
    const named = { orderId, reason: 'No.', actor: operator };
    const stale = { status: 409, code: 'trade.wrong-status' } as const;
    const steps: ((context: CommandContext) => Promise<unknown>)[] = [
      (context) => cancelOrder(context, { ...named, from: 'Shipped' }),
      (context) => returnOrder(context, { ...named, from: 'AuthenticationFailed', to: 'Returned' }),
      (context) =>
        returnOrder(context, { ...named, from: 'Authenticating', to: 'AuthenticationFailed' }),
      (context) =>
        recordRefund(context, { orderId, from: 'Returned', payment: 'BACS 2', actor: operator }),
    ];
    for (const step of steps) await isRefused(t, inTransaction(api.deps, step), stale);
    t.equal((await orderOf(orderId)).status, 'Delivered');
  },
);

t.test('three concurrent operators advance an order once', async (t) => {
  const { orderId } = await paidTrade('Received');
  const step = { orderId, from: 'Received', actor: operator } as const;
  const advance = () => inTransaction(api.deps, (context) => advanceOrder(context, step));
  const tries = await Promise.allSettled([advance(), advance(), advance()]);
  t.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  await isRefused(t, advance(), { status: 409, code: 'trade.wrong-status' });
  t.equal((await orderOf(orderId)).status, 'Authenticating');
});

t.test('the ledger has every payment that was made, and balances', async (t) => {
  t.same(await checkLedger(db), []);
});
