import { eq, like } from 'drizzle-orm';
import t from 'tap';
import { editions } from '../../product-api/db/schema/catalogue.ts';
import { bids } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { emails } from '../../product-api/db/schema/people.ts';
import { enforceDeadlines } from '../../product-api/jobs/enforce-deadlines.ts';
import { addBusinessDays } from '../../shared/domain/business-time.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { until } from '../support/until.ts';
import { advanceTo, cancelByOperator } from './support/operate.ts';
import { bidOverHttp, clientOf, listOverHttp } from './support/trading-client.ts';

const hour = 3_600_000;
const day = 24 * hour;
let clock = Date.parse('2026-11-01T09:00:00Z');
const now = () => new Date(clock);
const api = await startTestProductApi(t, { now });
const { db } = api;
const [edition = 0] = api.catalogue.editionIds;
const person = async () => clientOf(api, await createUser(db, { now: now() }));
let price = 100_00;

/** A paid order that waits for its seller, seven working days from now. */
async function paidOrder() {
  price += 20_00;
  const [buyer, seller] = [await person(), await person()];
  await listOverHttp(api, seller, edition, price);
  const { orderId } = await bidOverHttp(buyer, edition, price);
  await advanceTo(api.deps, orderId!, 'AwaitingShipment');
  const url = `/api/orders/${orderId}`;
  return { buyer, seller, url, orderId: orderId! };
}
const shipment = (more = {}) => ({
  carrier: 'DHL',
  trackingNumber: 'JD01 2345',
  shippedOn: now().toISOString().slice(0, 10),
  ...more,
});
const orderRow = async (id: number) =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const statusOf = async (id: number) => (await orderRow(id)).status;
const mails = (key: string) => db.$count(emails, like(emails.dedupeKey, `${key}%`));

t.test('only the seller ships, once the order is paid, and sees the address', async (t) => {
  const { buyer, seller, url, orderId } = await paidOrder();
  const put = { body: shipment() };
  t.equal((await clientOf(api, null)('PUT', `${url}/shipment`, put)).status, 401);
  t.equal((await buyer('PUT', `${url}/shipment`, put)).status, 404);
  t.equal((await (await person())('PUT', `${url}/shipment`, put)).status, 404);
  t.match((await seller('GET', url)).body.data.attributes, {
    shipTo: ['Deckle', '9 Receiving Row', 'Leeds'],
    canExtend: true,
  });
  t.match((await buyer('GET', url)).body.data.attributes, { shipTo: null, canExtend: false });
  t.equal(await statusOf(orderId), 'AwaitingShipment');

  const shipped = await seller('PUT', `${url}/shipment`, put);
  t.match(shipped.body.data.attributes, {
    ...{ side: 'seller', status: 'Shipped', canExtend: false },
    deadline: '2026-11-19T23:59:59.999Z',
    ...{ carrier: 'DHL', trackingNumber: 'JD01 2345', shippedOn: '2026-11-01' },
  });
  t.match((await buyer('GET', url)).body.data.attributes, { trackingNumber: 'JD01 2345' });
  t.equal(await mails(`shipped:${orderId}`), 1);
});

t.test('our parcel to the buyer does not carry the number of the seller’s', async (t) => {
  const { buyer, seller, url, orderId } = await paidOrder();
  await seller('PUT', `${url}/shipment`, { body: shipment() });
  await advanceTo(api.deps, orderId, 'ShippedToBuyer');
  const own = { carrier: null, trackingNumber: null, shippedOn: '2026-11-01' };
  t.match((await buyer('GET', url)).body.data.attributes, own);
  const [mail] = await db
    .select()
    .from(emails)
    .where(like(emails.dedupeKey, `shipped-to-buyer:${orderId}:buyer`));
  t.match(mail?.text, /We have sent .* to you\./);
});

t.test('shipment details can be corrected until the parcel is received', async (t) => {
  const { buyer, seller, url, orderId } = await paidOrder();
  await seller('PUT', `${url}/shipment`, { body: shipment() });
  const corrected = shipment({ carrier: 'UPS', trackingNumber: '1Z999' });
  const { body } = await seller('PUT', `${url}/shipment`, { body: corrected });
  t.match(body.data.attributes, corrected);
  t.equal(body.data.attributes.history.length, 3, 'no step is added');
  t.equal(await mails(`shipped:${orderId}`), 1, 'the buyer is told once');
  t.equal((await buyer('PUT', `${url}/shipment`, { body: corrected })).status, 404);
  await advanceTo(api.deps, orderId, 'Received');
  t.match(await seller('PUT', `${url}/shipment`, { body: shipment() }), {
    status: 409,
    body: { error: { details: { code: 'trade.wrong-status' } } },
  });
});

t.test('refuses invalid shipment details', async (t) => {
  const { seller, url, orderId } = await paidOrder();
  for (const wrong of [
    { trackingNumber: '<b>' },
    { trackingNumber: '' },
    { trackingNumber: '- - -' },
    { carrier: 'Pigeon' },
    { shippedOn: '2026-10-01' },
    { shippedOn: '2026-11-04' },
    { shippedOn: '01/11/2026' },
    { status: 'PaidOut' },
  ]) {
    const { status } = await seller('PUT', `${url}/shipment`, { body: shipment(wrong) });
    t.equal(status, 400, JSON.stringify(wrong));
  }
  t.equal(await statusOf(orderId), 'AwaitingShipment');
});

t.test('the deadline can be extended once, before it ends, and is reminded of again', async (t) => {
  const { buyer, seller, url, orderId } = await paidOrder();
  const deadline = Date.parse((await seller('GET', url)).body.data.attributes.deadline);
  t.equal(new Date(deadline).toISOString(), '2026-11-10T23:59:59.999Z');
  clock = deadline - 2 * hour;
  await enforceDeadlines(api.deps);
  t.equal(await mails(`shipment-reminder:${orderId}`), 1);
  t.equal((await buyer('PUT', `${url}/extension`)).status, 404);
  for (const _ of [1, 2]) {
    const { body } = await seller('PUT', `${url}/extension`);
    t.equal(Date.parse(body.data.attributes.deadline), deadline + day);
    t.equal(body.data.attributes.canExtend, false);
  }
  clock = deadline + hour;
  await enforceDeadlines(api.deps);
  t.equal(await statusOf(orderId), 'AwaitingShipment', 'not cancelled at the first deadline');
  t.equal(await mails(`shipment-reminder:${orderId}`), 2);
  clock = deadline + day + 1;
  await enforceDeadlines(api.deps);
  t.equal(await statusOf(orderId), 'Cancelled');
  t.equal((await seller('PUT', `${url}/extension`)).status, 409);
});

t.test(
  'refuses a shipment and an extension after the deadline, even before the order is cancelled',
  async (t) => {
    const { seller, url, orderId } = await paidOrder();
    clock = addBusinessDays(clock, 7) + 1;
    t.equal((await seller('PUT', `${url}/extension`)).status, 409);
    t.equal((await seller('PUT', `${url}/shipment`, { body: shipment() })).status, 409);
    t.equal(await statusOf(orderId), 'AwaitingShipment');
  },
);

t.test('the bid of an order that was not shipped returns to the book', async (t) => {
  const { buyer, url, orderId } = await paidOrder();
  const { bidId } = await orderRow(orderId);
  clock = addBusinessDays(clock, 7) + 1;
  await enforceDeadlines(api.deps);
  t.equal((await buyer('GET', url)).body.data.attributes.status, 'Cancelled');
  t.match(await db.select().from(bids).where(eq(bids.id, bidId)), [{ status: 'Approved' }]);
  const [book] = await db.select().from(editions).where(eq(editions.id, edition));
  t.equal(book?.highestBidId, bidId, 'and is the highest one');
});

t.test('an order that gets another day while the deadline is enforced is kept', async (t) => {
  const { orderId } = await paidOrder();
  clock = addBusinessDays(clock, 7) + 1;
  const holder = await api.deps.pool.connect();
  await holder.query('begin');
  await holder.query('select from editions where id = $1 for update', [edition]);
  const enforced = enforceDeadlines(api.deps);
  await until(async () => {
    const { rows } = await api.deps.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
  await holder.query(`update orders set deadline = deadline + interval '1 day' where id = $1`, [
    orderId,
  ]);
  await holder.query('commit');
  holder.release();
  t.equal((await enforced).notShipped, 0);
  t.equal(await statusOf(orderId), 'AwaitingShipment');
});

t.test(
  'a parcel that does not arrive is reported once, and its order can be cancelled',
  async (t) => {
    const { buyer, seller, url, orderId } = await paidOrder();
    await seller('PUT', `${url}/shipment`, { body: shipment() });
    clock = addBusinessDays(clock, 14) - 1;
    await enforceDeadlines(api.deps);
    t.equal(await mails(`not-received:${orderId}`), 0);
    clock += 2;
    t.same((await enforceDeadlines(api.deps)).notReceived, [orderId]);
    t.same((await enforceDeadlines(api.deps)).notReceived, []);
    t.equal(await mails(`not-received:${orderId}`), 2, 'both sides');
    t.equal(await statusOf(orderId), 'Shipped', 'an operator decides');
    await seller('PUT', `${url}/shipment`, { body: shipment({ trackingNumber: 'JD02' }) });
    t.equal(await statusOf(orderId), 'Shipped');
    await cancelByOperator(api.deps, orderId);
    t.match((await buyer('GET', url)).body.data.attributes, {
      status: 'Cancelled',
      deadline: null,
    });
  },
);

t.test('a parcel that arrives in time is not reported', async (t) => {
  const { seller, url, orderId } = await paidOrder();
  await seller('PUT', `${url}/shipment`, { body: shipment() });
  await advanceTo(api.deps, orderId, 'Received');
  clock += 20 * day;
  t.same((await enforceDeadlines(api.deps)).notReceived, []);
});
