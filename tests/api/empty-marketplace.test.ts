import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { initialCollections } from '../../product-api/db/initial-collections.ts';
import { addInitialData } from '../../product-api/db/initial-data.ts';
import { artistsView } from '../../shared/contracts/artists.ts';
import { artworkList } from '../../shared/contracts/catalogue.ts';
import { homeNews } from '../../shared/contracts/home.ts';
import { artworkSorts } from '../../shared/domain/artwork-sorts.ts';
import { clientRoutes } from '../../shared/domain/client-routes.ts';
import { startBff } from '../support/bff.ts';
import { buildTinySite } from '../support/built-site.ts';
import { createTestDatabase } from '../support/database.ts';
import { liveRoutes } from '../support/live-routes.ts';
import { serveApi } from '../support/serve-api.ts';

const database = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'deckle-empty-'));
const api = await serveApi(database.url, dataDir, 5);
t.teardown(async () => {
  await api.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
await addInitialData(api.database.db);
const bff = await startBff(t, { productApiUrl: api.address, siteDir: buildTinySite(t) });

const headers = { accept: 'text/html' };
const shown = ['home', 'artworks', 'articles', 'sell', 'invest', 'howItWorks', 'cookiePolicy']
  .concat(['terms', 'sellerTerms', 'privacyPolicy', 'releases', 'artists', 'collections'])
  .concat(['login', 'register', 'forgotPassword']);

t.test('every page of an empty marketplace answers', async (t) => {
  for (const [name, pattern] of Object.entries(clientRoutes)) {
    const url = pattern.replace(/:\w+/g, '1').replace('*', 'a/1/b/1');
    const { statusCode } = await bff.call('GET', url, { headers });
    t.ok(statusCode < 500, `${statusCode} ${url}`);
    if (shown.includes(name)) t.equal(statusCode, 200, url);
  }
  const search = await bff.call('GET', '/artworks?q=night&sort=lowest-ask', { headers });
  t.equal(search.statusCode, 200);
  for (const { slug } of initialCollections) {
    t.equal((await bff.call('GET', `/collections/${slug}`, { headers })).statusCode, 200, slug);
  }
});

t.test('every read of the BFF answers', async (t) => {
  const reads = liveRoutes(bff.app).filter(({ methods }) => methods.includes('GET'));
  t.ok(reads.length > 50, `${reads.length} routes`);
  const queries = [
    ...artworkSorts.map((sort) => `/api/artworks?sort=${sort}`),
    ...['upcoming', 'past', 'unscheduled'].map((scope) => `/api/releases?scope=${scope}`),
    '/api/search?q=night',
    ...initialCollections.map(({ slug }) => `/api/collections/${slug}`),
  ];
  for (const url of [...reads.map((route) => route.url), ...queries]) {
    const { statusCode } = await bff.call('GET', url);
    t.ok(statusCode < 500, `${statusCode} ${url}`);
    if (queries.includes(url)) t.equal(statusCode, 200, url);
  }
});

t.test('every read of the product API answers', async (t) => {
  const reads = liveRoutes(api.app).filter(({ methods }) => methods.includes('GET'));
  t.ok(reads.length > 30, `${reads.length} routes`);
  for (const { url } of reads) {
    const { statusCode } = await api.app.inject(url);
    t.ok(statusCode < 500, `${statusCode} ${url}`);
  }
});

t.test('lists are empty, including the featured artists', async (t) => {
  const read = async (url: string) => (await bff.call('GET', url)).json();
  t.same(artistsView.parse(await read('/api/artists')), { header: [], trending: [], artists: [] });
  t.same(artworkList.parse(await read('/api/artworks')).items, []);
  t.same(await read('/api/home'), { featured: [], latestAsks: [], latestBids: [] });
  t.match(homeNews.parse(await read('/api/home/news')), { artists: [], releases: [] });
});
