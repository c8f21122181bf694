import t, { type Test } from 'tap';
import {
  artistMarketView,
  artistSearchView,
  artistsView,
  artistView,
  followsView,
  followView,
} from '../../shared/contracts/artists.ts';
import { artworkList } from '../../shared/contracts/catalogue.ts';
import { headerArtistIds } from '../../shared/domain/artists.ts';
import { answerArtists, artist, release } from '../support/artist-fixtures.ts';
import { startBff } from '../support/bff.ts';
import { artwork, page } from '../support/wire-fixtures.ts';

async function startArtists(t: Test) {
  const bff = await startBff(t);
  answerArtists(bff.upstream);
  return bff;
}
const named = (id: number, name: string | null) => ({ id, attributes: artist({ name }) });
const idsOf = (query: URLSearchParams) =>
  [...query].filter(([key]) => key.startsWith('filters[id]')).map(([, id]) => Number(id));

t.test('lists artists by name and leaves out those without a name', async (t) => {
  const bff = await startArtists(t);
  bff.upstream.on('GET /api/artists', ({ query }) => {
    const wanted = idsOf(query);
    const all = [named(3, 'Mara Lind'), named(4, null), named(5, '  '), named(28, 'Zuleika')];
    return {
      body: page(all.filter(({ id }) => wanted.length === 0 || wanted.includes(id))),
    };
  });
  const view = artistsView.parse((await bff.call('GET', '/api/artists')).json());
  t.match(view.artists, [
    { id: 3, name: 'Mara Lind', href: '/artists/mara-lind/3', numberOfArtworks: 2 },
    { id: 28, name: 'Zuleika' },
  ]);
  t.equal(view.artists.length, 2);
  t.match(view.header, [{ id: 28 }], 'who is not there is left out of the header');
  t.match(view.trending, [{ id: 3 }]);
  const asked = bff.upstream.callsOf('GET /api/artists').map(({ query }) => idsOf(query));
  t.ok(asked.some((ids) => ids.join() === headerArtistIds.join()));
});

t.test('passes an artist search to the product API', async (t) => {
  const bff = await startArtists(t);
  bff.upstream.on('GET /api/artists', { body: page([named(3, 'Mara Lind')]) });
  const url = `/api/artists/search?${new URLSearchParams({ q: ' Máre & co ' })}`;
  const view = artistSearchView.parse((await bff.call('GET', url)).json());
  t.match(view.artists, [{ id: 3 }]);
  const [call] = bff.upstream.callsOf('GET /api/artists');
  t.equal(call?.query.get('filters[name][$containsi]'), 'Máre & co');
  for (const wrong of ['', '?q=', '?q=%20', `?q=${'x'.repeat(101)}`]) {
    t.equal((await bff.call('GET', `/api/artists/search${wrong}`)).statusCode, 400, wrong);
  }
});

t.test('an artist’s view matches the contract', async (t) => {
  const bff = await startArtists(t);
  const view = artistView.parse((await bff.call('GET', '/api/artists/3')).json());
  t.match(view, {
    id: 3,
    name: 'Mara Lind',
    birthYear: 1961,
    nationalities: ['Danish'],
    mediums: [{ name: 'Print', count: 2 }],
    links: {
      website: { label: 'maralind.example', url: 'https://www.maralind.example/' },
      instagram: { label: '@mara.lind', url: 'https://www.instagram.com/mara.lind/' },
      email: null,
    },
  });
  t.equal(view.avatar?.alt, 'A close view', 'the image whose name contains 1');
  t.equal(view.profile?.alt, 'The studio', 'the image whose name contains 2');
  t.ok(view.avatar?.formats.every(({ name }) => name !== 'large'));
});

t.test('an artist without usable pictures and links has none', async (t) => {
  const bff = await startArtists(t);
  const bare = artist({
    images: artist().images.map((image) => ({ ...image, name: 'mara' })),
    socialLinks: { website: 'javascript:alert(1)', instagram: '../x', email: ' ' },
  });
  bff.upstream.on('GET /api/artists/3', { body: { data: { id: 3, attributes: bare }, meta: {} } });
  const view = artistView.parse((await bff.call('GET', '/api/artists/3')).json());
  t.match(view, {
    avatar: null,
    profile: null,
    mediums: [],
    similar: [],
    links: { website: null, instagram: null, email: null },
  });
});

t.test('lists an artist’s own releases, and similar artists by shared mediums', async (t) => {
  const bff = await startArtists(t);
  const by = (id: number) => ({ data: [{ id, attributes: { name: `Artist ${id}` } }] });
  bff.upstream.on('GET /api/releases', {
    body: page([
      { id: 1, attributes: release({ artists: by(3) }) },
      { id: 2, attributes: release({ artists: by(9) }) },
      { id: 4, attributes: release({ artists: by(3), releaseStartTimestamp: null }) },
    ]),
  });
  const works = [8, 9, 3, 9].map((id, index) => ({
    id: 100 + index,
    attributes: artwork({ artists: by(id) }),
  }));
  bff.upstream.on('POST /api/artworks/medium', { body: page(works) });
  bff.upstream.on('GET /api/artists', {
    body: page([named(8, 'Eight'), named(9, 'Nine')]),
  });
  const view = artistView.parse((await bff.call('GET', '/api/artists/3')).json());
  t.strictSame(
    view.releases.map(({ id }) => id),
    [4, 1],
    'not another’s, and what is not scheduled yet first',
  );
  t.strictSame(
    view.similar.map(({ name }) => name),
    ['Nine', 'Eight'],
    'who has more works there comes first; not the artist',
  );
  const [asked] = bff.upstream.callsOf('GET /api/releases');
  t.equal(asked?.query.get('filters[artists][id][$eq]'), '3');
});

t.test('an unknown or nameless artist is not found', async (t) => {
  const bff = await startArtists(t);
  bff.upstream.on('GET /api/artists/4', {
    body: { data: { id: 4, attributes: artist({ name: null }) }, meta: {} },
  });
  for (const id of ['4', '999', 'x', '0']) {
    t.equal((await bff.call('GET', `/api/artists/${id}`)).statusCode, 404, id);
  }
});

t.test('asks for an artist’s works with the product API’s parameters', async (t) => {
  const bff = await startArtists(t);
  bff.upstream.on('POST /api/artworks/artist', {
    body: page([{ id: 11, attributes: artwork() }]),
  });
  const url = '/api/artists/3/works?medium=Gicl%C3%A9e&sort=highest-ask&page=2';
  t.match(artworkList.parse((await bff.call('GET', url)).json()), { items: [{ id: 11 }] });
  await bff.call('GET', '/api/artists/3/works?medium=&sort=recommended');
  t.strictSame(
    bff.upstream.callsOf('POST /api/artworks/artist').map(({ body }) => body),
    [
      { artistId: 3, medium: 'Giclée', page: 2, pageSize: 24, sortBy: 'lowestAsk:desc' },
      { artistId: 3, medium: null, page: 1, pageSize: 24, sortBy: 'heat:desc' },
    ],
  );
  for (const wrong of ['page=0', 'page=101', 'sort=price', `medium=${'x'.repeat(101)}`]) {
    t.equal((await bff.call('GET', `/api/artists/3/works?${wrong}`)).statusCode, 400, wrong);
  }
});

t.test('an artist’s sales link to works with all of their artists', async (t) => {
  const bff = await startArtists(t);
  const view = artistMarketView.parse((await bff.call('GET', '/api/artists/3/market')).json());
  t.match(view, {
    sold: 12,
    soldLastYear: 4,
    lastSales: [
      {
        artwork: 'Night Harbour',
        suffix: 'AP',
        href: '/artworks/mara-lind/3/ada-quill/5/night-harbour/11?edition=Artist',
        price: { amount: 52_000, currency: 'EUR' },
      },
    ],
    trend: [{ start: '2026-01-01', sales: 3, median: { amount: 41_000, currency: 'GBP' } }],
  });
  t.equal((await bff.call('GET', '/api/artists/9/market')).statusCode, 404);
});

t.test('following', async (t) => {
  const bff = await startArtists(t);
  const cookie = await bff.signIn();
  const flags = {
    followArtistNewHighestBid: true,
    followArtistNewLowestAsk: true,
    followArtistNewRelease: false,
    followArtistNewSale: true,
  };
  const shown = { newHighestBid: true, newLowestAsk: true, newRelease: false, newSale: true };
  const record = { id: 91, artistId: 3, ...flags };
  bff.upstream.on('GET /api/follow-artists', {
    body: page([
      {
        id: 91,
        attributes: {
          ...flags,
          createdAt: '2026-11-01T10:00:00.000Z',
          artist: { data: named(3, 'Mara Lind') },
        },
      },
      {
        id: 92,
        attributes: { ...flags, createdAt: '2026-11-01T10:00:00.000Z', artist: { data: null } },
      },
    ]),
  });
  bff.upstream.on('POST /api/follow-artists', { body: { data: record } });
  bff.upstream.on('GET /api/artists/is-follow/3', {
    body: { data: { isFollow: true, follow: record } },
  });
  bff.upstream.on('GET /api/artists/is-follow/4', {
    body: { data: { isFollow: false, follow: null } },
  });
  bff.upstream.on('DELETE /api/follow-artists/91', { body: { data: { id: 91 } } });
  const signedIn = { headers: { cookie } };
  const post = (payload: object) =>
    bff.call('POST', '/api/follow-artists', { ...signedIn, payload });

  t.test('lists all follows in one call', async (t) => {
    const answer = await bff.call('GET', '/api/follow-artists', signedIn);
    t.strictSame(followsView.parse(answer.json()), { follows: [{ artistId: 3, flags: shown }] });
    t.equal(answer.headers['cache-control'], 'no-store');
  });
  t.test('starts, and changes notification flags', async (t) => {
    const answer = await post({ artistId: 3 });
    t.strictSame(followView.parse(answer.json()), { artistId: 3, flags: shown });
    await post({ artistId: 3, flags: { newSale: false } });
    t.strictSame(
      bff.upstream.callsOf('POST /api/follow-artists').map(({ body }) => body),
      [{ artistId: 3 }, { artistId: 3, followArtistNewSale: false }],
    );
  });
  t.test('accepts only listed flags', async (t) => {
    for (const wrong of [
      {},
      { artistId: '3' },
      { artistId: 0 },
      { artistId: 3, userId: 1 },
      { artistId: 3, flags: { newSale: 1 } },
      { artistId: 3, flags: { everything: true } },
    ]) {
      t.equal((await post(wrong)).statusCode, 400, JSON.stringify(wrong));
    }
  });
  t.test('ends by the artist’s id, and succeeds where there is no follow', async (t) => {
    const end = (id: number) => bff.call('DELETE', `/api/follow-artists/${id}`, signedIn);
    t.strictSame((await end(3)).json(), { ok: true });
    t.strictSame((await end(4)).json(), { ok: true });
    t.equal(bff.upstream.callsOf('DELETE /api/follow-artists/91').length, 1);
    bff.upstream.fail('DELETE /api/follow-artists/91', { status: 404 }, 1);
    t.strictSame((await end(3)).json(), { ok: true }, 'ended in another tab meanwhile');
    bff.upstream.fail('DELETE /api/follow-artists/91', { status: 500 }, 1);
    t.equal((await end(3)).statusCode, 502);
  });
  t.test('requires authentication', async (t) => {
    const payload = { artistId: 3 };
    t.equal((await bff.call('GET', '/api/follow-artists')).statusCode, 401);
    t.equal((await bff.call('POST', '/api/follow-artists', { payload })).statusCode, 401);
    t.equal((await bff.call('DELETE', '/api/follow-artists/3')).statusCode, 401);
  });
});
