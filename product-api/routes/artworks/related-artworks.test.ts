import { eq } from 'drizzle-orm';
import t from 'tap';
import { insertAsk, insertOrder } from '../../../tests/support/orders.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { artworkArtists, artworks, releases } from '../../db/schema/catalogue.ts';

type Listed = { data: { id: number }[] };
const ids = ({ data }: Listed) => data.map(({ id }) => id);

t.test('related artworks', async (t) => {
  const api = await startTestProductApi(t);
  const { app, db, catalogue } = api;
  const [morning, evening] = catalogue.artworkIds as [number, number];
  const [ada, bertil] = catalogue.artistIds as [number, number];
  const get = async (path: string) => (await app.inject(`/api/artworks/${path}`)).json();
  const post = async (path: string, payload?: object) =>
    (
      await app.inject({
        method: 'POST',
        url: `/api/artworks/${path}`,
        ...(payload ? { payload } : {}),
      })
    ).json();
  const [third] = await db
    .insert(artworks)
    .values({ name: 'Noon Plate', medium: 'Etching', heat: 0.95, createdAt: new Date() })
    .returning();
  const noon = third!.id;
  const [fourth] = await db
    .insert(artworks)
    .values({ name: 'Late Plate', medium: 'Etching', heat: 0.1 })
    .returning();
  const late = fourth!.id;
  await db.insert(artworkArtists).values({ artworkId: noon, artistId: ada, position: 0 });

  t.test('are more of the artist’s, the hottest first, without the one looked at', async (t) => {
    t.same(ids(await get(`more-from-artist/${ada}/${morning}`)), [noon, evening]);
    t.same(ids(await get(`more-from-artist/${bertil}/${evening}`)), []);
    t.equal((await get('more-from-artist/x/1')).error.status, 400);
  });

  t.test('are similar ones by others', async (t) => {
    t.same(ids(await get(`similar/${evening}`)), [late], 'the same medium, not the same artist');
    t.same(ids(await get(`similar/${late}`)), [noon, evening]);
    t.equal((await get('similar/999999')).error.status, 404);
  });

  t.test('come by medium, in pages', async (t) => {
    t.same(ids(await post('medium', { medium: 'Etching' })), [noon, evening, late]);
    const page = await post('medium', { medium: 'Etching', page: 2, pageSize: 2 });
    t.same(ids(page), [late]);
    t.same(page.meta.pagination, { page: 2, pageSize: 2, pageCount: 2, total: 3, next: null });
    t.equal((await post('medium', {})).error.status, 400);
    t.equal(
      (await post('medium', { medium: 'Etching', page: 101, pageSize: 100 })).error.status,
      400,
    );
  });

  t.test('come by artist, in any medium or one, sorted', async (t) => {
    t.same(ids(await post('artist', { artistId: ada, medium: null })), [noon, morning, evening]);
    t.same(ids(await post('artist', { artistId: ada, medium: 'Etching' })), [noon, evening]);
    const sorted = { artistId: ada, sortBy: 'lowestAsk:asc', page: 1, pageSize: 1 };
    await db.update(artworks).set({ lowestAskGbp: 5 }).where(eq(artworks.id, evening));
    t.same(ids(await post('artist', sorted)), [evening]);
    t.equal((await post('artist', { artistId: ada, sortBy: 'name' })).error.status, 400);
    t.equal((await post('artist', {})).error.status, 400);
  });

  t.test('are new releases that have begun, the newest first', async (t) => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000);
    await db.insert(releases).values([
      { name: 'A', artworkId: morning, kind: 'single', startsAt: at(-9) },
      { name: 'B', artworkId: evening, kind: 'timed', startsAt: at(-1), endsAt: at(1) },
      { name: 'C', artworkId: noon, kind: 'single', startsAt: at(2) },
      { name: 'D', artworkId: late, kind: 'unscheduled' },
      { name: 'E', kind: 'single', startsAt: at(-2) },
    ]);
    t.same(ids(await post('new-releases')), [evening, morning]);
    t.same(ids(await post('new-releases', { pageSize: 1 })), [evening]);
    t.equal((await post('new-releases', { pageSize: 0 })).error.status, 400);
  });

  t.test('come whole, books and all, one at a time', async (t) => {
    const seller = await createUser(db);
    await insertAsk(db, {
      userId: seller.id,
      editionId: catalogue.editionIds[0]!,
      price: 50_000,
    });
    const whole = await get(`artwork/${morning}`);
    t.equal(whole.data.attributes.editions.data[0].attributes.asks.data.length, 1);
    t.equal((await get('artwork/999999')).error.status, 404);
  });

  t.test('tell what they went for, the newest sales of each edition', async (t) => {
    const seller = await createUser(db);
    const buyer = await createUser(db);
    const sell = (editionId: number, price: number, status: 'PaidOut' | 'Cancelled') =>
      insertOrder(db, {
        editionId,
        price,
        status,
        buyerId: buyer.id,
        sellerId: seller.id,
        createdAt: new Date(1_700_000_000_000 + price),
      });
    const [main, artistProof, other] = catalogue.editionIds as [number, number, number];
    await sell(main, 100, 'PaidOut');
    await sell(main, 300, 'PaidOut');
    await sell(main, 400, 'Cancelled');
    await sell(artistProof, 200, 'PaidOut');
    await sell(other, 500, 'PaidOut');
    const prices = ({ data }: { data: { price: number }[] }) => data.map(({ price }) => price);
    const all = await post('prices', { artworkIds: [morning], pageSize: 30 });
    t.same(prices(all), [300, 200, 100]);
    t.same(all.data[1], {
      artworkId: morning,
      editionId: artistProof,
      edition: 'Artist',
      soldAt: new Date(1_700_000_000_200).toISOString(),
      price: 200,
      currency: 'GBP',
      priceGbp: 200,
      isElsewhere: false,
    });
    t.same(prices(await post('prices', { artworkIds: [morning], pageSize: 1 })), [300, 200]);
    t.same(prices(await post('prices', { artworkIds: [] })), []);
    t.equal((await post('prices', { pageSize: 1 })).error.status, 400);
  });

  t.test('count for their artists, and make them trend', async (t) => {
    const totals = await app.inject({
      method: 'POST',
      url: '/api/artists/total-artworks',
      payload: { artistIds: [bertil, ada, 999_999, ada] },
    });
    t.same(totals.json().data, [
      { artistId: bertil, total: 1 },
      { artistId: ada, total: 3 },
      { artistId: 999_999, total: 0 },
    ]);
    const wrong = { method: 'POST', url: '/api/artists/total-artworks', payload: {} } as const;
    t.equal((await app.inject(wrong)).statusCode, 400);
    t.same(ids((await app.inject('/api/artists/features/trending')).json()), [ada, bertil]);
    await db.update(artworks).set({ heat: 9 }).where(eq(artworks.id, evening));
    await db.delete(artworkArtists).where(eq(artworkArtists.artworkId, noon));
    await db.delete(artworkArtists).where(eq(artworkArtists.artistId, ada));
    t.same(ids((await app.inject('/api/artists/features/trending')).json()), [bertil]);
  });
});
