import t from 'tap';
import { z } from 'zod';
import { artworkCard } from '../../shared/contracts/catalogue.ts';
import { articleList, articleView, textPage } from '../../shared/contracts/content.ts';
import { startBff } from '../support/bff.ts';
import { writeSiteBuild } from '../support/site-build.ts';
import type { UpstreamDouble } from '../support/upstream.ts';
import { page } from '../support/wire-fixtures.ts';

const accept = 'text/html';

const articleRecord = (id: number, category = 'market', more: object = {}) => ({
  id,
  attributes: {
    slug: `article-${id}`,
    title: `Article ${id}`,
    summary: `What article ${id} says.`,
    category,
    author: 'Magnus Ferrier',
    role: 'Former bond trader',
    published: '2026-09-30',
    minutesToRead: 2,
    cover: null,
    html: '<p style="color:red">Two <script>alert(1)</script>columns.</p><figure data-artwork="11"><img src="/m/l"><figcaption>A sea.</figcaption></figure>',
    headings: [],
    artworks: [{ id: 11, name: 'Night Harbour', path: '/artworks/mara-lind/3/night-harbour/11' }],
    ...more,
  },
});

const wirePage = (slug: string) => ({
  id: 0,
  attributes: {
    slug,
    title: `Page ${slug}`,
    summary: 'In short.',
    updated: '2026-11-20',
    html: '<h2 id="one">One</h2><p>Words.</p>',
    headings: [{ id: 'one', text: 'One' }],
  },
});

function writeContent({ on }: UpstreamDouble): void {
  const all = [articleRecord(5, 'opinion'), articleRecord(4, 'market'), articleRecord(3, 'market')];
  on('GET /api/content/articles', { body: page(all) });
  on('GET /api/content/articles/article-3', { body: { data: all[2], meta: {} } });
  on('GET /api/content/articles/by-id/3', { body: { data: all[2], meta: {} } });
  for (const section of ['legal', 'how-it-works']) {
    on(`GET /api/content/${section}`, { body: page([wirePage('overview'), wirePage('fees')]) });
    on(`GET /api/content/${section}/:slug`, ({ path }) =>
      path.endsWith('/nowhere')
        ? {
            status: 404,
            body: {
              data: null,
              error: { status: 404, name: 'NotFoundError', message: 'x', details: {} },
            },
          }
        : { body: { data: wirePage(path.split('/').at(-1) ?? ''), meta: {} } },
    );
  }
}

t.test('lists articles by category and page with the product API’s parameters', async (t) => {
  const bff = await startBff(t);
  writeContent(bff.upstream);
  const list = articleList.parse(
    (await bff.call('GET', '/api/articles?page=2&category=market')).json(),
  );
  t.equal(list.items[0]?.href, '/editorial/opinion/article-5/5');
  t.strictSame(Object.fromEntries(bff.upstream.callsOf('GET /api/content/articles')[0]!.query), {
    'pagination[page]': '2',
    'pagination[pageSize]': '13',
    'filters[category][$eq]': 'market',
  });
  for (const wrong of ['page=0', 'category=gossip']) {
    t.equal((await bff.call('GET', `/api/articles?${wrong}`)).statusCode, 400, wrong);
  }
});

t.test('an article is the same by slug and by id, without its unsafe markup', async (t) => {
  const bff = await startBff(t);
  writeContent(bff.upstream);
  const byId = articleView.parse((await bff.call('GET', '/api/articles/by-id/3')).json());
  t.same((await bff.call('GET', '/api/articles/article-3')).json(), byId);
  t.same(byId.text, [
    { tag: 'p', children: ['Two ', 'columns.'] },
    { artworkId: 11, caption: ['A sea.'] },
  ]);
  t.same(
    byId.related.map(({ id }) => id),
    [4, 5],
    'its own subject first, itself left out',
  );
  const works = z
    .array(artworkCard)
    .parse((await bff.call('GET', '/api/articles/by-id/3/works')).json());
  t.equal(works[0]?.shown.lowestAsk?.price.amount, 50_000);
  t.equal(bff.upstream.callsOf('GET /api/artworks')[0]?.query.get('filters[id][$in][0]'), '11');
});

t.test('an article without works makes no call for them', async (t) => {
  const bff = await startBff(t);
  writeContent(bff.upstream);
  const bare = articleRecord(3, 'market', { artworks: [] });
  bff.upstream.on('GET /api/content/articles/by-id/3', { body: { data: bare, meta: {} } });
  t.same((await bff.call('GET', '/api/articles/by-id/3/works')).json(), []);
  t.equal(bff.upstream.callsOf('GET /api/artworks').length, 0);
});

t.test('a text page comes with the list of pages in its section', async (t) => {
  const bff = await startBff(t);
  writeContent(bff.upstream);
  const fees = textPage.parse((await bff.call('GET', '/api/pages/how-it-works/fees')).json());
  t.match(fees, { slug: 'fees', section: [{ slug: 'overview' }, { slug: 'fees' }] });
  for (const path of ['gossip/fees', 'legal/nowhere', 'legal/..%2fx', 'legal/A']) {
    t.equal((await bff.call('GET', `/api/pages/${path}`)).statusCode, 404, path);
  }
});

t.test('text pages carry their title and data in the HTML', async (t) => {
  const bff = await startBff(t);
  writeContent(bff.upstream);
  writeSiteBuild(bff.siteDir);
  const get = async (url: string) => {
    const answer = await bff.call('GET', url, { headers: { accept } });
    return { status: answer.statusCode, html: answer.body };
  };
  const long = await get('/editorial/market/article-3/3');
  t.equal(long.status, 200);
  t.match(long.html, '<title>Article 3 · Deckle</title>');
  t.match(long.html, '"@type":"Article","headline":"Article 3"');
  t.match(long.html, '"/api/articles/by-id/3":');
  t.match(long.html, '"/api/articles/by-id/3/works":');
  const short = await get('/editorial/article-3');
  t.match(
    short.html,
    '<link rel="canonical" href="http://localhost/editorial/market/article-3/3">',
  );
  const list = await get('/articles?category=market');
  t.match(list.html, '<title>Market · Deckle</title>');
  t.match((await get('/how-it-works')).html, '<title>Page overview · Deckle</title>');
  t.match((await get('/how-it-works/fees')).html, '"/api/pages/how-it-works/fees":');
  t.match((await get('/privacy-policy')).html, '"/api/pages/legal/privacy-policy":');
  for (const path of [
    '/editorial/none',
    '/editorial/market/none/9',
    '/editorial/market/none/x',
    '/editorial/Not%20One',
    '/how-it-works/nowhere',
    '/how-it-works/overview',
  ]) {
    t.equal((await get(path)).status, 404, path);
  }
});

t.test('an article is shown even when its works cannot be read', async (t) => {
  const bff = await startBff(t);
  writeContent(bff.upstream);
  writeSiteBuild(bff.siteDir);
  bff.upstream.fail('GET /api/artworks', { status: 500 }, 9);
  const answer = await bff.call('GET', '/editorial/article-3', { headers: { accept } });
  t.equal(answer.statusCode, 200);
  t.match(answer.body, '<title>Article 3');
});
