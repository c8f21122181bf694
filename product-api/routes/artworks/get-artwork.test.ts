import { eq } from 'drizzle-orm';
import t from 'tap';
import { defaultFees } from '../../../shared/domain/default-fees.ts';
import { insertAsk, insertBid } from '../../../tests/support/orders.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { artworks, releases } from '../../db/schema/catalogue.ts';

const books = 'populate[editions][populate]=asks,bids';

t.test('single artwork', async (t) => {
  const now = new Date('2026-05-01T12:00:00Z');
  const { app, db, catalogue } = await startTestProductApi(t, { now: () => now });
  const [id] = catalogue.artworkIds as [number];
  const [main, proofs] = catalogue.editionIds as [number, number];
  const { id: userId } = await createUser(db, { now });
  const ask = (price: number, values = {}) =>
    insertAsk(db, { userId, editionId: main, price, ...values });
  const bid = (price: number, values = {}) =>
    insertBid(db, { userId, editionId: main, price, ...values });
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  const later = await ask(50_000, { placedAt: at(-5) });
  const earlier = await ask(50_000, { placedAt: at(-10), expiresAt: at(1) });
  const cheapest = await ask(45_000, {
    price: 58_950,
    currency: 'USD',
    priceGbp: 45_000,
    sellerRegion: 'US',
  });
  await ask(10_000, { status: 'PendingAuthentication' });
  await ask(11_000, { expiresAt: now });
  await ask(12_000, { status: 'Draft' });
  const low = await bid(30_000);
  const high = await bid(40_000);
  await bid(44_000, { status: 'Voided' });
  const ofProofs = await bid(70_000, { editionId: proofs });

  t.test('carries both sides of each book in order, approved and running ones only', async (t) => {
    const answer = await app.inject(`/api/artworks/${id}?${books}`);
    t.equal(answer.statusCode, 200);
    const [first, second] = answer.json().data.attributes.editions.data;
    const ids = (side: { data: { id: number }[] }) => side.data.map((order) => order.id);
    t.same(ids(first.attributes.asks), [cheapest, earlier, later]);
    t.same(ids(first.attributes.bids), [high, low]);
    t.same(ids(second.attributes.asks), []);
    t.same(ids(second.attributes.bids), [ofProofs]);
    t.notMatch(answer.body, /userId|user_id/, 'owners are private');
    t.same(answer.json().data.attributes.fees, defaultFees);
  });

  t.test('prices each order for every region', async (t) => {
    const answer = await app.inject(`/api/artworks/${id}?${books}`);
    const { asks, bids } = answer.json().data.attributes.editions.data[0].attributes;
    t.match(asks.data[0].attributes, {
      price: 58_950,
      currency: 'USD',
      sellerRegion: 'US',
      adjustedPriceUs: 58_950,
      adjustedPriceUk: Math.round(58_950 * 0.7634) + Math.round(58_950 * 0.7634 * 0.06),
    });
    t.match(bids.data[0].attributes, {
      sellerRegion: null,
      adjustedPriceUk: 42_400,
      adjustedPriceEu1: 49_704,
    });
  });

  t.test('leaves the books out unless asked for', async (t) => {
    const answer = await app.inject(`/api/artworks/${id}`);
    t.notOk('asks' in answer.json().data.attributes.editions.data[0].attributes);
  });

  t.test('takes the books asked for in any of Strapi’s ways', async (t) => {
    for (const query of [
      'populate[editions][populate][0]=asks&populate[editions][populate][1]=bids',
      'populate=editions.asks,editions.bids',
      'populate[editions][populate][asks]=true&populate[editions][populate][bids]=true',
    ]) {
      const answer = await app.inject(`/api/artworks/${id}?${query}`);
      t.equal(
        answer.json().data?.attributes.editions.data[0].attributes.asks.data.length,
        3,
        query,
      );
    }
  });

  t.test('carries the release that is next or open, and none that is over', async (t) => {
    const released = async () =>
      (await app.inject(`/api/artworks/${id}?${books}`)).json().data.attributes.release.data;
    const day = 24 * 60;
    const of = { artworkId: id, kind: 'timed' } as const;
    t.equal(await released(), null);
    await db.insert(releases).values([
      { ...of, name: 'Over', startsAt: at(-2 * day), endsAt: now },
      { ...of, name: 'Withdrawn', startsAt: at(1), endsAt: at(day), takenDownAt: now },
      { ...of, name: 'Some day', kind: 'unscheduled' },
    ]);
    t.equal((await released()).attributes.name, 'Some day');
    await db.insert(releases).values({ ...of, name: 'Next', startsAt: at(5), endsAt: at(day) });
    t.match((await released()).attributes, {
      name: 'Next',
      kind: 'timed',
      releaseStartTimestamp: at(5).toISOString(),
    });
    await db.insert(releases).values({ ...of, name: 'Open', startsAt: at(-1), endsAt: at(1) });
    t.equal((await released()).attributes.name, 'Open');
    const plain = await app.inject(`/api/artworks/${id}`);
    t.notOk('release' in plain.json().data.attributes);
    await db.update(artworks).set({ upcomingRelease: true }).where(eq(artworks.id, id));
    const upcoming = await app.inject(`/api/artworks/${id}`);
    t.equal(upcoming.json().data.attributes.release.data.attributes.name, 'Open');
  });

  t.test('is upcoming until its day has passed', async (t) => {
    const isUpcoming = async (releaseDate: string) => {
      const marked = { upcomingRelease: true, isFullDate: true, releaseDate };
      await db.update(artworks).set(marked).where(eq(artworks.id, id));
      return (await app.inject(`/api/artworks/${id}`)).json().data.attributes.upcomingRelease;
    };
    t.equal(await isUpcoming('2026-05-01'), true);
    t.equal(await isUpcoming('2026-04-30'), false);
  });

  t.test('answers 404 for no artwork and 400 for no id', async (t) => {
    t.equal((await app.inject('/api/artworks/999999')).statusCode, 404);
    t.equal((await app.inject('/api/artworks/abc')).statusCode, 400);
    t.equal((await app.inject('/api/artworks/99999999999')).statusCode, 400);
  });
});
