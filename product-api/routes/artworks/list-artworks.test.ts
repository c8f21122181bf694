import { eq } from 'drizzle-orm';
import t from 'tap';
import { insertAsk, insertBid } from '../../../tests/support/orders.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { artworks, editions } from '../../db/schema/catalogue.ts';

const namesIn = (answer: { json(): { data: { attributes: { name: string } }[] } }) =>
  answer.json().data.map(({ attributes }) => attributes.name);

t.test('list of artworks', async (t) => {
  const { app, db, catalogue, deps } = await startTestProductApi(t);
  const [first, second] = catalogue.artworkIds as [number, number];
  const [main] = catalogue.editionIds as [number];
  const seller = await createUser(db);
  const askId = await insertAsk(db, { userId: seller.id, editionId: main, price: 50_000 });
  const bidId = await insertBid(db, { userId: seller.id, editionId: main, price: 40_000 });
  await db
    .update(editions)
    .set({ lowestAskId: askId, highestBidId: bidId })
    .where(eq(editions.id, main));
  await db
    .update(artworks)
    .set({ lowestAskGbp: 50_000, highestBidGbp: 40_000, lastAskAt: new Date() })
    .where(eq(artworks.id, first));
  const list = (query: string) => app.inject(`/api/artworks${query}`);

  t.test('answers the hottest first, with all that belongs to each', async (t) => {
    const answer = await list('');
    t.equal(answer.statusCode, 200);
    t.same(namesIn(answer), ['Morning Press', 'Evening Plate']);
    const [morning, evening] = answer.json().data;
    t.equal(morning.id, first);
    t.same(
      evening.attributes.artists.data.map((artist: { id: number }) => artist.id),
      [catalogue.artistIds[1], catalogue.artistIds[0]],
      'artists keep their order',
    );
    t.same(morning.attributes.editions.data[0].attributes.lowestAsk, {
      id: askId,
      price: 50_000,
      priceGbp: 50_000,
      currency: 'GBP',
    });
    t.equal(morning.attributes.editions.data[0].attributes.highestBid.id, bidId);
    t.equal(morning.attributes.editions.data[1].attributes.lowestAsk, null);
    t.notOk('asks' in morning.attributes.editions.data[0].attributes);
    t.same(morning.attributes.images[0].formats.small, {
      url: `/media/${catalogue.pictureId}/small.webp`,
      width: 480,
      height: 480,
    });
    t.same(answer.json().meta.pagination, {
      page: 1,
      pageSize: 25,
      pageCount: 1,
      total: 2,
      next: null,
    });
  });

  t.test('filters by medium, by artist and by ids', async (t) => {
    t.same(namesIn(await list('?filters[medium][$eq]=Etching')), ['Evening Plate']);
    const byArtist = `?filters[artists][id][$eq]=${catalogue.artistIds[1]}`;
    t.same(namesIn(await list(byArtist)), ['Evening Plate']);
    t.same(namesIn(await list(`?filters[id][$in][0]=${second}`)), ['Evening Plate']);
    t.same(namesIn(await list(`?filters[id][$in]=${second}&filters[medium][$eq]=Etching`)), [
      'Evening Plate',
    ]);
    t.same(namesIn(await list(`?filters%5Bid%5D%5B%24in%5D%5B0%5D=${first}`)), ['Morning Press']);
  });

  t.test('takes a hundred ids, not one more', async (t) => {
    const ids = (many: number) =>
      Array.from({ length: many }, (_, index) => `filters[id][$in][${index}]=${index + 1}`);
    t.equal((await list(`?${ids(100).join('&')}`)).statusCode, 200);
    t.equal((await list(`?${ids(101).join('&')}`)).statusCode, 400);
  });

  t.test('finds names in any case, by a part, and misspelt', async (t) => {
    const search = (words: string) =>
      list(`?filters[name][$containsi]=${encodeURIComponent(words)}`);
    t.same(namesIn(await search('mOrNing')), ['Morning Press']);
    t.same(namesIn(await search('éveníng')), ['Evening Plate']);
    t.same(namesIn(await search('Mornning Pres')), ['Morning Press']);
    t.same(namesIn(await search('%')), [], 'a wildcard is a letter like any other');
    t.same(namesIn(await search('zzzz')), []);
  });

  t.test('sorts by price with works without one last', async (t) => {
    for (const sort of ['lowestAsk:asc', 'lowestAsk:desc', 'highestBid:desc']) {
      t.same(namesIn(await list(`?sort=${sort}`)), ['Morning Press', 'Evening Plate'], sort);
    }
    await db.update(artworks).set({ lowestAskGbp: 20_000 }).where(eq(artworks.id, second));
    t.same(namesIn(await list('?sort[0]=lowestAsk:asc')), ['Evening Plate', 'Morning Press']);
    t.same(namesIn(await list('?sort=lowestAsk:desc')), ['Morning Press', 'Evening Plate']);
  });

  t.test('pages', async (t) => {
    const answer = await list('?pagination[page]=2&pagination[pageSize]=1');
    t.same(namesIn(answer), ['Evening Plate']);
    t.same(answer.json().meta.pagination, {
      page: 2,
      pageSize: 1,
      pageCount: 2,
      total: 2,
      next: null,
    });
    t.same(namesIn(await list('?pagination[page]=9')), []);
  });

  for (const [query, message] of [
    ['?filters[price][$eq]=1', /price/],
    ['?filters[medium][$ne]=Etching', /\$ne/],
    ['?sort=price:asc', /heat:desc, lowestAsk:asc/],
    ['?pagination[pageSize]=101', /100/],
    ['?pagination[page]=0', />=1/],
    ['?pagination[page]=401', /first 5000/],
    ['?filters[id][$in]=1%20or%201', /id/],
    ['?populate=owner', /owner/],
    ['?surprise=1', /surprise/],
  ] as const) {
    t.test(`refuses ${query} and says why`, async (t) => {
      const answer = await list(query);
      t.equal(answer.statusCode, 400);
      t.equal(answer.json().error.name, 'ValidationError');
      t.match(JSON.stringify(answer.json().error.details.errors), message);
    });
  }

  t.test('does not show a best order that has run out', async (t) => {
    const expired = await insertAsk(db, {
      userId: seller.id,
      editionId: main,
      price: 30_000,
      expiresAt: new Date(deps.now().getTime() - 1000),
    });
    await db.update(editions).set({ lowestAskId: expired }).where(eq(editions.id, main));
    const [morning] = (await list(`?filters[id][$eq]=${first}`)).json().data;
    t.equal(morning.attributes.editions.data[0].attributes.lowestAsk, null);
  });
});

t.test('asks the database as often for many artworks as for one', async (t) => {
  const { app, db, deps } = await startTestProductApi(t);
  let queries = 0;
  deps.pool.on('acquire', () => {
    queries += 1;
  });
  await app.inject('/api/artworks?pagination[pageSize]=1');
  const forOne = queries;
  await db
    .insert(artworks)
    .values(Array.from({ length: 60 }, (_, n) => ({ name: `Work ${n}`, medium: 'Etching' })));
  queries = 0;
  const answer = await app.inject('/api/artworks?pagination[pageSize]=60');
  t.equal(answer.json().data.length, 60);
  t.equal(queries, forOne);
  t.ok(forOne > 0 && forOne < 8, `${forOne} queries`);
});
