import { and, eq } from 'drizzle-orm';
import t from 'tap';
import { editBid } from '../../product-api/commands/edit-bid.ts';
import { editions } from '../../product-api/db/schema/catalogue.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { paymentAccounts, paymentTasks } from '../../product-api/db/schema/payments.ts';
import { inTransaction } from '../../product-api/market/command-context.ts';
import { openPayments } from '../../product-api/payments/open-payments.ts';
import { noPurchaseRules } from '../../product-api/payments/purchase-rules.ts';
import { removeCard } from '../../product-api/payments/remove-card.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { startStripeDouble } from '../support/stripe-double.ts';
import { advance, cancelByOperator } from './support/operate.ts';
import { isRefused } from './support/refusal.ts';
import { askBody, bidBody, clientOf, listOverHttp } from './support/trading-client.ts';

const stripe = await startStripeDouble(t);
const payments = openPayments({
  stripe: {
    ...{ secretKey: 'sk_test', publishableKey: null, webhookSecret: null },
    apiUrl: stripe.url,
  },
  sandboxUrl: null,
})!;
const purchaseRules = { cardAt: 'stripe', unpaidPurchases: 3, unpaidTotal: 1_000_00 } as const;
const api = await startTestProductApi(t, {
  maxConnections: 40,
  deps: { payments, purchaseRules },
});
const { db } = api;
const [main = 0] = api.catalogue.editionIds;
const codeOf = (answer: { body: { error?: { details?: { code?: string } } } }) =>
  answer.body.error?.details?.code;

async function person(options: { card?: boolean } = {}) {
  const user = await createUser(db);
  if (options.card) {
    const method = { customerId: `cus_${user.id}`, paymentMethodId: `pm_${user.id}` };
    await db.insert(paymentAccounts).values({ userId: user.id, processor: 'stripe', ...method });
  }
  return { id: user.id, call: clientOf(api, user) };
}

/** Editions of their own with one ask each, as many as prices. */
async function listAt(...prices: number[]) {
  const [artwork] = await db.select().from(editions).where(eq(editions.id, main));
  const names = prices.map((_, index) => `Proof ${crypto.randomUUID()} ${index}`);
  const rows = await db
    .insert(editions)
    .values(names.map((name) => ({ artworkId: artwork!.artworkId, name, size: '', material: '' })))
    .returning({ id: editions.id });
  const listed: { editionId: number; askId: number }[] = [];
  for (const [index, { id: editionId }] of rows.entries()) {
    const seller = await person();
    const askId = await listOverHttp(api, seller.call, editionId, prices[index]!);
    listed.push({ editionId, askId });
  }
  return listed;
}

type Client = Awaited<ReturnType<typeof person>>['call'];
async function buy(call: Client, { editionId, askId }: { editionId: number; askId: number }) {
  const body = { type: 'buy', editionId, lowestAskId: askId, status: 'Draft' };
  const draft = await call('POST', '/api/bids', { body });
  return call('POST', `/api/bids/${draft.body.data.id}/place`);
}
const ordersOf = (buyerId: number) => db.select().from(orders).where(eq(orders.buyerId, buyerId));

t.test('bids and purchases require a card, asks do not', async (t) => {
  const [listed] = await listAt(100_00);
  const { id, call } = await person();
  t.equal(codeOf(await buy(call, listed!)), 'trade.card-missing');
  const draft = await call('POST', '/api/bids', { body: bidBody(listed!.editionId, 50_00) });
  const placed = await call('POST', `/api/bids/${draft.body.data.id}/place`);
  t.match(placed, { status: 400 });
  t.equal(codeOf(placed), 'trade.card-missing');
  t.equal((await ordersOf(id)).length, 0);
  const [still] = await db.select().from(asks).where(eq(asks.id, listed!.askId));
  t.equal(still!.status, 'Approved');
  const ask = await call('POST', '/api/asks', { body: askBody(listed!.editionId, 200_00) });
  t.equal((await call('POST', `/api/asks/${ask.body.data.id}/place/0`)).status, 200);
});

t.test('a card of another processor is not accepted', async (t) => {
  const [listed] = await listAt(100_00);
  const { id, call } = await person();
  const method = { customerId: 'c', paymentMethodId: 'p' };
  await db.insert(paymentAccounts).values({ userId: id, processor: 'sandbox', ...method });
  t.equal(codeOf(await buy(call, listed!)), 'trade.card-missing');
});

t.test('a new account is limited in unpaid purchases, even concurrent ones', async (t) => {
  const listed = await listAt(...Array.from({ length: 10 }, () => 50_00));
  const { id, call } = await person({ card: true });
  const answers = await Promise.all(listed.map((one) => buy(call, one)));
  t.equal((await ordersOf(id)).length, 3);
  const refused = answers.filter(({ status }) => status !== 200);
  t.same(new Set(refused.map(codeOf)), new Set(['trade.unpaid-limit']));
  const free = await db
    .select()
    .from(asks)
    .where(and(eq(asks.status, 'Approved'), eq(asks.price, 50_00)));
  t.equal(free.length, 7, 'the others stand for other buyers');
});

t.test('the sum of unpaid purchases is limited, a single purchase is not', async (t) => {
  const [dear, cheap, other] = await listAt(5_000_00, 40_00, 60_00);
  const { id, call } = await person({ card: true });
  t.equal((await buy(call, dear!)).status, 200);
  t.equal(codeOf(await buy(call, cheap!)), 'trade.unpaid-limit');
  t.equal((await ordersOf(id)).length, 1);
  const careful = await person({ card: true });
  t.equal((await buy(careful.call, cheap!)).status, 200);
  t.equal((await buy(careful.call, other!)).status, 200);
});

t.test('a bid that meets an ask counts as a purchase, placed or raised', async (t) => {
  const listed = await listAt(50_00, 50_00, 50_00, 50_00, 50_00);
  const { id, call } = await person({ card: true });
  for (const one of listed.slice(0, 3)) t.equal((await buy(call, one)).status, 200);
  const [fourth, fifth] = listed.slice(3);
  const draft = await call('POST', '/api/bids', { body: bidBody(fourth!.editionId, 50_00) });
  const met = await call('POST', `/api/bids/${draft.body.data.id}/place`);
  t.equal(codeOf(met), 'trade.unpaid-limit');
  const low = await call('POST', '/api/bids', { body: bidBody(fifth!.editionId, 30_00) });
  const resting = await call('POST', `/api/bids/${low.body.data.id}/place`);
  t.match(resting.body.data, { status: 'Approved', orderId: null }, 'a bid that rests is none');
  const raise = inTransaction(api.deps, (context) =>
    editBid(context, { userId: id, bidId: low.body.data.id, body: { price: 50_00 } }),
  );
  await isRefused(t, raise, { status: 400, code: 'trade.unpaid-limit' });
});

t.test('an account with a paid order is not limited', async (t) => {
  const listed = await listAt(50_00, 50_00, 50_00, 50_00, 50_00);
  const { id, call } = await person({ card: true });
  t.equal((await buy(call, listed[0]!)).status, 200);
  const [first] = await ordersOf(id);
  await advance(api.deps, first!.id);
  for (const one of listed.slice(1)) t.equal((await buy(call, one)).status, 200);
});

t.test('a declined order limits an account even after a paid one', async (t) => {
  const listed = await listAt(50_00, 50_00, 50_00, 50_00, 50_00);
  const { id, call } = await person({ card: true });
  for (const one of listed.slice(0, 2)) t.equal((await buy(call, one)).status, 200);
  const [paid, declined] = await ordersOf(id);
  await advance(api.deps, paid!.id);
  await db
    .update(paymentTasks)
    .set({ status: 'held', failure: 'insufficient_funds' })
    .where(eq(paymentTasks.orderId, declined!.id));
  for (const one of listed.slice(2, 4)) t.equal((await buy(call, one)).status, 200);
  t.equal(codeOf(await buy(call, listed[4]!)), 'trade.unpaid-limit');
});

t.test('a refunded order does not count as paid', async (t) => {
  const listed = await listAt(50_00, 50_00, 50_00, 50_00, 50_00);
  const { id, call } = await person({ card: true });
  t.equal((await buy(call, listed[0]!)).status, 200);
  const [{ id: orderId = 0 } = {}] = await ordersOf(id);
  await advance(api.deps, orderId);
  await cancelByOperator(api.deps, orderId);
  for (const one of listed.slice(1, 4)) t.equal((await buy(call, one)).status, 200);
  t.equal(codeOf(await buy(call, listed[4]!)), 'trade.unpaid-limit');
});

t.test('a card that an open bid needs cannot be removed', async (t) => {
  const [listed] = await listAt(100_00);
  const { id, call } = await person({ card: true });
  const draft = await call('POST', '/api/bids', { body: bidBody(listed!.editionId, 40_00) });
  await call('POST', `/api/bids/${draft.body.data.id}/place`);
  const remove = () => removeCard({ db, log: api.app.log }, payments.port, id);
  await isRefused(t, remove(), { status: 409, code: 'payment.card-in-use' });
  await call('DELETE', `/api/bids/${draft.body.data.id}`);
  t.equal(await remove(), true);
});

t.test('a bid is not raised once its buyer has no card', async (t) => {
  const [listed] = await listAt(100_00);
  const { id, call } = await person({ card: true });
  const draft = await call('POST', '/api/bids', { body: bidBody(listed!.editionId, 40_00) });
  const bidId = draft.body.data.id;
  await call('POST', `/api/bids/${bidId}/place`);
  await db.delete(paymentAccounts).where(eq(paymentAccounts.userId, id));
  const raise = inTransaction(api.deps, (context) =>
    editBid(context, { userId: id, bidId, body: { price: 45_00 } }),
  );
  await isRefused(t, raise, { status: 400, code: 'trade.card-missing' });
});

t.test('removing a card while bidding leaves no bid without a card', async (t) => {
  const [listed] = await listAt(900_00);
  for (let round = 0; round < 10; round += 1) {
    const { id, call } = await person({ card: true });
    const draft = await call('POST', '/api/bids', {
      body: bidBody(listed!.editionId, 40_00 + round * 100),
    });
    const place = call('POST', `/api/bids/${draft.body.data.id}/place`);
    const remove = removeCard({ db, log: api.app.log }, payments.port, id).catch(() => false);
    const [placed, removed] = await Promise.all([place, remove]);
    const [row] = await db.select().from(bids).where(eq(bids.id, draft.body.data.id));
    t.notOk(removed && row!.status === 'Approved', `${placed.status}`);
  }
});

t.test('requires no card where no processor is configured', async (t) => {
  const plain = await startTestProductApi(t, { deps: { purchaseRules: noPurchaseRules } });
  const user = clientOf(plain, await createUser(plain.db));
  const [edition = 0] = plain.catalogue.editionIds;
  const draft = await user('POST', '/api/bids', { body: bidBody(edition, 40_00) });
  t.equal((await user('POST', `/api/bids/${draft.body.data.id}/place`)).status, 200);
});
