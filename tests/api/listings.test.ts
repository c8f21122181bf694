import { eq } from 'drizzle-orm';
import t, { type Test } from 'tap';
import { hashPassword } from '../../product-api/auth/passwords.ts';
import { tradingPauses } from '../../product-api/db/schema/cases.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { listingBooksView } from '../../shared/contracts/account.ts';
import { startBff } from '../support/bff.ts';
import { insertAsk, insertBid } from '../support/orders.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';

const password = 'canary-password-1';

async function setUp(t: Test) {
  const api = await startTestProductApi(t);
  const productApiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const bff = await startBff(t, { limits: { readMs: 30_000, tradeMs: 30_000 }, productApiUrl });
  const email = 'ada@canary.example';
  const passwordHash = await hashPassword(password);
  const ada = await createUser(api.db, { values: { email, passwordHash } });
  const other = await createUser(api.db);
  const signedIn = await bff.call('POST', '/api/auth/login', {
    payload: { identifier: email, password },
  });
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const call = async (method: 'GET' | 'PUT', path: string, payload?: object) => {
    const body = payload && { payload };
    const answer = await bff.call(method, path, { headers: { cookie }, ...body });
    return { status: answer.statusCode, body: answer.json() };
  };
  const [editionId = 0] = api.catalogue.editionIds;
  const [artworkId = 0] = api.catalogue.artworkIds;
  const lowestAsk = async () => {
    const artwork = (await bff.call('GET', `/api/artworks/${artworkId}`)).json();
    return artwork.editions.find(({ id }: { id: number }) => id === editionId).asks[0]?.id;
  };
  return { api, bff, ada, other, call, editionId, lowestAsk };
}

t.test('asks of an away seller leave the public book and return at once', async (t) => {
  const { api, bff, ada, other, call, editionId, lowestAsk } = await setUp(t);
  const mine = await insertAsk(api.db, { userId: ada.id, editionId, price: 500_00 });
  const theirs = await insertAsk(api.db, { userId: other.id, editionId, price: 600_00 });
  t.equal(await lowestAsk(), mine);
  t.equal((await call('GET', '/api/account/selling')).body.awayUntil, null);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  t.same(await call('PUT', '/api/account/away', { until }), { status: 200, body: { until } });
  t.equal(await lowestAsk(), theirs, 'the cached page is read anew');
  const selling = (await call('GET', '/api/account/selling')).body;
  t.equal(selling.awayUntil, until);
  t.match(selling.asks, [{ id: mine, status: 'Paused', isLowest: false }]);
  t.equal(selling.paused, null);
  const pause = { userId: ada.id, reason: 'not-shipped', since: new Date() } as const;
  const [{ id: pauseId } = { id: 0 }] = await api.db
    .insert(tradingPauses)
    .values({ ...pause, until: new Date(until) })
    .returning();
  t.same((await call('GET', '/api/account/selling')).body.paused, {
    reasons: [{ reason: 'not-shipped', until }],
    debts: [],
  });
  await api.db.delete(tradingPauses).where(eq(tradingPauses.id, pauseId));
  t.same((await call('PUT', '/api/account/away', { until: null })).body, { until: null });
  t.equal(await lowestAsk(), mine);

  for (const wrong of [{}, { until: 'tomorrow' }, { until: '2020-01-01T00:00:00.000Z' }]) {
    t.equal((await call('PUT', '/api/account/away', wrong)).status, 400, JSON.stringify(wrong));
  }
  const visitor = await bff.call('PUT', '/api/account/away', { payload: { until: null } });
  t.equal(visitor.statusCode, 401);
});

t.test(
  'each listing comes with the best other ask, the best other bid and the seller’s own bid',
  async (t) => {
    const { api, bff, ada, other, call, editionId } = await setUp(t);
    const mine = await insertAsk(api.db, { userId: ada.id, editionId, price: 500_00 });
    const next = await insertAsk(api.db, { userId: other.id, editionId, price: 600_00 });
    const own = await insertBid(api.db, { userId: ada.id, editionId, price: 400_00 });
    const high = await insertBid(api.db, { userId: other.id, editionId, price: 300_00 });
    const ended = await insertAsk(api.db, { userId: ada.id, editionId, price: 700_00 });
    await api.db.update(asks).set({ status: 'Voided' }).where(eq(asks.id, ended));
    const read = async () =>
      listingBooksView.parse((await call('GET', '/api/account/asks/books')).body);
    const view = await read();
    t.match(view, {
      fees: { applicationFee: 6 },
      books: [
        {
          askId: mine,
          lowestAsk: { id: next, price: { amount: 600_00, currency: 'GBP' } },
          highestBid: { id: high },
          ownBid: { id: own },
          lastSale: null,
        },
      ],
    });
    t.equal(view.books.length, 1);
    await api.db.update(bids).set({ status: 'Voided' });
    t.match((await read()).books, [{ highestBid: null, ownBid: null }]);
    t.equal((await bff.call('GET', '/api/account/asks/books')).statusCode, 401);
  },
);
