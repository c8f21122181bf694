import { eq } from 'drizzle-orm';
import t from 'tap';
import { startTestProductApi } from '../../../tests/support/product-api.ts';
import { artists } from '../../db/schema/catalogue.ts';

t.test('artists', async (t) => {
  const { app, db, catalogue } = await startTestProductApi(t);
  const [ada, bertil] = catalogue.artistIds as [number, number];
  const list = async (query = '') => (await app.inject(`/api/artists${query}`)).json();
  const names = ({ data }: { data: { attributes: { name: string } }[] }) =>
    data.map(({ attributes }) => attributes.name);

  t.test('are listed by name, with their works counted', async (t) => {
    const answer = await list();
    t.same(names(answer), ['Ada Quill', 'Bertil Ångström']);
    t.match(answer.data[0].attributes, {
      numberOfArtworks: 2,
      images: [{ name: 'ada-quill-1' }],
      nationalities: [{ name: 'British', alpha2Code: 'GB' }],
      socialLinks: { website: null },
      avatar: { name: 'ada-quill-1' },
      href: `/artists/ada-quill/${ada}`,
    });
  });
  t.test('have the day of their birth, or its year', async (t) => {
    const birthOf = async () =>
      (await app.inject(`/api/artists/${ada}`)).json().data.attributes.dateOfBirth;
    const set = (values: { birthYear: number | null; birthDate: string | null }) =>
      db.update(artists).set(values).where(eq(artists.id, ada));
    await set({ birthYear: 1961, birthDate: '1961-04-02' });
    t.equal(await birthOf(), '1961-04-02');
    await set({ birthYear: 1961, birthDate: null });
    t.equal(await birthOf(), '1961');
    await set({ birthYear: null, birthDate: null });
    t.equal(await birthOf(), null);
  });
  t.test('come with their works, newest first, where they are asked for', async (t) => {
    const [first, second] = catalogue.artworkIds as [number, number];
    const { artworks, sections, mediums } = (
      await app.inject(`/api/artists/${ada}?populate=artworks`)
    ).json().data.attributes;
    t.match(artworks.data, [{ id: second }, { id: first, attributes: { name: String } }]);
    t.equal(sections.length > 0, true);
    t.same(sections, mediums);
    t.equal((await list('?populate=artworks')).data[0].attributes.artworks.data.length, 2);
    t.equal((await list()).data[0].attributes.artworks, undefined);
  });
  t.test('are found without their accents', async (t) => {
    t.same(names(await list('?filters[name][$containsi]=angstrom')), ['Bertil Ångström']);
  });
  t.test('are filtered by ids and paged', async (t) => {
    t.same(names(await list(`?filters[id][$in][0]=${bertil}`)), ['Bertil Ångström']);
    t.same(names(await list('?pagination[pageSize]=1&sort=name:desc')), ['Bertil Ångström']);
  });
  t.test('come singly', async (t) => {
    const answer = await app.inject(`/api/artists/${ada}`);
    t.equal(answer.json().data.attributes.name, 'Ada Quill');
    t.equal((await app.inject('/api/artists/999999')).statusCode, 404);
  });
  t.test('refuse filters and sorts that are not theirs', async (t) => {
    t.equal((await list('?filters[email][$eq]=a')).error.status, 400);
    t.equal((await list('?sort=email:asc')).error.status, 400);
  });
  t.test('are gone once deleted', async (t) => {
    await db.update(artists).set({ deletedAt: new Date() }).where(eq(artists.id, bertil));
    t.same(names(await list()), ['Ada Quill']);
    t.same(names(await list('?filters[name][$containsi]=Bertil')), []);
    t.equal((await app.inject(`/api/artists/${bertil}`)).statusCode, 404);
    const artwork = await app.inject(`/api/artworks/${catalogue.artworkIds[1]}`);
    t.equal(artwork.json().data.attributes.artists.data.length, 1);
  });
});
