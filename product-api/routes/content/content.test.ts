import t from 'tap';
import {
  wireArticles,
  wireOneArticle,
  wireOnePage,
  wirePages,
} from '../../../shared/contracts/wire/content.ts';
import { startTestProductApi } from '../../../tests/support/product-api.ts';
import { loadContent } from '../../content/load-content.ts';
import { artists, artworkArtists, artworkPictures, artworks } from '../../db/schema/catalogue.ts';

t.test('content', async (t) => {
  const { app, db, catalogue } = await startTestProductApi(t);
  const get = (path: string) => app.inject(`/api/content/${path}`);
  const slug = 'two-hundred-seas';
  const initial = await loadContent();
  const countOf = (kind: string) => initial.filter((text) => text.kind === kind).length;

  t.test('lists articles, the newest first, by category and page', async (t) => {
    const all = wireArticles.parse((await get('articles')).json());
    t.equal(all.meta.pagination.total, countOf('article'));
    const days = all.data.map(({ attributes }) => attributes.published);
    t.same(days, days.toSorted().toReversed());
    t.notOk('html' in (await get('articles')).json().data[0].attributes);
    t.ok(all.data.every(({ attributes }) => attributes.minutesToRead >= 1));
    const market = wireArticles.parse((await get('articles?filters[category][$eq]=market')).json());
    t.ok(market.data.length > 0);
    t.ok(market.data.every(({ attributes }) => attributes.category === 'market'));
    const second = wireArticles.parse(
      (await get('articles?pagination[page]=2&pagination[pageSize]=3')).json(),
    );
    t.same(
      second.data.map(({ id }) => id),
      all.data.slice(3, 6).map(({ id }) => id),
    );
  });

  t.test('gives an article by its slug and by its id', async (t) => {
    const bySlug = wireOneArticle.parse((await get(`articles/${slug}`)).json());
    t.same((await get(`articles/by-id/${bySlug.data.id}`)).json().data, bySlug.data);
    t.match(bySlug.data.attributes.headings, [{ id: 'the-tool', text: 'The tool' }, {}]);
    t.match(bySlug.data.attributes.html, '<h2 id="the-tool">');
  });

  t.test('leads to the works of this database, and shows them', async (t) => {
    const before = wireOneArticle.parse((await get(`articles/${slug}`)).json()).data.attributes;
    t.same(before.artworks, []);
    t.equal(before.cover, null);
    t.notMatch(before.html, /<figure|href="\/artworks/);

    const [artist] = await db
      .insert(artists)
      .values({ name: 'Haruto Minagawa', nationalities: [], description: '', description2: '' })
      .returning();
    const [sea, cover] = await db
      .insert(artworks)
      .values([
        { name: 'Sea with My Master’s Gouge', medium: 'Woodcut' },
        { name: 'Seventieth Birthday Water', medium: 'Woodcut' },
      ])
      .returning();
    const makers = [sea!, cover!].map(({ id }) => ({
      artworkId: id,
      artistId: artist!.id,
      position: 0,
    }));
    await db.insert(artworkArtists).values(makers);
    const { pictureId } = catalogue;
    await db
      .insert(artworkPictures)
      .values([sea!, cover!].map(({ id }) => ({ artworkId: id, pictureId, position: 0 })));

    const after = wireOneArticle.parse((await get(`articles/${slug}`)).json()).data.attributes;
    const path = `/artworks/haruto-minagawa/${artist!.id}/sea-with-my-master-s-gouge/${sea!.id}`;
    t.match(after.html, `<a href="${path}">Sea with My Master’s Gouge</a>`);
    t.match(
      after.html,
      `<figure data-artwork="${sea!.id}"><img src="/media/${pictureId}/large.webp"`,
    );
    t.match(after.html, '<figcaption>Three hundred');
    t.match(after.artworks, [{ id: cover!.id }, { id: sea!.id, path }]);
    t.equal(after.cover?.formats.xs?.url, `/media/${pictureId}/xs.webp`);
    const listed = wireArticles.parse((await get('articles')).json());
    t.ok(listed.data.find(({ attributes }) => attributes.slug === slug)?.attributes.cover);
  });

  t.test('lists and gives legal pages and how it works', async (t) => {
    for (const section of ['legal', 'how-it-works'] as const) {
      const pages = wirePages.parse((await get(section)).json());
      t.equal(pages.meta.pagination.total, countOf(section));
      for (const { attributes } of pages.data) {
        const page = wireOnePage.parse((await get(`${section}/${attributes.slug}`)).json());
        t.equal(page.data.attributes.title, attributes.title);
        t.match(page.data.attributes.html, '<h2 id=');
      }
    }
    t.match((await get('how-it-works/fees')).json().data.attributes.html, '<table>');
  });

  t.test('answers 404 for what there is not, wherever it tries to lead', async (t) => {
    for (const path of [
      'articles/none',
      'articles/by-id/999',
      'legal/none',
      'legal/two-hundred-seas',
      'how-it-works/..%2flegal%2fprivacy-policy',
      'legal/__proto__',
      'elsewhere',
    ]) {
      const answer = await get(path);
      t.equal(answer.statusCode, 404, path);
      t.equal(answer.json().error.name, 'NotFoundError');
    }
    for (const path of [
      'articles/by-id/x',
      'articles?filters[category][$eq]=gossip',
      'articles?filters[author][$eq]=x',
      'articles?pagination[pageSize]=1000',
      'legal?sort=a',
    ]) {
      t.equal((await get(path)).statusCode, 400, path);
    }
  });
});
