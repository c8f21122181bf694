import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import t from 'tap';
import { createLogger } from '../../product-api/boot/logger.ts';
import { asks } from '../../product-api/db/schema/market.ts';
import { orderEvents, orders } from '../../product-api/db/schema/orders.ts';
import { paymentAccounts, paymentTasks } from '../../product-api/db/schema/payments.ts';
import { emails } from '../../product-api/db/schema/people.ts';
import { enforceDeadlines } from '../../product-api/jobs/enforce-deadlines.ts';
import { failUnpaidOrders } from '../../product-api/jobs/fail-unpaid-orders.ts';
import { runPaymentTask } from '../../product-api/jobs/run-payment-task.ts';
import { findSavedCards, runPaymentTasks } from '../../product-api/jobs/run-payment-tasks.ts';
import { openPayments } from '../../product-api/payments/open-payments.ts';
import { startProcessor } from '../../sandbox/processor/start-processor.ts';
import { classOf } from '../../server/support/class-of.ts';
import { parseLine } from '../../server/support/log-line.ts';
import { wireCardSetup, wireExpress } from '../../shared/contracts/wire/payments.ts';
import { addBusinessDays } from '../../shared/domain/business-time.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { advanceTo } from './support/operate.ts';
import { bidOverHttp, clientOf, listOverHttp } from './support/trading-client.ts';

const day = 86_400_000;
const dataDir = mkdtempSync(join(tmpdir(), 'deckle-processor-'));
const processor = await startProcessor({ dataDir, publicUrl: 'http://deckle.test' });
t.teardown(async () => {
  await processor.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
const payments = openPayments({ stripe: null, sandboxUrl: processor.url })!;
let clock = Date.parse('2026-11-01T09:00:00Z');
const now = () => new Date(clock);
const api = await startTestProductApi(t, { now, deps: { payments } });
const { db } = api;
const [main = 0, proof = 0, second = 0] = api.catalogue.editionIds;
const logged: string[] = [];
const log = createLogger('info', { write: (line) => void logged.push(line) });
const jobs = { ...api.deps, payments: payments.port, log };
const run = async () => {
  await findSavedCards(jobs);
  await runPaymentTasks(jobs);
};
const person = async () => {
  const user = await createUser(db, { now: now() });
  return Object.assign(clientOf(api, user), { id: user.id });
};
type Person = Awaited<ReturnType<typeof person>>;

async function addCard(who: Person, number: string) {
  const { data } = wireCardSetup.parse((await who('GET', '/api/profiles/card-setup')).body);
  const body = { clientSecret: data.clientSecret, number, expiryMonth: 12, expiryYear: 2040 };
  await fetch(`${processor.url}/v1/setups/confirm`, { method: 'POST', body: JSON.stringify(body) });
}

async function trade(edition: number, buyer: Person) {
  const seller = await person();
  const askId = await listOverHttp(api, seller, edition, 100_00);
  const { orderId } = await bidOverHttp(buyer, edition, 100_00);
  return { seller, askId, orderId: orderId! };
}
const orderOf = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const askStatus = async (id: number) =>
  (await db.select().from(asks).where(eq(asks.id, id)))[0]!.status;
const isTold = async (key: string) =>
  (await db.select().from(emails).where(eq(emails.dedupeKey, key))).length === 1;

t.test('a card form that is open in two tabs has one set-up, until it is finished', async (t) => {
  const who = await person();
  const startSetup = async () =>
    wireCardSetup.parse((await who('GET', '/api/profiles/card-setup')).body).data.clientSecret;
  const [first, second] = [await startSetup(), await startSetup()];
  t.equal(second, first);
  await addCard(who, '4242424242424242');
  t.not(await startSetup(), first);
});

t.test('an order is paid, shipped and paid out', async (t) => {
  const buyer = await person();
  const { seller, orderId } = await trade(main, buyer);
  await addCard(buyer, '4242 4242 4242 4242');
  await run();
  t.equal((await orderOf(orderId)).status, 'AwaitingShipment');
  t.ok(await isTold(`payouts-needed:${orderId}`));

  const shippedOn = now().toISOString().slice(0, 10);
  const shipped = await seller('PUT', `/api/orders/${orderId}/shipment`, {
    body: { carrier: 'DHL', trackingNumber: 'JD01 2345', shippedOn },
  });
  t.equal(shipped.body.data.attributes.status, 'Shipped');

  const back = 'http://deckle.test/my-account/settings';
  const link = await seller('POST', '/api/profiles/express', {
    body: { refreshUrl: back, returnUrl: back },
  });
  const { pathname } = new URL(wireExpress.parse(link.body).data.url);
  await fetch(`${processor.url}${pathname}/done`, { redirect: 'manual' });
  t.match((await seller('GET', '/api/profiles/payment')).body.data, {
    processor: 'sandbox',
    payouts: { status: 'ready' },
  });
  await advanceTo(api.deps, orderId, 'PayoutPending');
  await run();
  t.equal((await orderOf(orderId)).status, 'PaidOut');
  t.ok(await isTold(`paid-out:${orderId}`));
});

t.test('an order with a declined test card fails at its deadline', async (t) => {
  const buyer = await person();
  await addCard(buyer, '4000 0000 0000 0341');
  const { seller, askId, orderId } = await trade(proof, buyer);
  await run();
  const { status, deadline } = await orderOf(orderId);
  t.equal(status, 'AwaitingPayment');
  t.ok(await isTold(`card-declined:${orderId}`));
  const seenBy = async (who: Person) =>
    (await who('GET', `/api/orders/${orderId}`)).body.data.attributes.paymentFailure;
  t.equal(await seenBy(buyer), 'generic_decline');
  const told = parseLine(logged.find((line) => line.includes('payment.declined')) ?? '');
  t.match(told, { userId: buyer.id, code: 'generic_decline' });
  t.type(told?.orderId, 'number');
  t.equal(told && classOf(told), 'card', 'support finds it by the order, and says what it is');
  t.equal(await seenBy(seller), null, 'the seller is not told why');
  const sale = (await seller('GET', `/api/orders/${orderId}`)).body.data.attributes;
  t.equal(sale.isPaymentDeclined, true, 'the seller is told that it was declined');
  clock = deadline!.getTime() - day;
  await enforceDeadlines(jobs);
  t.ok(await isTold(`payment-reminder:${orderId}`));
  clock += day;
  t.equal(await failUnpaidOrders(jobs), 1);
  await run();
  t.equal((await orderOf(orderId)).status, 'PaymentFailed');
  t.equal(await seenBy(buyer), 'generic_decline');
  t.equal(await askStatus(askId), 'Approved');
  t.ok(await isTold(`payment-failed:${orderId}:buyer`));
  t.ok(await isTold(`payment-failed:${orderId}:seller`));
});

t.test(
  'a buyer without a card is reminded once, and the order fails after three working days',
  async (t) => {
    clock = Date.parse('2026-12-07T09:00:00Z');
    const buyer = await person();
    const { askId, orderId } = await trade(second, buyer);
    t.equal((await orderOf(orderId)).deadline!.getTime(), clock + 3 * day);
    clock += 1.5 * day;
    t.equal((await enforceDeadlines(jobs)).reminded, 0);
    clock += day;
    const [first, other] = await Promise.all([enforceDeadlines(jobs), enforceDeadlines(jobs)]);
    t.equal(first.reminded + other.reminded, 1);
    t.ok(await isTold(`card-reminder:${orderId}`));
    t.equal(await failUnpaidOrders(jobs), 0);
    clock += day;
    const failed = await Promise.all([failUnpaidOrders(jobs), failUnpaidOrders(jobs)]);
    t.equal(failed[0] + failed[1], 1);
    t.equal((await orderOf(orderId)).status, 'PaymentFailed');
    t.equal(await askStatus(askId), 'Approved');
    await addCard(buyer, '4242424242424242');
    await run();
    t.equal((await orderOf(orderId)).status, 'PaymentFailed', 'and nothing is charged later');
  },
);

t.test(
  'a seller who does not ship is reminded, then the order is cancelled and refunded',
  async (t) => {
    const buyer = await person();
    await addCard(buyer, '5555 5555 5555 4444');
    const { orderId } = await trade(second, buyer);
    await run();
    const deadline = (await orderOf(orderId)).deadline!.getTime();
    t.equal(deadline, addBusinessDays(clock, 7));
    clock = deadline - day / 2;
    t.same(await enforceDeadlines(jobs), { reminded: 1, notShipped: 0, notReceived: [] });
    t.ok(await isTold(`shipment-reminder:${orderId}`));
    clock += day;
    t.same(await enforceDeadlines(jobs), { reminded: 0, notShipped: 1, notReceived: [] });
    t.match(await orderOf(orderId), { status: 'Cancelled', deadline: null });
    const steps = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    t.same(steps.map(({ status }) => status).slice(-2), ['NotShipped', 'Cancelled']);
    for (const side of ['buyer', 'seller']) t.ok(await isTold(`not-shipped:${orderId}:${side}`));
    await run();
    t.ok(await isTold(`refunded:${orderId}`), 'the buyer has the money back');
    t.same(await Promise.all([enforceDeadlines(jobs), enforceDeadlines(jobs)]), [
      { reminded: 0, notShipped: 0, notReceived: [] },
      { reminded: 0, notShipped: 0, notReceived: [] },
    ]);
  },
);

t.test('a saved card pays the waiting order once, even with ten concurrent checks', async (t) => {
  const buyer = await person();
  const { orderId } = await trade(second, buyer);
  const [mail] = await db
    .select()
    .from(emails)
    .where(eq(emails.dedupeKey, `card-needed:${orderId}`));
  t.match(mail?.text, new RegExp(`/my-account/buying/order/.*orderId=${orderId}#payment`));
  await addCard(buyer, '4000 0000 0000 0002');
  t.equal((await buyer('GET', '/api/profiles/payment')).body.data.buyingCard, null);
  await run();
  t.equal((await orderOf(orderId)).status, 'AwaitingPayment', 'a refused card changes nothing');
  await addCard(buyer, '4242 4242 4242 4242');
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      await buyer('GET', '/api/profiles/payment');
      await run();
    }),
  );
  t.equal((await orderOf(orderId)).status, 'AwaitingShipment');
  const charges = await db.select().from(paymentTasks).where(eq(paymentTasks.orderId, orderId));
  t.match(charges, [{ kind: 'charge', status: 'done', attempts: 1 }]);
  t.equal(charges.length, 1);
});

t.test('a card can be removed by its owner, unless an order awaits payment', async (t) => {
  const buyer = await person();
  const other = await person();
  const path = '/api/profiles/payment/card';
  const cardOf = async (who: Person) =>
    (await who('GET', '/api/profiles/payment')).body.data.buyingCard;
  t.equal((await clientOf(api, null)('DELETE', path)).status, 401);
  t.same((await buyer('DELETE', path)).body.data, { removed: false });
  await addCard(buyer, '4242424242424242');
  await addCard(other, '5555555555554444');
  await cardOf(other);
  t.match(await cardOf(buyer), { last4: '4242' });
  const profile = await buyer('GET', '/api/profiles/me?populate=buyingCard');
  t.same(profile.body.data.attributes.buyingCard, await cardOf(buyer));
  const { orderId } = await trade(second, buyer);
  t.match(await buyer('DELETE', path), {
    status: 409,
    body: { error: { details: { code: 'payment.card-in-use' } } },
  });
  await run();
  t.equal((await orderOf(orderId)).status, 'AwaitingShipment');
  const removals = await Promise.all(Array.from({ length: 10 }, () => buyer('DELETE', path)));
  t.equal(removals.filter(({ body }) => body.data.removed).length, 1, 'once');
  t.equal(await cardOf(buyer), null);
  t.match(await cardOf(other), { last4: '4444' });
  const [account] = await db
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.userId, buyer.id));
  t.equal(account?.paymentMethodId, null);
});

t.test(
  'a charge whose card was removed after it was claimed does not count as an attempt',
  async (t) => {
    const buyer = await person();
    const { orderId } = await trade(second, buyer);
    const claimed = { attempts: 1, nextAttemptAt: now() };
    const [task] = await db
      .update(paymentTasks)
      .set(claimed)
      .where(eq(paymentTasks.orderId, orderId))
      .returning();
    await buyer('GET', '/api/profiles/card-setup');
    await runPaymentTask(jobs, task!);
    const [after] = await db.select().from(paymentTasks).where(eq(paymentTasks.orderId, orderId));
    t.match(after, { status: 'open', attempts: 0 });
    clock += 4 * day;
    await failUnpaidOrders(jobs);
    t.equal((await orderOf(orderId)).status, 'PaymentFailed', 'so its time can run out');
  },
);
