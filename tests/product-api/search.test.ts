import { eq } from 'drizzle-orm';
import t from 'tap';
import { artists, artworkArtists, artworks } from '../../product-api/db/schema/catalogue.ts';
import { artworkWords, nameVocabulary } from '../../product-api/db/schema/search.ts';
import { startTestProductApi } from '../support/product-api.ts';

const { app, db } = await startTestProductApi(t);
const titles = [
  ['Night Ferry', 0.9],
  ['Night Harbour', 0.8],
  ['The Harbour at Night', 0.7],
  ['Observatory for Nobody', 0.6],
  ['Ærøskøbing, 6 a.m.', 0.5],
  ['Nightingale', 0.4],
  ['Mother’s Pinking Shears', 0.3],
] as const;
await db.insert(artworks).values(titles.map(([name, heat]) => ({ name, heat, medium: 'Etching' })));
const artist = { nationalities: [], description: '', description2: '' };
await db.insert(artists).values([
  { ...artist, name: 'Inês Valadares' },
  { ...artist, name: 'Ines Crane' },
  { ...artist, name: null },
]);

const found = async (words: string, of: 'artworks' | 'artists' = 'artworks', more = '') => {
  const query = `filters[name][$containsi]=${encodeURIComponent(words)}${more}`;
  const answer = await app.inject(`/api/${of}?${query}`);
  t.equal(answer.statusCode, 200, words);
  return answer.json().data.map((one: { attributes: { name: string } }) => one.attributes.name);
};

t.test('a search', async (t) => {
  t.test('finds names with the word, by heat', async (t) => {
    t.same(await found('harbour'), ['Night Harbour', 'The Harbour at Night']);
  });
  t.test('follows changes of heat', async (t) => {
    const isNightly = eq(artworks.name, 'The Harbour at Night');
    await db.update(artworks).set({ heat: 1 }).where(isNightly);
    t.same(await found('harbour'), ['The Harbour at Night', 'Night Harbour']);
    await db.update(artworks).set({ heat: 0.7 }).where(isNightly);
    t.same(await found('harbour'), ['Night Harbour', 'The Harbour at Night']);
  });
  t.test('finds words by their beginning, after the whole word', async (t) => {
    const nights = ['Night Ferry', 'Night Harbour', 'The Harbour at Night', 'Nightingale'];
    t.same(await found('night'), nights);
    t.same(await found('nighti'), ['Nightingale']);
  });
  for (const [slip, words] of [
    ['a letter left out', 'Harbor'],
    ['a letter too many', 'harrbour'],
    ['another letter', 'harbaur'],
    ['two letters exchanged', 'hrabour'],
    ['two slips', 'harboorr'],
  ] as const) {
    t.test(`forgives ${slip}`, async (t) => {
      t.same(await found(words), ['Night Harbour', 'The Harbour at Night']);
    });
  }
  t.test('forgives a slip in a short word', async (t) => {
    const nights = ['Night Ferry', 'Night Harbour', 'The Harbour at Night'];
    t.same(await found('nihgt'), nights);
    t.same(await found('nigjt'), nights);
    t.same(await found('att'), ['The Harbour at Night']);
    t.same(await found('tye'), ['The Harbour at Night']);
  });
  t.test('requires every word, in any order, each with a slip', async (t) => {
    t.same(await found('harbour night'), ['Night Harbour', 'The Harbour at Night']);
    t.same(await found('Nigt Fery'), ['Night Ferry']);
    t.same(await found('observatory fo'), ['Observatory for Nobody']);
  });
  t.test(
    'finds names with most of the words where none has all, the most similar first',
    async (t) => {
      t.same(await found('ferry observatory'), ['Observatory for Nobody', 'Night Ferry']);
      t.same(await found('xyzzy harbour night'), ['Night Harbour', 'The Harbour at Night']);
      t.same(await found('xyzzy qwfpg night'), [], 'one word of three is not most of them');
      t.same(await found('xyzzy qwfpg'), []);
      t.same(await found('valadares nina', 'artists'), ['Inês Valadares']);
      t.same(await found('ines valdivia', 'artists'), ['Inês Valadares', 'Ines Crane']);
    },
  );
  t.test('ignores case, accents and punctuation', async (t) => {
    t.same(await found('aeroskobing'), ['Ærøskøbing, 6 a.m.']);
    t.same(await found("mother's SHEARS!"), ['Mother’s Pinking Shears']);
    t.same(await found('%'), []);
    t.same(await found('…'), []);
  });
  t.test('can be filtered, sorted and paged', async (t) => {
    t.same(await found('night', 'artworks', '&filters[medium][$eq]=Woodcut'), []);
    t.same(
      await found('night', 'artworks', '&filters[medium][$eq]=Etching&pagination[pageSize]=1'),
      ['Night Ferry'],
    );
    const second = '&pagination[pageSize]=1&pagination[page]=2';
    t.same(await found('night', 'artworks', second), ['Night Harbour']);
    t.equal((await found('night', 'artworks', '&sort=createdAt:desc')).length, 4);
  });
  t.test('finds artists', async (t) => {
    t.same(await found('valadares ines', 'artists'), ['Inês Valadares']);
    t.same((await found('ines', 'artists')).toSorted(), ['Ines Crane', 'Inês Valadares']);
    t.same(await found('Valadraes', 'artists'), ['Inês Valadares']);
  });
  t.test('finds changed names, and nothing that was deleted', async (t) => {
    await db.update(artworks).set({ name: 'Quay' }).where(eq(artworks.name, 'Night Ferry'));
    t.same(await found('ferry'), []);
    t.same(await found('quay'), ['Quay']);
    await db.update(artists).set({ deletedAt: new Date() }).where(eq(artists.name, 'Ines Crane'));
    t.same(await found('crane', 'artists'), []);
    await db.delete(artworks).where(eq(artworks.name, 'Quay'));
    t.same(await found('quay'), []);
    const unused = await db.select().from(nameVocabulary).where(eq(nameVocabulary.uses, 0));
    t.same(unused.map(({ word }) => word).toSorted(), ['crane', 'ferry', 'quay']);
    t.equal(await db.$count(artworkWords, eq(artworkWords.word, 'quay')), 0);
  });
  t.test('handles words of any length', async (t) => {
    const title = 'a'.repeat(300);
    await db.insert(artworks).values({ name: title, medium: 'Etching' });
    t.same(await found('aaab'), [title]);
    await db.delete(artworks).where(eq(artworks.name, title));
  });
});

t.test('a search for works', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const [jean, ada] = await db
    .insert(artists)
    .values([
      { ...artist, name: 'Jean-Baptiste Morel' },
      { ...artist, name: 'Ada Brandreth' },
    ])
    .returning({ id: artists.id });
  const works = [
    ['Tide', 0.2, 'Lithograph', jean],
    ['Orchard', 0.9, 'Aquatint', jean],
    ['Morel in Spring', 0.1, 'Aquatint', ada],
    ['Lithograph of a Stair', 0.05, 'Giclée', ada],
    ['Stair', 0.8, 'Lithograph', ada],
  ] as const;
  for (const [name, heat, medium, maker] of works) {
    const price = { lowestAskGbp: 10_000 };
    const [made] = await db
      .insert(artworks)
      .values({ name, heat, medium, ...price })
      .returning();
    await db
      .insert(artworkArtists)
      .values({ artworkId: made!.id, artistId: maker!.id, position: 0 });
  }
  const read = async (words: string, more = '') => {
    const query = `filters[name][$containsi]=${encodeURIComponent(words)}${more}`;
    const answer = await app.inject(`/api/artworks?${query}`);
    t.equal(answer.statusCode, 200, words);
    return answer.json();
  };
  const named = async (words: string, more = '') =>
    (await read(words, more)).data.map(
      (one: { attributes: { name: string } }) => one.attributes.name,
    );

  t.test('finds works by artist, after titles, by heat', async (t) => {
    t.same(await named('morel'), ['Morel in Spring', 'Orchard', 'Tide']);
    t.same(await named('jean baptiste'), ['Orchard', 'Tide']);
    t.same(await named('brandret'), ['Stair', 'Morel in Spring', 'Lithograph of a Stair']);
    t.same(await named('batiste'), ['Orchard', 'Tide'], 'with a slip');
  });
  t.test('finds works by medium, after titles, by heat', async (t) => {
    t.same(await named('lithograph'), ['Lithograph of a Stair', 'Stair', 'Tide']);
    t.same(await named('Aquatints'), ['Orchard', 'Morel in Spring']);
    t.same(await named('giclee'), ['Lithograph of a Stair']);
  });
  t.test('finds works by the beginning of their medium', async (t) => {
    t.same(await named('litho'), ['Lithograph of a Stair', 'Stair', 'Tide']);
    t.same(await named('aqua'), ['Orchard', 'Morel in Spring']);
    t.same(await named('aq'), [], 'two letters are the beginning of too much');
  });
  t.test('ranks an artist’s name before titles of similar spelling', async (t) => {
    const [near] = await db
      .insert(artworks)
      .values({ name: 'Brandy', heat: 0.99, medium: 'Etching' })
      .returning();
    t.same(await named('brandr'), ['Stair', 'Morel in Spring', 'Lithograph of a Stair', 'Brandy']);
    t.same((await named('brandy')).slice(0, 1), ['Brandy']);
    await db.delete(artworks).where(eq(artworks.id, near!.id));
  });
  t.test('matches most of the words across artist, title and medium', async (t) => {
    t.same(await named('jean xyzzy'), ['Orchard', 'Tide']);
    t.same((await named('tide jean baptiste')).slice(0, 1), ['Tide']);
    t.same((await named('jean lithograph')).slice(0, 1), ['Tide']);
    t.same(await named('xyzzy'), []);
  });
  t.test('gives consistent counts, pages, filters, sorts and price ranges', async (t) => {
    const page = await read('morel', '&pagination[pageSize]=1&pagination[page]=2&facets=lowestAsk');
    t.same(page.data[0].attributes.name, 'Orchard');
    t.match(page.meta.pagination, { total: 3, pageCount: 3 });
    t.equal(page.meta.priceRanges[0].count, 3);
    t.same(await named('morel', '&filters[medium][$eq]=Lithograph'), ['Tide']);
    t.same(await named('morel', '&sort=heat:desc'), ['Orchard', 'Tide', 'Morel in Spring']);
    t.same(await named('morel', `&filters[artists][id][$eq]=${ada!.id}`), ['Morel in Spring']);
  });
  t.test('finds no works by a deleted artist', async (t) => {
    await db.update(artists).set({ deletedAt: new Date() }).where(eq(artists.id, jean!.id));
    t.same(await named('jean baptiste'), []);
  });
});
