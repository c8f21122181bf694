import { eq } from 'drizzle-orm';
import t from 'tap';
import { artists, artworks } from '../../product-api/db/schema/catalogue.ts';
import { nameVocabulary, nameWords } from '../../product-api/db/schema/search.ts';
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
  t.test('finds names with the word, the most sought-after first', async (t) => {
    t.same(await found('harbour'), ['Night Harbour', 'The Harbour at Night']);
  });
  t.test('takes a word that is not finished, behind the word itself', async (t) => {
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
  t.test('wants every word, in any order, each with its slip', async (t) => {
    t.same(await found('harbour night'), ['Night Harbour', 'The Harbour at Night']);
    t.same(await found('Nigt Fery'), ['Night Ferry']);
    t.same(await found('ferry observatory'), []);
    t.same(await found('observatory fo'), ['Observatory for Nobody']);
  });
  t.test('heeds neither case, accents nor signs', async (t) => {
    t.same(await found('aeroskobing'), ['Ærøskøbing, 6 a.m.']);
    t.same(await found("mother's SHEARS!"), ['Mother’s Pinking Shears']);
    t.same(await found('%'), []);
    t.same(await found('…'), []);
  });
  t.test('is filtered, sorted and paged like any list', async (t) => {
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
  t.test('finds what a name has become, and nothing that is gone', async (t) => {
    await db.update(artworks).set({ name: 'Quay' }).where(eq(artworks.name, 'Night Ferry'));
    t.same(await found('ferry'), []);
    t.same(await found('quay'), ['Quay']);
    await db.update(artists).set({ deletedAt: new Date() }).where(eq(artists.name, 'Ines Crane'));
    t.same(await found('crane', 'artists'), []);
    await db.delete(artworks).where(eq(artworks.name, 'Quay'));
    t.same(await found('quay'), []);
    const unused = await db.select().from(nameVocabulary).where(eq(nameVocabulary.uses, 0));
    t.same(unused.map(({ word }) => word).toSorted(), ['crane', 'ferry', 'quay']);
    t.equal(await db.$count(nameWords, eq(nameWords.word, 'quay')), 0);
  });
});
