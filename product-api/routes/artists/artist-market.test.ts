import t from 'tap';
import { wireArtistMarket } from '../../../shared/contracts/wire/artists.ts';
import type { OrderStatus } from '../../../shared/domain/order-status.ts';
import { insertOrder } from '../../../tests/support/orders.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { releaseArtists, releases } from '../../db/schema/catalogue.ts';

const now = new Date('2026-11-20T12:00:00Z');

t.test('an artist’s market', async (t) => {
  const { app, db, catalogue } = await startTestProductApi(t, { now: () => now });
  const [ada, bertil] = catalogue.artistIds as [number, number];
  const [main, proof, shared] = catalogue.editionIds as [number, number, number];
  const [buyer, seller] = [await createUser(db), await createUser(db)];
  const sell = (editionId: number, pounds: number, day: string, status: OrderStatus = 'PaidOut') =>
    insertOrder(db, {
      editionId,
      price: pounds * 100,
      status,
      buyerId: buyer.id,
      sellerId: seller.id,
      createdAt: new Date(day),
    });
  const marketOf = async (id: number) => {
    const answer = await app.inject(`/api/artists/market/${id}`);
    return wireArtistMarket.parse(answer.json()).data;
  };

  await t.test('is empty before the first sale', async (t) => {
    t.strictSame(await marketOf(ada), { sold: 0, soldLastYear: 0, lastSales: [], quarters: [] });
    t.equal((await app.inject('/api/artists/market/999999')).statusCode, 404);
    t.equal((await app.inject('/api/artists/market/x')).statusCode, 400);
  });

  await sell(main, 100, '2023-12-31T23:59:59Z');
  await sell(main, 200, '2024-01-01T00:00:00Z');
  await sell(proof, 300, '2026-10-01T00:00:00Z');
  await sell(main, 500, '2026-10-02T00:00:00Z');
  await sell(shared, 1000, '2026-11-01T00:00:00Z');
  await sell(main, 9999, '2026-11-02T00:00:00Z', 'Cancelled');

  t.test('counts the sales of all editions, and not what came to nothing', async (t) => {
    const { sold, soldLastYear } = await marketOf(ada);
    t.strictSame({ sold, soldLastYear }, { sold: 5, soldLastYear: 3 });
    t.equal((await marketOf(bertil)).sold, 1, 'of works made together both have the sale');
  });

  t.test('tells the last sales, the newest first, with their works', async (t) => {
    const { lastSales } = await marketOf(ada);
    t.strictSame(
      lastSales.map(({ price, edition }) => [price, edition]),
      [
        [100_000, 'Main'],
        [50_000, 'Main'],
        [30_000, 'Artist'],
        [20_000, 'Main'],
        [10_000, 'Main'],
      ],
    );
    t.match(lastSales[0], {
      artwork: 'Evening Plate',
      artists: [{ name: 'Bertil Ångström' }, { name: 'Ada Quill' }],
      soldAt: '2026-11-01T00:00:00.000Z',
    });
  });

  t.test('has the median of each quarter with a sale, three years back', async (t) => {
    t.strictSame((await marketOf(ada)).quarters, [
      { start: '2024-01-01', sales: 1, medianGbp: 20_000 },
      { start: '2026-10-01', sales: 3, medianGbp: 50_000 },
    ]);
  });

  t.test('an artist comes with their mediums', async (t) => {
    const read = async (id: number) => (await app.inject(`/api/artists/${id}`)).json().data;
    t.strictSame((await read(ada)).attributes.mediums, [
      { name: 'Etching', count: 1 },
      { name: 'Screenprint', count: 1 },
    ]);
    t.strictSame((await read(bertil)).attributes.mediums, [{ name: 'Etching', count: 1 }]);
  });

  t.test('releases are found by their artist', async (t) => {
    const rows = await db
      .insert(releases)
      .values([
        { name: 'Ada’s', kind: 'unscheduled' },
        { name: 'Bertil’s', kind: 'unscheduled' },
      ])
      .returning({ id: releases.id });
    await db.insert(releaseArtists).values([
      { releaseId: rows[0]!.id, artistId: ada, position: 0 },
      { releaseId: rows[1]!.id, artistId: bertil, position: 0 },
    ]);
    const url = `/api/releases?filters[artists][id][$eq]=${ada}`;
    const { data, meta } = (await app.inject(url)).json();
    t.strictSame(
      data.map((one: { attributes: { name: string } }) => one.attributes.name),
      ['Ada’s'],
    );
    t.equal(meta.pagination.total, 1);
    t.equal((await app.inject('/api/releases?filters[artists][id][$eq]=x')).statusCode, 400);
  });
});
