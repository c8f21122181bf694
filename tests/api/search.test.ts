import t from 'tap';
import { latestSearches, searchView } from '../../shared/contracts/search.ts';
import { startBff } from '../support/bff.ts';
import { artwork, page } from '../support/wire-fixtures.ts';

const artist = (name: string | null) => ({
  name,
  birthYear: null,
  birthDate: null,
  nationalities: [],
  description: '',
  description2: '',
  socialLinks: { instagram: null, website: null, email: null },
  numberOfArtworks: 3,
  images: [],
});

t.test('finds artists and artworks by the same words', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('GET /api/artists', {
    body: page([
      { id: 3, attributes: artist('Mara Lind') },
      { id: 4, attributes: artist(null) },
    ]),
  });
  bff.upstream.on('GET /api/artworks', { body: page([{ id: 11, attributes: artwork() }]) });
  const answer = await bff.call('GET', '/api/search?q=%20night%20%20harbor');
  const view = searchView.parse(answer.json());
  t.same(view.soughtAfter, []);
  t.match(view.artists, [{ kind: 'artist', id: 3, by: '', href: '/artists/mara-lind/3' }]);
  t.match(view.artworks, [
    { kind: 'artwork', id: 11, by: 'Mara Lind', href: '/artworks/mara-lind/3/night-harbour/11' },
  ]);
  t.strictSame(
    view.artworks[0]?.picture?.formats.map(({ name }) => name),
    ['xs', 'thumbnail', 'small'],
  );
  const [asked] = bff.upstream.callsOf('GET /api/artists');
  t.equal(asked?.query.get('filters[name][$containsi]'), 'night harbor');
  await bff.call('GET', '/api/search?q=night%20harbor');
  t.equal(bff.upstream.callsOf('GET /api/artists').length, 1, 'the same words are one search');
  for (const wrong of ['', '?q=', '?q=%20', `?q=${'x'.repeat(101)}`]) {
    t.equal((await bff.call('GET', `/api/search${wrong}`)).statusCode, 400, wrong);
  }
});

t.test('a search without results offers trending artists', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('GET /api/artists', { body: page([]) });
  bff.upstream.on('GET /api/artworks', { body: page([]) });
  bff.upstream.on('GET /api/artists/features/trending', {
    body: { data: [{ id: 3, attributes: artist('Mara Lind') }] },
  });
  const view = searchView.parse((await bff.call('GET', '/api/search?q=xyzzy')).json());
  t.same([view.artists, view.artworks], [[], []]);
  t.match(view.soughtAfter, [{ kind: 'artist', id: 3, href: '/artists/mara-lind/3' }]);
});

t.test('a search that fails upstream is a 502', async (t) => {
  const bff = await startBff(t);
  bff.upstream.fail('GET /api/artists', { status: 500 }, 2);
  t.equal((await bff.call('GET', '/api/search?q=tide')).statusCode, 502);
});

t.test('a guest’s latest searches come in the order of the request', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('GET /api/artists', {
    body: page([{ id: 3, attributes: artist('Mara Lind') }]),
  });
  bff.upstream.on('POST /api/artworks/latest-search', {
    body: { data: [{ id: 11, attributes: artwork() }] },
  });
  const get = (of: string) => bff.call('GET', `/api/latest-searches${of}`);
  const { hits } = latestSearches.parse(
    (await get('?of=artwork-12,artist-3,artwork-11,artist-9')).json(),
  );
  t.same(
    hits.map(({ kind, id }) => `${kind}-${id}`),
    ['artist-3', 'artwork-11'],
  );
  t.same(bff.upstream.callsOf('POST /api/artworks/latest-search')[0]?.body, {
    searchIds: [12, 11],
    pageSize: 2,
  });
  t.same((await get('')).json(), { hits: [] });
  for (const wrong of ['?of=artist', '?of=release-3', '?of=artist-0', '?of=artist-3;']) {
    t.equal((await get(wrong)).statusCode, 400, wrong);
  }
});

t.test('a user’s latest searches come from the account, newest first', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  bff.upstream.on('GET /api/latest-searches/artist', {
    body: { data: [{ artistId: 3, searchedAt: '2026-02-01T00:00:00.000Z' }] },
  });
  bff.upstream.on('GET /api/latest-searches/artwork', {
    body: {
      data: [
        { artworkId: 11, searchedAt: '2026-03-01T00:00:00.000Z' },
        { artworkId: 12, searchedAt: '2026-01-01T00:00:00.000Z' },
      ],
    },
  });
  bff.upstream.on('GET /api/artists', {
    body: page([{ id: 3, attributes: artist('Mara Lind') }]),
  });
  bff.upstream.on('POST /api/artworks/latest-search', {
    body: {
      data: [
        { id: 11, attributes: artwork() },
        { id: 12, attributes: artwork() },
      ],
    },
  });
  const answer = await bff.call('GET', '/api/latest-searches?of=artist-99', {
    headers: { cookie },
  });
  t.same(
    latestSearches.parse(answer.json()).hits.map(({ kind, id }) => `${kind}-${id}`),
    ['artwork-11', 'artist-3', 'artwork-12'],
  );
  t.equal(answer.headers['cache-control'], 'no-store');

  bff.upstream.on('POST /api/latest-searches/artist', {
    status: 404,
    body: { data: null, error: { status: 404, name: 'NotFoundError', message: '', details: {} } },
  });
  bff.upstream.on('POST /api/latest-searches/artwork', {
    body: { data: { artworkId: 11, searchedAt: '2026-03-01T00:00:00.000Z' } },
  });
  const remember = (searches: unknown) =>
    bff.call('POST', '/api/latest-searches', { headers: { cookie }, payload: { searches } });
  const searches = [
    { kind: 'artwork', id: 11 },
    { kind: 'artist', id: 3 },
  ];
  t.equal((await remember(searches)).statusCode, 200, 'what is gone is left out');
  t.same(
    bff.upstream.calls
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => body)
      .slice(-2),
    [{ artistId: 3 }, { artworkId: 11 }],
    'the newest last',
  );
  t.equal((await remember([])).statusCode, 400);
  t.equal((await remember([{ kind: 'user', id: 1 }])).statusCode, 400);
});

t.test('saving latest searches requires authentication', async (t) => {
  const bff = await startBff(t);
  const payload = { searches: [{ kind: 'artist', id: 3 }] };
  t.equal((await bff.call('POST', '/api/latest-searches', { payload })).statusCode, 401);
});
