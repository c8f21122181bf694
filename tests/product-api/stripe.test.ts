import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import t from 'tap';
import { createLogger } from '../../product-api/boot/logger.ts';
import { asks } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { paymentAccounts, paymentTasks } from '../../product-api/db/schema/payments.ts';
import { emails } from '../../product-api/db/schema/people.ts';
import { failUnpaidOrders } from '../../product-api/jobs/fail-unpaid-orders.ts';
import { findSavedCards, runPaymentTasks } from '../../product-api/jobs/run-payment-tasks.ts';
import { openPayments } from '../../product-api/payments/open-payments.ts';
import { noPurchaseRules } from '../../product-api/payments/purchase-rules.ts';
import { wireCardSetup, wireExpress, wirePayment } from '../../shared/contracts/wire/payments.ts';
import { addBusinessDays } from '../../shared/domain/business-time.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { startStripeDouble } from '../support/stripe-double.ts';
import { advanceTo, cancelByOperator } from './support/operate.ts';
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
let clock = Date.parse('2026-11-01T09:00:00Z');
const api = await startTestProductApi(t, { now: () => new Date(clock), deps: { payments } });
const { db } = api;
const [main = 0, proof = 0, other = 0] = api.catalogue.editionIds;
const lines: string[] = [];
const log = createLogger('info', { write: (line) => void lines.push(line) });
const run = () => runPaymentTasks({ ...api.deps, payments: payments.port, log });
const now = () => new Date(clock);
const person = async () => clientOf(api, await createUser(db, { now: now() }));
type Person = Awaited<ReturnType<typeof person>>;

/** Sets a card up as a browser does and reads the result. */
async function addCard(who: Person, card: 'good' | 'declined' = 'good') {
  const setup = wireCardSetup.parse((await who('GET', '/api/profiles/card-setup')).body).data;
  stripe.saveCard(setup.clientSecret.split('_secret')[0]!, card);
  return wirePayment.parse((await who('GET', '/api/profiles/payment')).body).data;
}

async function trade(buyer: Person, edition = main) {
  const seller = await person();
  const askId = await listOverHttp(api, seller, edition, 100_00);
  const { orderId } = await bidOverHttp(buyer, edition, 100_00);
  return { seller, askId, orderId: orderId! };
}

const statusOf = async (id: number) =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]!.status;
const taskOf = async (orderId: number, kind: 'charge' | 'refund' | 'payout') =>
  (await db.select().from(paymentTasks).where(eq(paymentTasks.orderId, orderId))).find(
    (task) => task.kind === kind,
  );
const intentsOf = (orderId: number) =>
  stripe.intents.filter(({ transfer_group }) => transfer_group === `order-${orderId}`);

async function notify(type: string, object: object) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  return api.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}

t.test('a card is set up, shown with its last digits and charged once for an order', async (t) => {
  const buyer = await person();
  t.match(await addCard(buyer), {
    processor: 'stripe',
    buyingCard: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 },
    payouts: { status: 'none' },
  });
  const { orderId } = await trade(buyer);
  await Promise.all([run(), run(), run()]);
  await run();
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  t.equal(order!.status, 'AwaitingShipment');
  t.ok(order!.deadline);
  t.equal(intentsOf(orderId).length, 1);
  t.match(intentsOf(orderId)[0], {
    amount: String(order!.buyerTotal),
    currency: 'gbp',
    off_session: 'true',
    confirm: 'true',
    metadata: { order: String(orderId), reference: (await taskOf(orderId, 'charge'))!.reference },
  });
  const told = await db.select({ key: emails.dedupeKey }).from(emails);
  t.ok(told.some(({ key }) => key === `paid:${orderId}:seller`));
  t.notOk(told.some(({ key }) => key === `card-needed:${orderId}`));
});

t.test('a card form that is open in two tabs saves its card from either', async (t) => {
  const startSetup = async (who: Person) =>
    wireCardSetup.parse((await who('GET', '/api/profiles/card-setup')).body).data.clientSecret;
  const cardOf = async (who: Person) =>
    wirePayment.parse((await who('GET', '/api/profiles/payment')).body).data.buyingCard;
  const who = await person();
  const [first, second] = [await startSetup(who), await startSetup(who)];
  stripe.saveCard(first.split('_secret')[0]!);
  t.match(await cardOf(who), { last4: '4242' });
  t.equal(second, first, 'both tabs have one set-up');
  t.not(await startSetup(who), first, 'a finished one is not used again');
  t.not(await startSetup(await person()), first);
});

t.test('a card set-up whose look-up fails does not keep the next ones', async (t) => {
  const saved = async () => {
    const user = await createUser(db, { now: now() });
    const who = clientOf(api, user);
    const setup = wireCardSetup.parse((await who('GET', '/api/profiles/card-setup')).body).data;
    const setupId = setup.clientSecret.split('_secret')[0]!;
    stripe.saveCard(setupId);
    return { userId: user.id, setupId };
  };
  const [broken, next] = [await saved(), await saved()];
  stripe.fault(`/v1/setup_intents/${broken.setupId}`, 'down', 'down');
  await findSavedCards({ ...api.deps, payments: payments.port });
  const cardOf = async ({ userId }: typeof next) =>
    (await db.select().from(paymentAccounts).where(eq(paymentAccounts.userId, userId)))[0]?.card;
  t.equal(await cardOf(broken), null);
  t.match(await cardOf(next), { last4: '4242' });
  const failed = api.logs.filter(({ event }) => event === 'job.record-failed');
  t.match(failed, [{ job: 'find-saved-cards', record: broken.userId }]);
  t.equal(failed.length, 1);
});

t.test(
  'an order without a card waits with a deadline, and is charged once there is a card',
  async (t) => {
    const buyer = await person();
    const { orderId } = await trade(buyer, proof);
    await run();
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    t.match(order, { status: 'AwaitingPayment', deadline: Date });
    const told = await db.select({ key: emails.dedupeKey }).from(emails);
    t.ok(told.some(({ key }) => key === `card-needed:${orderId}`));
    await addCard(buyer);
    await run();
    t.equal(await statusOf(orderId), 'AwaitingShipment');
  },
);

t.test('a declined card fails the order at its deadline and releases the listing', async (t) => {
  const buyer = await person();
  await addCard(buyer, 'declined');
  const { orderId, askId } = await trade(buyer);
  await run();
  t.equal(await statusOf(orderId), 'AwaitingPayment');
  t.match(await taskOf(orderId, 'charge'), { status: 'held', failure: 'insufficient_funds' });
  clock = addBusinessDays(clock, 3) - 1;
  await failUnpaidOrders(api.deps);
  t.equal(await statusOf(orderId), 'AwaitingPayment');
  clock += 1;
  await failUnpaidOrders(api.deps);
  t.equal(await statusOf(orderId), 'PaymentFailed');
  await run();
  t.match(await taskOf(orderId, 'charge'), { status: 'failed', failure: 'insufficient_funds' });
  t.match(intentsOf(orderId), [{ status: 'canceled' }]);
  const [ask] = await db.select().from(asks).where(eq(asks.id, askId));
  t.equal(ask!.status, 'Approved');
  const again = await bidOverHttp(await person(), main, 100_00);
  t.ok(again.orderId, 'and another buyer gets it');
});

t.test('a charge whose answer is lost is looked up and made once', async (t) => {
  const buyer = await person();
  await addCard(buyer);
  const { orderId } = await trade(buyer, proof);
  /** The library repeats a lost call once under its key: both are lost. */
  stripe.fault('/v1/payment_intents', 'lost', 'lost');
  await run();
  t.equal(await statusOf(orderId), 'AwaitingPayment', 'unknown is not failed');
  t.equal(intentsOf(orderId).length, 1);
  const before = stripe.calls.length;
  clock += 10_000;
  await run();
  t.equal(await statusOf(orderId), 'AwaitingShipment');
  t.same(
    stripe.calls.slice(before).map(({ path }) => path),
    ['GET /v1/payment_intents'],
  );
  t.ok(lines.some((line) => line.includes('"event":"payment.unknown"')));
});

t.test('an order whose charge is unknown does not fail at its deadline', async (t) => {
  const buyer = await person();
  await addCard(buyer);
  const { orderId } = await trade(buyer, proof);
  stripe.fault('/v1/payment_intents', 'lost', 'lost');
  await run();
  clock = addBusinessDays(clock, 3) + 1;
  await failUnpaidOrders(api.deps);
  t.equal(await statusOf(orderId), 'AwaitingPayment');
  await run();
  t.equal(await statusOf(orderId), 'AwaitingShipment', 'it was charged after all');
});

t.test('a charge is retried under the same key when the processor is down', async (t) => {
  const buyer = await person();
  await addCard(buyer);
  const { orderId } = await trade(buyer);
  stripe.fault('/v1/payment_intents', 'down', 'down');
  await run();
  t.equal(intentsOf(orderId).length, 0);
  clock += 10_000;
  await run();
  t.equal(await statusOf(orderId), 'AwaitingShipment');
  const charges = stripe.calls.filter(
    ({ path, fields }) =>
      path === 'POST /v1/payment_intents' && fields.transfer_group === `order-${orderId}`,
  );
  t.equal(new Set(charges.map(({ key }) => key)).size, 1);
});

t.test('a webhook settles a charge once, and a wrong signature settles nothing', async (t) => {
  const buyer = await person();
  const { orderId } = await trade(buyer, proof);
  const { reference, amount } = (await taskOf(orderId, 'charge'))!;
  const intent = {
    ...{ id: 'pi_told', status: 'succeeded', metadata: { reference } },
    ...{ amount, amount_received: amount, currency: 'gbp' },
  };
  stripe.intents.push(intent);
  const forged = await api.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    payload: { type: 'payment_intent.succeeded', data: { object: intent } },
  });
  t.equal(forged.statusCode, 400);
  t.equal(await statusOf(orderId), 'AwaitingPayment');
  for (let times = 0; times < 3; times += 1) {
    t.equal((await notify('payment_intent.succeeded', intent)).statusCode, 200);
  }
  t.equal(await statusOf(orderId), 'AwaitingShipment');
  const failed = { ...intent, status: 'requires_payment_method', last_payment_error: null };
  t.equal((await notify('payment_intent.payment_failed', failed)).statusCode, 200);
  t.equal(await statusOf(orderId), 'AwaitingShipment', 'late news of an older state');
  t.match(await taskOf(orderId, 'charge'), { status: 'done', processorId: 'pi_told' });
  t.equal((await notify('customer.created', { id: 'cus_1' })).statusCode, 200);
  const foreign = { ...intent, metadata: { reference: '00000000-0000-4000-8000-000000000000' } };
  t.equal((await notify('payment_intent.succeeded', foreign)).statusCode, 200);
  const odd = { ...intent, metadata: { reference: 'of-another-shop' } };
  t.equal((await notify('payment_intent.succeeded', odd)).statusCode, 200);
});

t.test('a charge of an order cancelled meanwhile is refunded once', async (t) => {
  const buyer = await person();
  const { orderId } = await trade(buyer);
  await addCard(buyer);
  const { reference } = (await taskOf(orderId, 'charge'))!;
  stripe.fault('/v1/payment_intents', 'lost', 'lost');
  await run();
  await cancelByOperator(api.deps, orderId);
  clock += 10_000;
  await run();
  await run();
  t.equal(await statusOf(orderId), 'Cancelled');
  t.match(await taskOf(orderId, 'refund'), { status: 'done' });
  const charged = intentsOf(orderId)[0]!;
  t.equal(stripe.refunds.filter(({ payment_intent: id }) => id === charged.id).length, 1);
  t.equal((charged.metadata as { reference: string }).reference, reference);
});

t.test('a late payment of a failed order is refunded', async (t) => {
  const buyer = await person();
  await addCard(buyer, 'declined');
  const { orderId } = await trade(buyer, proof);
  await run();
  clock = addBusinessDays(clock, 3);
  await failUnpaidOrders(api.deps);
  t.equal(await statusOf(orderId), 'PaymentFailed');
  const { reference, amount } = (await taskOf(orderId, 'charge'))!;
  const intent = {
    ...{ id: 'pi_after_all', status: 'succeeded', metadata: { reference } },
    ...{ amount, amount_received: amount, currency: 'gbp' },
  };
  stripe.intents.push(intent);
  await notify('payment_intent.succeeded', intent);
  await run();
  t.match(stripe.refunds.at(-1), { payment_intent: 'pi_after_all' });
  t.match(await taskOf(orderId, 'refund'), { status: 'done' });
});

t.test('a cancelled order that was never charged is neither charged nor refunded', async (t) => {
  const buyer = await person();
  const { orderId } = await trade(buyer, proof);
  await cancelByOperator(api.deps, orderId);
  await addCard(buyer);
  await run();
  t.equal(intentsOf(orderId).length, 0);
  t.match(await taskOf(orderId, 'charge'), { status: 'dropped' });
  t.equal(await taskOf(orderId, 'refund'), undefined);
});

t.test('a seller is onboarded and paid out once', async (t) => {
  const buyer = await person();
  await addCard(buyer);
  const { seller, orderId } = await trade(buyer, other);
  await run();
  const urls = {
    refreshUrl: 'http://deckle.test/my-account/settings?again',
    returnUrl: 'http://deckle.test/my-account/settings',
  };
  for (const elsewhere of [
    'http://evil.test/',
    'http://deckle.test.evil.test/',
    'http://x@evil.test',
  ]) {
    const body = { ...urls, returnUrl: elsewhere };
    t.equal((await seller('POST', '/api/profiles/express', { body })).status, 400, elsewhere);
  }
  const link = await seller('POST', '/api/profiles/express', { body: urls });
  t.match(wireExpress.parse(link.body).data.url, /^https:\/\/connect\.test\//);
  await seller('POST', '/api/profiles/express', { body: urls });
  const made = stripe.calls.filter(({ path }) => path === 'POST /v1/accounts');
  t.equal(made.length, 1, 'the refresh address mints a new link, not a new account');
  const payouts = async () =>
    wirePayment.parse((await seller('GET', '/api/profiles/payment')).body).data.payouts;
  t.match(await payouts(), { status: 'incomplete', requirements: ['individual.dob.day'] });

  await advanceTo(api.deps, orderId, 'PayoutPending');
  await run();
  t.equal(await statusOf(orderId), 'PayoutPending', 'waits until the seller can be paid');
  const accountId = String(
    stripe.calls.findLast(({ path }) => path === 'POST /v1/account_links')!.fields.account,
  );
  stripe.finishOnboarding(accountId);
  const told = { details_submitted: true, payouts_enabled: true, requirements: null };
  t.equal((await notify('account.updated', { id: accountId, ...told })).statusCode, 200);
  t.match(await payouts(), { status: 'ready', requirements: [] });
  await Promise.all([run(), run()]);
  t.equal(await statusOf(orderId), 'PaidOut');
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const sent = stripe.transfers.filter(
    ({ transfer_group }) => transfer_group === `order-${orderId}`,
  );
  t.match(sent, [{ amount: String(order!.sellerPayout), currency: 'gbp', destination: accountId }]);
  t.equal(sent.length, 1);
});

t.test('card set-ups and onboarding require authentication', async (t) => {
  const anonymous = clientOf(api, null);
  for (const [method, url] of [
    ['GET', '/api/profiles/payment'],
    ['GET', '/api/profiles/card-setup'],
    ['POST', '/api/profiles/express'],
  ] as const) {
    t.equal((await anonymous(method, url)).status, 401, url);
  }
  t.notMatch(lines.join('') + JSON.stringify(api.logs), /sk_test_canary|_secret_/);
});

t.test('only calls to the processor are a 503 while it is down: trades go on', async (t) => {
  const stripe = { secretKey: 'sk_test_canary', publishableKey: 'pk_test_1', webhookSecret };
  const down = openPayments({
    stripe: { ...stripe, apiUrl: 'http://127.0.0.1:1' },
    sandboxUrl: null,
  })!;
  const purchaseRules = { ...noPurchaseRules, cardAt: 'stripe' } as const;
  const api = await startTestProductApi(t, { now, deps: { payments: down, purchaseRules } });
  const [edition = 0] = api.catalogue.editionIds;
  const [owner, other] = [await createUser(api.db, { now: now() }), await createUser(api.db)];
  const [buyer, seller] = [clientOf(api, owner), clientOf(api, other)];
  const card = { customerId: 'cus_1', paymentMethodId: 'pm_1' };
  await api.db.insert(paymentAccounts).values({ userId: owner.id, processor: 'stripe', ...card });
  const body = { refreshUrl: 'http://deckle.test/a', returnUrl: 'http://deckle.test/b' };
  t.equal((await buyer('GET', '/api/profiles/card-setup')).status, 503);
  t.equal((await buyer('POST', '/api/profiles/express', { body })).status, 503);

  await listOverHttp(api, seller, edition, 100_00);
  const { orderId } = await bidOverHttp(buyer, edition, 100_00);
  await runPaymentTasks({ ...api.deps, payments: down.port, log });
  const { body: read } = await buyer('GET', `/api/orders/${orderId}`);
  t.equal(read.data.attributes.status, 'AwaitingPayment');
  for (const path of ['artworks', `artworks/${api.catalogue.artworkIds[0]}`, 'bids', 'asks']) {
    t.equal((await buyer('GET', `/api/${path}`)).status, 200, path);
  }
  t.equal((await buyer('GET', '/api/profiles/payment')).status, 200);
});
