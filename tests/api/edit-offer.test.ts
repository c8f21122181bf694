import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import t, { type Test } from 'tap';
import { hashPassword } from '../../product-api/auth/passwords.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { startBff } from '../support/bff.ts';
import { startLosingProxy } from '../support/losing-proxy.ts';
import { insertAsk, insertBid } from '../support/orders.ts';
import { addressIn, createUser, startTestProductApi } from '../support/product-api.ts';

const password = 'canary-password-1';
const gbp = (amount: number) => ({ amount, currency: 'GBP' });

/** Ada, signed in at a BFF whose answers from the product API can be lost. */
async function setUp(t: Test) {
  const api = await startTestProductApi(t);
  const proxy = await startLosingProxy(t, await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const limits = { readMs: 30_000, tradeMs: 30_000 };
  const bff = await startBff(t, { limits, productApiUrl: proxy.url });
  const email = 'ada@canary.example';
  const passwordHash = await hashPassword(password);
  const ada = await createUser(api.db, { values: { email, passwordHash } });
  const other = await createUser(api.db);
  const signedIn = await bff.call('POST', '/api/auth/login', {
    payload: { identifier: email, password },
  });
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const edit = async (path: string, payload: object, key = randomBytes(8).toString('hex')) => {
    const headers = { cookie, 'idempotency-key': key };
    const answer = await bff.call('PUT', path, { headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const outcome = (key: string) =>
    bff.call('POST', '/api/trades/outcome', { headers: { cookie }, payload: { key } });
  const [editionId = 0] = api.catalogue.editionIds;
  return { api, proxy, bff, ada, other, edit, outcome, editionId };
}

t.test('raises a bid at the agreed total, and keeps or changes its expiry', async (t) => {
  const { api, bff, ada, edit, editionId } = await setUp(t);
  const bidId = await insertBid(api.db, { userId: ada.id, editionId, price: 200_00 });
  const read = async () => (await api.db.select().from(bids).where(eq(bids.id, bidId)))[0];
  const before = await read();
  const form = { price: 250_00, expectedTotal: gbp(1) };
  const refused = await edit(`/api/bids/${bidId}`, form);
  t.match(refused, { status: 409, body: { error: { code: 'trade.price-changed' } } });
  const expectedTotal = refused.body.error.next.price;
  const raised = await edit(`/api/bids/${bidId}`, { ...form, expectedTotal });
  t.same(raised, { status: 200, body: { bidId, orderId: null } });
  t.match(await read(), { price: 250_00, expiresAt: before?.expiresAt ?? null });
  await edit(`/api/bids/${bidId}`, { ...form, expectedTotal, expiresInDays: 0 });
  t.match(await read(), { price: 250_00, expiresAt: null });
  const book = await bff.call('GET', `/api/artworks/${api.catalogue.artworkIds[0]}`);
  t.equal(book.json().editions[0].highestBid.price.amount, 250_00, 'the public page shows it');
  const told = bff.logs.filter(({ event }) => event === 'trade.edited');
  t.match(told, [{ kind: 'edit-bid', userId: ada.id, bidId }, {}]);
});

t.test('an edit whose answer is lost is found by its key and applied once', async (t) => {
  const { api, proxy, bff, ada, other, edit, outcome, editionId } = await setUp(t);
  const askId = await insertAsk(api.db, { userId: ada.id, editionId, price: 500_00 });
  await insertBid(api.db, { userId: other.id, editionId, price: 300_00 });
  const guess = { price: 280_00, dhlInsurance: false, expectedPayout: gbp(1) };
  const { body } = await edit(`/api/asks/${askId}`, guess);
  const form = { ...guess, expectedPayout: body.error.next.price };
  proxy.lose(/^(PUT|POST \/api\/trades\/outcome)/);
  const unknown = await edit(`/api/asks/${askId}`, form, 'key-edit-1');
  t.match(unknown, { status: 502, body: { error: { code: 'trade.unknown-outcome' } } });
  proxy.lose(null);
  const [order] = await api.db.select().from(orders);
  t.match((await outcome('key-edit-1')).json(), {
    outcome: 'done',
    id: askId,
    orderId: order?.id ?? 0,
  });
  proxy.lose(/^PUT/);
  const again = await edit(`/api/asks/${askId}`, form, 'key-edit-1');
  t.same(again, { status: 200, body: { askId, status: 'Done', orderId: order?.id } });
  t.equal((await api.db.select().from(orders)).length, 1);
  t.ok(bff.logs.some(({ event, kind }) => event === 'trade.found' && kind === 'edit-ask'));
});

t.test('copy details are stored, shown in the book, and cannot change there', async (t) => {
  const { api, bff, ada, edit, editionId } = await setUp(t);
  const askId = await insertAsk(api.db, { userId: ada.id, editionId, price: 500_00 });
  const copyDetails = {
    ...{ number: '12/50', newCondition: true, conditionNotes: '', provenance: '<b>Mine</b>' },
    ...{ certificate: false, framed: true },
  };
  const form = { price: 500_00, dhlInsurance: false, expectedPayout: gbp(445_00) };
  const unsaid = { ...copyDetails, newCondition: false };
  t.match(await edit(`/api/asks/${askId}`, { ...form, copyDetails: unsaid }), {
    status: 400,
    body: { error: { issues: [{ path: 'copyDetails.conditionNotes' }] } },
  });
  t.equal((await edit(`/api/asks/${askId}`, { ...form, copyDetails })).status, 200);
  const book = await bff.call('GET', `/api/artworks/${api.catalogue.artworkIds[0]}`);
  t.same(book.json().editions[0].asks[0].copy, {
    ...copyDetails,
    summary: 'No. 12/50 · As new · Framed · No certificate',
  });
  const renumbered = { ...form, copyDetails: { ...copyDetails, number: '1/50' } };
  t.match(await edit(`/api/asks/${askId}`, renumbered), {
    status: 409,
    body: { error: { code: 'trade.copy-fixed' } },
  });
  t.equal((await edit(`/api/asks/${askId}`, form)).status, 200, 'an edit may leave them out');
});

t.test('refuses to edit another user’s ask or an ended one', async (t) => {
  const { api, bff, ada, other, edit, editionId } = await setUp(t);
  const theirs = await insertAsk(api.db, { userId: other.id, editionId, price: 500_00 });
  const form = { price: 400_00, dhlInsurance: false, expectedPayout: gbp(364_00) };
  t.equal((await edit(`/api/asks/${theirs}`, form)).status, 404);
  const own = await insertAsk(api.db, { userId: ada.id, editionId, price: 500_00 });
  await api.db.update(asks).set({ status: 'Voided' }).where(eq(asks.id, own));
  t.match(await edit(`/api/asks/${own}`, form), {
    status: 409,
    body: { error: { code: 'trade.wrong-status' } },
  });
  t.ok(bff.logs.some(({ event, kind }) => event === 'trade.failed' && kind === 'edit-ask'));
  for (const wrong of [{ price: 0 }, { price: '1' }, { expiresInDays: 31 }, { status: 'Done' }]) {
    t.equal((await edit(`/api/asks/${own}`, { ...form, ...wrong })).status, 400);
  }
  const headers = { 'idempotency-key': 'key-nobody' };
  const visitor = await bff.call('PUT', `/api/asks/${own}`, { headers, payload: form });
  t.equal(visitor.statusCode, 401);
  const [row] = await api.db.select().from(asks).where(eq(asks.id, theirs));
  t.equal(row?.price, 500_00);
});

t.test(
  'previews open bids for a new delivery country, and moves them when it is saved',
  async (t) => {
    const { api, proxy, bff, ada, editionId } = await setUp(t);
    const open = { userId: ada.id, editionId, price: 200_00 };
    const bidId = await insertBid(api.db, open);
    await insertBid(api.db, { ...open, price: 190_00, status: 'Voided' });
    const signedIn = await bff.call('POST', '/api/auth/login', {
      payload: { identifier: 'ada@canary.example', password },
    });
    const headers = {
      cookie: signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join(';'),
    };
    const preview = async (country: string) => {
      const answer = await bff.call('GET', `/api/account/bids/moved?country=${country}`, {
        headers,
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const regionOf = async () => (await api.db.select().from(bids).where(eq(bids.id, bidId)))[0];
    t.same((await preview('GB')).body, { bids: [] }, 'the same country changes nothing');
    const { body } = await preview('US');
    t.match(body.bids, [{ id: bidId, artworkName: 'Morning Press', price: gbp(200_00) }]);
    t.equal(body.bids.length, 1);
    t.not(body.bids[0].movedTotal.amount, body.bids[0].total.amount);
    t.equal((await preview('France')).status, 400);
    t.equal((await bff.call('GET', '/api/account/bids/moved?country=US')).statusCode, 401);
    t.match(await regionOf(), { buyerRegion: 'UK' }, 'a preview changes nothing');

    const shippingAddress = { ...addressIn('US'), state: 'NY', postalCode: '10001' };
    const save = () =>
      bff.call('PUT', '/api/profile/addresses', {
        headers,
        payload: { shippingAddress, billingAddress: null },
      });
    proxy.lose(/^PUT \/api\/bids/);
    t.match((await save()).json(), { error: { code: 'profile.bids-left' } });
    proxy.lose(null);
    const saved = await save();
    t.equal(saved.statusCode, 200, saved.body);
    t.match(await regionOf(), {
      buyerRegion: 'US',
      quotedTotal: body.bids[0].movedTotal.amount,
      shippingAddress: { country: 'US' },
    });
  },
);
