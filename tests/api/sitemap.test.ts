import t from 'tap';
import { startBff } from '../support/bff.ts';

t.test('the sitemap lists its parts, and the parts list the public pages', async (t) => {
  const bff = await startBff(t);
  const { on } = bff.upstream;
  on('GET /api/sitemap', {
    body: { data: { artists: 3, artworks: 20_001, releases: 0, articles: 10 } },
  });
  on('GET /api/sitemap/:kind', ({ query }) => ({
    body: { data: [`/artworks/a&b/${query.get('from')}-${query.get('to')}`] },
  }));
  const index = await bff.call('GET', '/sitemap.xml');
  t.equal(index.headers['content-type'], 'application/xml; charset=utf-8');
  t.same(
    [...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc),
    ['pages', 'artists-1', 'artworks-1', 'artworks-2', 'artworks-3', 'articles-1'].map(
      (name) => `http://localhost/sitemaps/${name}.xml`,
    ),
  );
  const part = await bff.call('GET', '/sitemaps/artworks-3.xml');
  t.match(part.body, '<loc>http://localhost/artworks/a&amp;b/20001-30000</loc>');
  t.equal(part.headers['cache-control'], 'public, max-age=3600');
  const again = await bff.call('GET', '/sitemaps/artworks-3.xml', {
    headers: { 'if-none-match': String(part.headers.etag) },
  });
  t.equal(again.statusCode, 304);
  t.equal(bff.upstream.callsOf('GET /api/sitemap/:kind').length, 1, 'put together once');

  const pages = (await bff.call('GET', '/sitemaps/pages.xml')).body;
  for (const path of [
    '',
    'artworks',
    'articles',
    'sell',
    'invest',
    'how-it-works/fees',
    'privacy-policy',
    'collections',
    'collections/under-500',
    'collections/drawn-on-stone',
  ]) {
    t.match(pages, `<loc>http://localhost/${path}</loc>`);
  }
  t.notMatch(pages, /my-account|design|login/);
  for (const wrong of ['users-1', 'artworks-0', 'artworks', 'x', 'pages.xml.gz']) {
    t.equal((await bff.call('GET', `/sitemaps/${wrong}.xml`)).statusCode, 404, wrong);
  }
});

t.test('robots.txt names the sitemap and excludes the API', async (t) => {
  const bff = await startBff(t);
  const answer = await bff.call('GET', '/robots.txt');
  t.match(answer.body, /^User-agent: \*\nDisallow: \/api\/\n/);
  t.match(answer.body, 'Sitemap: http://localhost/sitemap.xml');
  t.equal(answer.headers['cache-control'], 'public, max-age=3600');
});

t.test('a gated site excludes robots', async (t) => {
  const bff = await startBff(t, { gatePassword: 'pass' });
  bff.upstream.on('GET /api/feature-flags', {
    body: { data: [{ name: 'access-modal', enabled: true }] },
  });
  t.equal((await bff.call('GET', '/robots.txt')).body, 'User-agent: *\nDisallow: /\n');
  t.equal((await bff.call('GET', '/sitemap.xml')).statusCode, 403);
});
