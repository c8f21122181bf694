import { eq } from 'drizzle-orm';
import t from 'tap';
import { wireSitemap, wireSitemapPart } from '../../../shared/contracts/wire/sitemap.ts';
import { startTestProductApi } from '../../../tests/support/product-api.ts';
import { artists, releaseArtists, releases } from '../../db/schema/catalogue.ts';

t.test('the addresses of the catalogue', async (t) => {
  const { app, db, catalogue } = await startTestProductApi(t);
  const part = async (path: string) =>
    wireSitemapPart.parse((await app.inject(`/api/sitemap/${path}`)).json()).data;
  const [ada, bertil] = catalogue.artistIds;
  const [first, second] = catalogue.artworkIds;

  t.test('are told by how far ids go', async (t) => {
    const { data } = wireSitemap.parse((await app.inject('/api/sitemap')).json());
    t.match(data, { artists: bertil, artworks: second, releases: 0 });
    t.ok(data.articles >= 10);
  });

  t.test('are those that the pages have', async (t) => {
    t.same(await part('artists?from=1&to=100'), [
      `/artists/ada-quill/${ada}`,
      `/artists/bertil-angstrom/${bertil}`,
    ]);
    t.same(await part('artworks?from=1&to=100'), [
      `/artworks/ada-quill/${ada}/morning-press/${first}`,
      `/artworks/bertil-angstrom/${bertil}/ada-quill/${ada}/evening-plate/${second}`,
    ]);
    t.same(await part(`artworks?from=${second}&to=100`), [
      `/artworks/bertil-angstrom/${bertil}/ada-quill/${ada}/evening-plate/${second}`,
    ]);
    const articles = await part('articles?from=9&to=9');
    t.same(articles, ['/editorial/studio-visits/counting-windows/9']);
  });

  t.test('leave out what is not shown', async (t) => {
    const [release, gone] = await db
      .insert(releases)
      .values([
        { name: 'Dawn', kind: 'unscheduled', artworkId: first },
        { name: 'Dusk', kind: 'unscheduled', takenDownAt: new Date() },
      ])
      .returning();
    await db.insert(releaseArtists).values({ releaseId: release!.id, artistId: ada!, position: 0 });
    t.same(await part('releases?from=1&to=100'), [
      `/release-calendar/ada-quill-morning-press-${release!.id}`,
    ]);
    t.ok(gone);
    await db.update(artists).set({ deletedAt: new Date() }).where(eq(artists.id, bertil!));
    t.same(await part('artists?from=1&to=100'), [`/artists/ada-quill/${ada}`]);
  });

  t.test('come in parts of a bounded size', async (t) => {
    for (const wrong of [
      'artists?from=1&to=10001',
      'artists?from=2&to=1',
      'artists',
      'users?from=1&to=2',
    ]) {
      t.not((await app.inject(`/api/sitemap/${wrong}`)).statusCode, 200, wrong);
    }
  });
});
