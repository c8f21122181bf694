import t from 'tap';
import {
  artistNamesView,
  marketView,
  priceRangesView,
  recentlyViewedView,
  relatedView,
} from '../../shared/contracts/catalogue.ts';
import { startBff } from '../support/bff.ts';
import { artwork, page } from '../support/wire-fixtures.ts';

const work = (id: number) => ({ id, attributes: artwork() });
const at = '2026-01-02T03:04:05.000Z';

t.test('passes filters to the product API as its own parameters', async (t) => {
  const bff = await startBff(t);
  const url =
    '/api/artworks?sort=latest-sale&minAsk=5000&maxAsk=20000&minYear=2019&maxYear=2021&size=larger&forSale=true';
  t.equal((await bff.call('GET', url)).statusCode, 200);
  const [asked] = bff.upstream.callsOf('GET /api/artworks');
  t.strictSame(Object.fromEntries(asked!.query), {
    'pagination[page]': '1',
    'pagination[pageSize]': '24',
    'sort[0]': 'lastSaleAt:desc',
    'filters[lowestAskGbp][$gte]': '5000',
    'filters[lowestAskGbp][$lte]': '20000',
    'filters[releaseYear][$gte]': '2019',
    'filters[releaseYear][$lte]': '2021',
    'filters[editions][editionSize][$gte]': '251',
  });
  await bff.call('GET', '/api/artworks?forSale=true&size=open');
  t.match(Object.fromEntries(bff.upstream.callsOf('GET /api/artworks')[1]!.query), {
    'filters[lowestAskGbp][$notNull]': 'true',
    'filters[editions][editionSize][$null]': 'true',
  });
  for (const wrong of ['minAsk=-1', 'maxYear=x', 'size=40', 'forSale=no', 'size=toString']) {
    t.equal((await bff.call('GET', `/api/artworks?${wrong}`)).statusCode, 400, wrong);
  }
});

t.test('price ranges include empty ranges between filled ones', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('GET /api/artworks', ({ query }) => {
    t.equal(query.get('facets'), 'lowestAsk');
    const { data, meta } = page([work(11)]);
    const priceRanges = [
      { range: 1, count: 2 },
      { range: 3, count: 1 },
      { range: 99, count: 7 },
    ];
    return { body: { data, meta: { ...meta, priceRanges } } };
  });
  const answer = await bff.call('GET', '/api/artworks/price-ranges?medium=Etching');
  t.strictSame(priceRangesView.parse(answer.json()).ranges, [
    { from: 5_000, to: 7_500, count: 2 },
    { from: 7_500, to: 10_000, count: 0 },
    { from: 10_000, to: 15_000, count: 1 },
  ]);
});

t.test('returns no price ranges where the product API gives none', async (t) => {
  const bff = await startBff(t);
  t.strictSame((await bff.call('GET', '/api/artworks/price-ranges')).json(), { ranges: [] });
});

t.test('past sales come by edition, oldest first, and say whether they are complete', async (t) => {
  const bff = await startBff(t);
  const sale = (editionId: number, day: string, price: number) => ({
    artworkId: 11,
    editionId,
    edition: 'Main',
    soldAt: `2026-0${day}T00:00:00.000Z`,
    price,
    currency: 'USD',
    priceGbp: 1,
  });
  bff.upstream.on('POST /api/artworks/prices', ({ body }) => {
    t.strictSame(body, { artworkIds: [11], pageSize: 500 });
    const many = Array.from({ length: 500 }, () => sale(22, '1-01', 5));
    const elsewhere = { ...sale(21, '1-01', 100), isElsewhere: true };
    return { body: { data: [sale(21, '3-01', 200), elsewhere, ...many] } };
  });
  const { editions } = marketView.parse((await bff.call('GET', '/api/artworks/11/market')).json());
  t.strictSame(editions[0], {
    editionId: 21,
    sales: [
      {
        soldAt: '2026-01-01T00:00:00.000Z',
        price: { amount: 100, currency: 'USD' },
        isElsewhere: true,
      },
      {
        soldAt: '2026-03-01T00:00:00.000Z',
        price: { amount: 200, currency: 'USD' },
        isElsewhere: false,
      },
    ],
    isComplete: true,
  });
  t.equal(editions[1]?.isComplete, false);
});

t.test('related works are the artist’s other works and similar works', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('GET /api/artworks/similar/11', { body: { data: [work(12)] } });
  bff.upstream.on('GET /api/artworks/more-from-artist/3/11', { body: { data: [work(13)] } });
  const read = async (query: string) =>
    relatedView.parse((await bff.call('GET', `/api/artworks/11/related${query}`)).json());
  t.match(await read('?artist=3'), { moreFromArtist: [{ id: 13 }], similar: [{ id: 12 }] });
  t.match(await read(''), { moreFromArtist: [], similar: [{ id: 12 }] });
  t.equal((await bff.call('GET', '/api/artworks/11/related?artist=x')).statusCode, 400);
});

t.test('finds artists by name and leaves out those without a name', async (t) => {
  const bff = await startBff(t);
  const artist = (name: string | null) => ({
    name,
    birthYear: null,
    birthDate: null,
    nationalities: [],
    description: '',
    description2: '',
    socialLinks: { instagram: null, website: null, email: null },
    numberOfArtworks: 1,
    images: [],
  });
  bff.upstream.on('GET /api/artists', {
    body: page([
      { id: 3, attributes: artist('Mara Lind') },
      { id: 4, attributes: artist(null) },
    ]),
  });
  const answer = await bff.call('GET', '/api/artworks/artists?q=mara');
  t.strictSame(artistNamesView.parse(answer.json()), { artists: [{ id: 3, name: 'Mara Lind' }] });
  t.equal((await bff.call('GET', '/api/artworks/artists?q=')).statusCode, 400);
});

t.test('reads saves for a whole list in one call, and changes them by artwork id', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const call = (method: 'GET' | 'PUT' | 'DELETE', url: string) =>
    bff.call(method, url, { headers: { cookie } });
  bff.upstream.on('GET /api/save-artworks', {
    body: page([{ id: 91, attributes: { createdAt: at, artwork: { data: work(11) } } }]),
  });
  const listed = await call('GET', '/api/saves?ids=11,12,11');
  t.strictSame(listed.json(), { artworkIds: [11] });
  t.equal(listed.headers['cache-control'], 'no-store');
  t.strictSame(Object.fromEntries(bff.upstream.callsOf('GET /api/save-artworks')[0]!.query), {
    'pagination[pageSize]': '2',
    'filters[artwork][id][$in][0]': '11',
    'filters[artwork][id][$in][1]': '12',
  });

  bff.upstream.on('POST /api/save-artworks', { body: { data: { id: 92, artworkId: 12 } } });
  t.equal((await call('PUT', '/api/saves/12')).statusCode, 200);
  t.strictSame(bff.upstream.callsOf('POST /api/save-artworks')[0]!.body, { artworkId: 12 });

  bff.upstream.on('GET /api/artworks/is-saved/:id', ({ path }) => ({
    body: {
      data: path.endsWith('/11')
        ? { isSaved: true, saved: { id: 91, artworkId: 11 } }
        : { isSaved: false, saved: null },
    },
  }));
  bff.upstream.on('DELETE /api/save-artworks/91', { body: { data: { id: 91 } } });
  t.equal((await call('DELETE', '/api/saves/11')).statusCode, 200);
  t.equal((await call('DELETE', '/api/saves/12')).statusCode, 200, 'not saved is as good as gone');
  t.equal(bff.upstream.callsOf('DELETE /api/save-artworks/:id').length, 1);

  for (const wrong of ['', 'x', '1,', '0', Array.from({ length: 101 }, (_, n) => n + 1).join()]) {
    t.equal((await call('GET', `/api/saves?ids=${wrong}`)).statusCode, 400, wrong);
  }
});

t.test('saves and recently viewed works require authentication', async (t) => {
  const bff = await startBff(t);
  t.equal((await bff.call('GET', '/api/saves?ids=11')).statusCode, 401);
  t.equal((await bff.call('PUT', '/api/saves/11')).statusCode, 401);
  t.equal((await bff.call('DELETE', '/api/saves/11')).statusCode, 401);
  const payload = { artworkIds: [11] };
  t.equal((await bff.call('POST', '/api/recently-viewed', { payload })).statusCode, 401);
});

t.test('recently viewed works come from a guest’s request or a user’s account', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('POST /api/artworks/latest-search', ({ body }) => {
    const { searchIds } = body as { searchIds: number[] };
    return { body: { data: searchIds.map(work) } };
  });
  bff.upstream.on('GET /api/latest-searches/artwork', {
    body: { data: [{ artworkId: 15, searchedAt: at }] },
  });
  const idsOf = (answer: { json(): unknown }) =>
    recentlyViewedView.parse(answer.json()).items.map(({ id }) => id);
  t.strictSame(idsOf(await bff.call('GET', '/api/recently-viewed?ids=13,11')), [13, 11]);
  t.strictSame(idsOf(await bff.call('GET', '/api/recently-viewed')), []);
  t.equal(bff.upstream.callsOf('POST /api/artworks/latest-search').length, 1);
  const tooMany = Array.from({ length: 21 }, (_, n) => n + 1).join();
  t.equal((await bff.call('GET', `/api/recently-viewed?ids=${tooMany}`)).statusCode, 400);

  const headers = { cookie: await bff.signIn() };
  t.strictSame(idsOf(await bff.call('GET', '/api/recently-viewed?ids=13', { headers })), [15]);
});

t.test('a guest’s recently viewed works are added to the account, oldest first', async (t) => {
  const bff = await startBff(t);
  const headers = { cookie: await bff.signIn() };
  bff.upstream.on('POST /api/latest-searches/artwork', ({ body }) => {
    const { artworkId } = body as { artworkId: number };
    return artworkId === 12
      ? { status: 404, body: { data: null } }
      : { body: { data: { artworkId, searchedAt: at } } };
  });
  const post = (artworkIds: unknown) =>
    bff.call('POST', '/api/recently-viewed', { headers, payload: { artworkIds } });
  t.equal((await post([11, 12, 13])).statusCode, 200, 'what is gone is passed over');
  t.strictSame(
    bff.upstream.callsOf('POST /api/latest-searches/artwork').map(({ body }) => body),
    [{ artworkId: 13 }, { artworkId: 12 }, { artworkId: 11 }],
  );
  for (const wrong of [[], ['11'], [0], Array.from({ length: 21 }, () => 1)]) {
    t.equal((await post(wrong)).statusCode, 400);
  }
});
