import { and, eq } from 'drizzle-orm';
import t from 'tap';
import { startTestProductApi } from '../../../tests/support/product-api.ts';
import { artworks, editions } from '../../db/schema/catalogue.ts';

const namesIn = (answer: { json(): { data: { attributes: { name: string } }[] } }) =>
  answer.json().data.map(({ attributes }) => attributes.name);

t.test('filters and sorts of the list of artworks', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const works = [
    { name: 'Ash', heat: 0.4, releaseDate: '2019-05-01', ask: 5_000, sold: 3, size: 1 },
    { name: 'Birch', heat: 0.3, releaseDate: '2021', ask: 20_000, sold: 5, size: 50 },
    { name: 'Cedar', heat: 0.2, releaseDate: null, ask: 20_050, sold: null, size: null },
    { name: 'Dogwood', heat: 0.1, releaseDate: 'undated', ask: null, sold: 4, size: 300 },
  ];
  await db.delete(editions);
  await db.transaction(async (tx) => {
    // Without the triggers that keep the ledger.
    await tx.execute('set local session_replication_role = replica');
    await tx.execute('truncate artworks cascade');
  });
  for (const [index, { name, heat, releaseDate, ask, sold, size }] of works.entries()) {
    const [row] = await db
      .insert(artworks)
      .values({
        name,
        heat,
        releaseDate,
        medium: 'Etching',
        lowestAskGbp: ask,
        lastAskAt: day(index + 1),
        highestBidGbp: name === 'Dogwood' ? 900 : null,
        lastBidAt: day(9 - index),
        lastSaleAt: sold === null ? null : day(sold),
      })
      .returning({ id: artworks.id });
    const sheet = { artworkId: row!.id, size: '', material: '' };
    await db.insert(editions).values([
      { ...sheet, name: 'Main', editionSize: size },
      { ...sheet, name: 'Artist', editionSize: 2 },
    ]);
  }
  const list = (query: string) => app.inject(`/api/artworks?${query}`);
  const names = async (query: string) => namesIn(await list(query)).join(' ');

  t.test(
    'by the lowest ask, both ends included; without an ask a work is in no range',
    async (t) => {
      t.equal(
        await names('filters[lowestAskGbp][$gte]=5000&filters[lowestAskGbp][$lte]=20000'),
        'Ash Birch',
      );
      t.equal(await names('filters[lowestAskGbp][$gte]=20001'), 'Cedar');
      t.equal(await names('filters[lowestAskGbp][$gte]=0'), 'Ash Birch Cedar');
      t.equal(await names('filters[lowestAskGbp][$notNull]=true'), 'Ash Birch Cedar');
    },
  );

  t.test('by the year of release, where the date has one', async (t) => {
    t.equal(await names('filters[releaseYear][$gte]=2019&filters[releaseYear][$lte]=2020'), 'Ash');
    t.equal(await names('filters[releaseYear][$lte]=2021'), 'Ash Birch');
  });

  t.test('in the order of what the range is of, from both ends', async (t) => {
    const priced = 'filters[lowestAskGbp][$lte]=20000';
    t.equal(await names(`${priced}&sort=lowestAsk:asc`), 'Ash Birch');
    t.equal(await names(`${priced}&sort=lowestAsk:desc`), 'Birch Ash');
    t.equal((await list(`${priced}&sort=lowestAsk:desc`)).json().meta.pagination.total, 2);
    const forSale = 'filters[lowestAskGbp][$notNull]=true';
    t.equal(await names(`${forSale}&sort=lowestAsk:desc`), 'Cedar Birch Ash');
    const dated = 'filters[releaseYear][$lte]=2020';
    t.equal(await names(`${dated}&sort=releaseDate:desc`), 'Ash');
    t.equal(await names('filters[releaseYear][$lte]=9999&sort=releaseDate:asc'), 'Ash Birch');
    t.equal(await names('filters[releaseYear][$gte]=2020&sort=releaseDate:desc'), 'Birch');
  });

  t.test('by how many impressions the main edition has', async (t) => {
    t.equal(await names('filters[editions][editionSize][$lte]=50'), 'Ash Birch');
    t.equal(await names('filters[editions][editionSize][$gte]=51'), 'Dogwood');
    t.equal(await names('filters[editions][editionSize][$null]=true'), 'Cedar');
  });

  t.test('together, also over what a search finds', async (t) => {
    t.equal(
      await names('filters[lowestAskGbp][$gte]=10000&filters[editions][editionSize][$lte]=50'),
      'Birch',
    );
    t.equal(await names('filters[name][$containsi]=birch&filters[releaseYear][$gte]=2022'), '');
    t.equal(
      await names('filters[name][$containsi]=birch&filters[releaseYear][$gte]=2021'),
      'Birch',
    );
  });

  t.test('sorts by what happened last, and by release both ways', async (t) => {
    t.equal(await names('sort=lastSaleAt:desc'), 'Birch Dogwood Ash Cedar');
    t.equal(await names('sort=lastAskAt:desc'), 'Cedar Birch Ash', 'only what is still asked for');
    t.equal(await names('sort=lastBidAt:desc'), 'Dogwood', 'only what is still bid for');
    t.equal((await list('sort=lastBidAt:desc')).json().meta.pagination.total, 1);
    t.equal(await names('sort=releaseDate:asc&filters[releaseYear][$gte]=1'), 'Ash Birch');
    t.equal(await names('sort=releaseDate:desc&filters[releaseYear][$gte]=1'), 'Birch Ash');
    t.match(await names('sort=releaseDate:asc'), /Cedar/);
  });

  for (const sort of ['lastAskAt:desc', 'lastSaleAt:desc', 'releaseDate:desc', 'releaseDate:asc']) {
    t.test(`goes on by cursor through all by ${sort}`, async (t) => {
      const whole = await names(`sort=${sort}`);
      const seen: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const from: string = after === '' ? '' : `&pagination[after]=${after}`;
        const answer = await list(`sort=${sort}&pagination[pageSize]=1${from}`);
        seen.push(...namesIn(answer));
        after = answer.json().meta.pagination.next;
      }
      t.equal(seen.join(' '), whole);
    });
  }

  t.test('counts works by ranges of prices on demand', async (t) => {
    const rangesOf = async (query: string) => (await list(query)).json().meta.priceRanges;
    t.equal(await rangesOf(''), undefined);
    const { pagination } = (await list('facets=lowestAsk')).json().meta;
    t.equal(
      pagination.total,
      (await list('')).json().meta.pagination.total,
      'those without an ask',
    );
    // £50 starts the second range; £200 and £200.50 are both in £200 to £250.
    t.same(await rangesOf('facets=lowestAsk&pagination[pageSize]=1'), [
      { range: 1, count: 1 },
      { range: 5, count: 2 },
    ]);
    t.same(await rangesOf('facets=lowestAsk&filters[name][$containsi]=birch'), [
      { range: 5, count: 1 },
    ]);
    t.same(await rangesOf('facets=lowestAsk&filters[releaseYear][$gte]=2030'), []);
  });

  t.test('a year follows its date', async (t) => {
    await db.update(artworks).set({ releaseDate: '2030-01-01' }).where(eq(artworks.name, 'Ash'));
    t.equal(await names('filters[releaseYear][$gte]=2030'), 'Ash');
  });

  t.test('the number of impressions follows its edition', async (t) => {
    const few = 'filters[editions][editionSize][$lte]=50';
    const main = and(eq(editions.name, 'Main'), eq(editions.editionSize, 300));
    await db.update(editions).set({ editionSize: 10 }).where(main);
    t.equal(await names(few), 'Ash Birch Dogwood');
    await db.update(editions).set({ name: 'Other' }).where(eq(editions.editionSize, 1));
    t.equal(await names(few), 'Birch Dogwood', 'no other edition counts');
    await db.delete(editions).where(eq(editions.editionSize, 50));
    t.equal(await names(few), 'Dogwood');
  });

  for (const query of [
    'filters[lowestAskGbp][$gte]=-1',
    'filters[lowestAskGbp][$gte]=1.5',
    'filters[lowestAskGbp][$gte]=12345678901',
    'filters[releaseYear][$gt]=1',
    'filters[editions][editionSize][$null]=false',
    'filters[editions][name]=Main',
    'filters[releaseYear]=',
    'facets=heat',
  ]) {
    t.test(`refuses ${query}`, async (t) => t.equal((await list(query)).statusCode, 400));
  }
});
