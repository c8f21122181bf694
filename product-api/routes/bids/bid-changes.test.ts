import { eq } from 'drizzle-orm';
import t from 'tap';
import { wireBidSingle, wireMovedBids } from '../../../shared/contracts/wire/trades.ts';
import {
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { addressIn, createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { asks, bids } from '../../db/schema/market.ts';
import { profiles } from '../../db/schema/people.ts';

const day = 86_400_000;
let clock = Date.parse('2026-11-01T09:00:00Z');
const now = () => new Date(clock);
const api = await startTestProductApi(t, { now });
const { db } = api;
const [main = 0, proof = 0, second = 0] = api.catalogue.editionIds;
const user = await createUser(db, { now: now() });
const buyer = clientOf(api, user);
const seller = clientOf(api, await createUser(db, { now: now() }));

t.test('extends everything that stands, cuts nothing short, revives nothing', async (t) => {
  const days = (who: typeof buyer, kind: 'asks' | 'bids', expiresInDays: number) =>
    who('POST', `/api/${kind}/extend-all`, { body: { expiresInDays } });
  const over = await listOverHttp(api, seller, main, 200_00);
  await db
    .update(asks)
    .set({ expiresAt: new Date(clock - 1) })
    .where(eq(asks.id, over));
  const fresh = await listOverHttp(api, seller, proof, 200_00);
  t.same((await days(seller, 'asks', 30)).body, { data: { extended: 0 } });
  clock += 5 * day;
  t.same((await days(seller, 'asks', 60)).body, { data: { extended: 1 } });
  t.same((await days(seller, 'asks', 30)).body, { data: { extended: 0 } });
  const rows = await db.select().from(asks);
  const endOf = (id: number) => rows.find((ask) => ask.id === id)!.expiresAt!.getTime();
  t.equal(endOf(fresh), clock + 60 * day);
  t.ok(endOf(over) < clock);
  t.same((await days(seller, 'asks', 0)).body, { data: { extended: 1 } });
  t.same((await days(buyer, 'bids', 0)).body, { data: { extended: 0 } });
  t.equal((await days(seller, 'asks', 31)).status, 400);
  t.equal((await clientOf(api, null)('POST', '/api/bids/extend-all')).status, 401);
  const body = { expiresInDays: 30 };
  t.equal((await seller('POST', '/api/asks/extend-all', { body, key: null })).status, 400);
});

t.test('a bid follows its buyer to another country, with new lines and a new quote', async (t) => {
  const { id } = await bidOverHttp(buyer, second, 50_00);
  const change = (country: string, who = buyer) =>
    who('PUT', '/api/bids/update/shipping-address-change', { body: { bidId: id, country } });
  t.match((await change('FR')).body.error.details.errors, [{ path: ['country'] }]);
  const there = await buyer('GET', '/api/bids?filters[status][$eq]=Approved&country=FR');
  t.match(
    wireMovedBids.parse(there.body).data.map(({ attributes }) => attributes),
    [{ buyerRegion: 'UK', movedLines: { shipping: 4_50, processFee: 2_18, total: 56_68 } }],
    'a preview stores nothing',
  );
  t.equal((await buyer('GET', '/api/bids?country=France')).status, 400);
  const address = addressIn('FR');
  await db.update(profiles).set({ shippingAddress: address }).where(eq(profiles.userId, user.id));
  const changed = wireBidSingle.parse((await change('FR')).body).data.attributes;
  t.match(changed.lines, { price: 50_00, shipping: 4_50, processFee: 2_18, total: 56_68 });
  const [row] = await db.select().from(bids).where(eq(bids.id, id));
  t.match(row, { buyerRegion: 'EU_1', quotedTotal: 56_68, shippingAddress: { country: 'FR' } });
  t.equal((await change('FR', seller)).status, 404);
  t.equal((await change('France')).status, 400);
  await buyer('DELETE', `/api/bids/${id}`);
  t.equal((await change('FR')).status, 409);
});

t.test('converts a price into the user’s own currency or a named one', async (t) => {
  const convert = (body: object) => buyer('POST', '/api/bids/price-converted', { body, key: null });
  t.same((await convert({ price: 100_00, currency: 'USD' })).body, {
    data: { price: 76_34, currency: 'GBP' },
  });
  t.match((await convert({ price: 100_00, currency: 'GBP', to: 'EUR' })).body.data, {
    price: 114_00,
  });
  t.equal((await convert({ price: 1.5, currency: 'USD' })).status, 400);
  t.equal((await convert({ price: 100, currency: 'JPY' })).status, 400);
});
