import { eq } from 'drizzle-orm';
import t from 'tap';
import { wireBidSingle, wireBids, wireTradeStats } from '../../../shared/contracts/wire/trades.ts';
import type { AskStatus } from '../../../shared/domain/ask-status.ts';
import {
  bidBody,
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { until } from '../../../tests/support/until.ts';
import { asks } from '../../db/schema/market.ts';

const api = await startTestProductApi(t);
const { db } = api;
const [main = 0, proof = 0, second = 0] = api.catalogue.editionIds;
const seller = clientOf(api, await createUser(db));
const buyer = clientOf(api, await createUser(db, { country: 'US' }));
const stranger = clientOf(api, await createUser(db));

const buyBody = (editionId: number, lowestAskId: number) => ({
  type: 'buy',
  editionId,
  lowestAskId,
  status: 'Draft',
});

t.test('drafts a bid in the bidder’s currency, with the most that it can come to', async (t) => {
  const answer = await buyer('POST', '/api/bids', { body: bidBody(main, 100_00) });
  t.equal(answer.status, 200);
  t.match(wireBidSingle.parse(answer.body).data.attributes, {
    type: 'bid',
    status: 'Draft',
    price: 100_00,
    priceGbp: 76_34,
    currency: 'USD',
    expiresAt: null,
    lines: { currency: 'USD', price: 100_00, shipping: 8_00, processFee: 4_32, total: 112_32 },
  });
});

t.test('a purchase costs what its draft quoted, to the penny', async (t) => {
  const ask = await listOverHttp(api, seller, main, 100_00);
  const draft = await buyer('POST', '/api/bids', { body: buyBody(main, ask) });
  const quoted = draft.body.data.attributes.lines;
  t.match(quoted, { currency: 'USD', price: 131_00, total: 147_14 });
  const placed = await buyer('POST', `/api/bids/${draft.body.data.id}/place`);
  t.match(placed, { status: 200, body: { data: { status: 'Done', orderId: Number } } });
  const after = await buyer('GET', `/api/bids/${draft.body.data.id}`);
  t.same(after.body.data.attributes.lines, quoted);
  t.equal(after.body.data.attributes.orderId, placed.body.data.orderId);
});

t.test('an ask that is gone is a conflict with the next best price', async (t) => {
  const cheap = await listOverHttp(api, seller, proof, 100_00);
  await listOverHttp(api, stranger, proof, 90_00);
  t.match(await buyer('POST', '/api/bids', { body: buyBody(proof, cheap) }), {
    status: 409,
    body: {
      error: {
        message: 'This ask has already been sold',
        details: { code: 'trade.ask-sold', next: { amount: 117_90, currency: 'USD' } },
      },
    },
  });
  t.match(await seller('POST', '/api/bids', { body: bidBody(proof, 10_00) }), {
    status: 400,
    body: { error: { details: { code: 'trade.price-refused' } } },
  });
  t.match(await stranger('POST', '/api/bids', { body: bidBody(proof, 95_00) }), {
    status: 400,
    body: { error: { details: { code: 'trade.own-order' } } },
  });
});

/** A refused trade's ids are looked up for its line, which follows a little after the answer. */
async function refusalOf(ids: object) {
  const wanted = Object.entries({ status: 409, ...ids });
  const find = () =>
    api.logs.findLast((one) => wanted.every(([name, value]) => one[name] === value));
  await until(() => find() !== undefined);
  return find();
}

t.test(
  'whatever an ask is that is not for sale, strangers hear the same and the log why',
  async (t) => {
    const cheap = await listOverHttp(api, stranger, second, 90_00);
    const own = await listOverHttp(api, buyer, second, 500_00);
    const dear = await listOverHttp(api, seller, second, 120_00);
    const withStatus = async (status: AskStatus) => {
      const id = await listOverHttp(api, seller, second, 300_00);
      await db.update(asks).set({ status }).where(eq(asks.id, id));
      return id;
    };
    const reasons = [
      ['unknown-ask', 999_999],
      ['other-edition', await listOverHttp(api, seller, main, 400_00)],
      ['own-ask', own],
      ['not-offered', dear],
      ['not-approved', await withStatus('PendingAuthentication')],
      ['withdrawn', await withStatus('Voided')],
      ['expired', await withStatus('Expired')],
      ['sold', await withStatus('Done')],
    ] as const;
    const told = new Set<string>();
    for (const [reason, askId] of reasons) {
      const { status, body } = await buyer('POST', '/api/bids', { body: buyBody(second, askId) });
      t.equal(status, 409, reason);
      told.add(JSON.stringify(body));
      t.match(await refusalOf({ askId }), { event: 'product-api.request', reason });
    }
    t.equal(told.size, 1, 'one answer to all of them');

    const draft = await buyer('POST', '/api/bids', { body: buyBody(second, cheap) });
    await db.update(asks).set({ status: 'Done' }).where(eq(asks.id, cheap));
    const late = await buyer('POST', `/api/bids/${draft.body.data.id}/place`);
    t.equal(late.status, 409);
    t.match(await refusalOf({ bidId: draft.body.data.id }), { reason: 'sold' });
  },
);

t.test('refuses what a client may not choose, each field by name', async (t) => {
  const fine = bidBody(main, 200_00);
  const wrong: Record<string, object> = {
    status: { ...fine, status: 'Approved' },
    userId: { ...fine, userId: 1 },
    currency: { ...fine, currency: 'USD' },
    buyerRegion: { ...fine, buyerRegion: 'UK' },
    price: { ...fine, price: 0 },
    'price of a purchase': { ...buyBody(main, 1), price: 1 },
    'expiry of a purchase': { ...buyBody(main, 1), expiresInDays: 30 },
  };
  for (const [field, body] of Object.entries(wrong)) {
    t.match(await buyer('POST', '/api/bids', { body }), { status: 400 }, field);
  }
});

t.test('reads, edits and voids the user’s own bid only', async (t) => {
  const { id } = await bidOverHttp(buyer, second, 60_00);
  const read = await buyer('GET', `/api/bids/${id}`);
  t.match(wireBidSingle.parse(read.body).data.attributes, { status: 'Approved', isHighest: true });
  t.equal((await stranger('GET', `/api/bids/${id}`)).status, 404);
  t.equal((await stranger('POST', `/api/bids/${id}/place`)).status, 404);
  t.equal((await stranger('PUT', `/api/bids/${id}`, { body: { price: 70_00 } })).status, 404);
  t.equal((await stranger('DELETE', `/api/bids/${id}`)).status, 404);
  t.match(await buyer('POST', `/api/bids/${id}/place`), { status: 409 });
  const edited = await buyer('PUT', `/api/bids/${id}`, {
    body: { price: 70_00, expiresInDays: 30 },
  });
  t.match(wireBidSingle.parse(edited.body).data.attributes, { price: 70_00, expiresAt: String });
  t.equal((await buyer('PUT', `/api/bids/${id}`, { body: { editionId: main } })).status, 400);
  t.equal((await buyer('PUT', `/api/bids/${id}`, { body: { dhlInsurance: true } })).status, 400);
  const voided = await buyer('DELETE', `/api/bids/${id}`);
  t.match(voided.body.data.attributes, { status: 'Voided', isHighest: false });
  t.match(await buyer('PUT', `/api/bids/${id}`, { body: { price: 80_00 } }), { status: 409 });
});

t.test('lists the user’s own bids and sums up their history', async (t) => {
  const person = clientOf(api, await createUser(db));
  await bidOverHttp(person, main, 30_00);
  const { id } = await bidOverHttp(person, second, 40_00);
  await person('POST', '/api/bids', { body: bidBody(main, 25_00) });
  const all = wireBids.parse((await person('GET', '/api/bids')).body);
  t.equal(all.meta.pagination.total, 3);
  const artwork = api.catalogue.artworkIds[1];
  const some = await person(
    'GET',
    `/api/bids?filters[status][$in]=Approved&filters[edition][artwork][id][$eq]=${artwork}`,
  );
  t.match(wireBids.parse(some.body).data, [{ id }]);
  t.equal((await person('GET', '/api/bids?filters[status][$in]=Rejected')).status, 400);
  const history = wireBids.parse((await person('GET', '/api/bids/user/history')).body);
  t.equal(history.data.length, 2);
  const stats = await person('GET', '/api/bids/user/history?type=stats');
  t.same(wireTradeStats.parse(stats.body).data, {
    counts: [{ status: 'Approved', count: 2 }],
    sums: [{ status: 'Approved', currency: 'GBP', price: 70_00 }],
  });
});
