import t, { type Test } from 'tap';
import {
  followedArtistsView,
  notificationsView,
  savedArtworksView,
} from '../../shared/contracts/following.ts';
import { releaseList } from '../../shared/contracts/releases.ts';
import { artist, release } from '../support/artist-fixtures.ts';
import { startBff } from '../support/bff.ts';
import { artwork, edition, page } from '../support/wire-fixtures.ts';

const at = '2026-11-02T10:00:00.000Z';
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const flags = {
  followArtistNewHighestBid: false,
  followArtistNewLowestAsk: true,
  followArtistNewRelease: true,
  followArtistNewSale: false,
};
const follow = (id: number, name: string | null, isThere = true) => ({
  id: 900 + id,
  attributes: {
    ...flags,
    createdAt: at,
    artist: { data: isThere ? { id, attributes: artist({ name }) } : null },
  },
});
const save = (id: number, over: Parameters<typeof artwork>[0] = {}) => ({
  id: 900 + id,
  attributes: { createdAt: at, artwork: { data: { id, attributes: artwork(over) } } },
});
const notified = (id: number, over: Parameters<typeof release>[0] = {}) => ({
  id: 900 + id,
  attributes: { createdAt: at, release: { data: { id, attributes: release(over) } } },
});

async function startSignedIn(t: Test) {
  const bff = await startBff(t);
  const headers = { cookie: await bff.signIn() };
  return { bff, get: (url: string) => bff.call('GET', url, { headers }) };
}

t.test(
  'lists followed artists in the product API’s order, with their notification flags',
  async (t) => {
    const { bff, get } = await startSignedIn(t);
    bff.upstream.on('GET /api/follow-artists', {
      body: page([
        follow(3, 'Mara Lind'),
        follow(4, ' '),
        follow(5, 'Gone', false),
        follow(2, 'Bo'),
      ]),
    });
    const answer = await get('/api/following/artists');
    t.equal(answer.headers['cache-control'], 'no-store');
    const view = followedArtistsView.parse(answer.json());
    t.strictSame(
      view.items.map(({ id }) => id),
      [3, 2],
      'without people who have left or have no name',
    );
    t.match(view.items[0], {
      name: 'Mara Lind',
      href: '/artists/mara-lind/3',
      numberOfArtworks: 2,
      avatar: { alt: 'A close view' },
      flags: { newLowestAsk: true, newHighestBid: false, newRelease: true, newSale: false },
    });
    t.equal(view.next, null);
    t.equal(bff.upstream.callsOf('GET /api/follow-artists').length, 1, 'one call for the tab');
  },
);

t.test('a long list continues at its cursor', async (t) => {
  const { bff, get } = await startSignedIn(t);
  const pagination = { page: 1, pageSize: 100, pageCount: 2, total: 101 };
  bff.upstream.on('GET /api/follow-artists', ({ query }) => {
    const next = query.has('pagination[after]') ? null : 'a+b/c=';
    return { body: { data: [follow(3, 'Mara')], meta: { pagination: { ...pagination, next } } } };
  });
  const first = followedArtistsView.parse((await get('/api/following/artists')).json());
  t.match(first, { total: 101, next: 'after-a+b/c=' });
  const more = new URLSearchParams({ from: first.next ?? '' });
  const second = followedArtistsView.parse((await get(`/api/following/artists?${more}`)).json());
  t.equal(second.next, null);
  const [one, two] = bff.upstream.callsOf('GET /api/follow-artists').map(({ query }) => query);
  t.strictSame(Object.fromEntries(one!), {
    'pagination[page]': '1',
    'pagination[pageSize]': '100',
  });
  t.strictSame(Object.fromEntries(two!), {
    'pagination[after]': 'a+b/c=',
    'pagination[pageSize]': '100',
  });
});

t.test('pages by number where the product API has no cursors', async (t) => {
  const { bff, get } = await startSignedIn(t);
  const pagination = { page: 1, pageSize: 24, pageCount: 2, total: 25 };
  bff.upstream.on('GET /api/save-artworks', { body: { data: [save(1)], meta: { pagination } } });
  const first = savedArtworksView.parse((await get('/api/following/artworks')).json());
  t.equal(first.next, 'page-2');
  t.equal((await get('/api/following/artworks?from=page-2')).json().next, null);
  const [, second] = bff.upstream.callsOf('GET /api/save-artworks');
  t.equal(second?.query.get('pagination[page]'), '2');
  for (const from of ['', '2', 'page-0', 'page-x', 'after-', 'before-1']) {
    t.equal((await get(`/api/following/artworks?from=${from}`)).statusCode, 400, from);
  }
  t.equal(bff.upstream.callsOf('GET /api/save-artworks').length, 2);
});

t.test('saved works show current prices, or none', async (t) => {
  const { bff, get } = await startSignedIn(t);
  const none = { lowestAsk: null, highestBid: null, lastSale: null };
  const soldOut = { data: [{ id: 21, attributes: edition(none) }] };
  bff.upstream.on('GET /api/save-artworks', {
    body: page([save(1), save(2, { editions: soldOut }), save(3, { editions: { data: [] } })]),
  });
  const view = savedArtworksView.parse((await get('/api/following/artworks')).json());
  t.match(
    view.items.map(({ id, href, shown }) => ({ id, href, shown })),
    [
      { id: 1, shown: { lowestAsk: { priceGbp: 50_000 }, highestBid: { priceGbp: 45_000 } } },
      { id: 2, shown: { editionId: 21, lowestAsk: null, highestBid: null } },
      { id: 3, href: /\/3$/, shown: { editionId: null, lowestAsk: null, highestBid: null } },
    ],
  );
});

t.test('groups releases with reminders by their state', async (t) => {
  const { bff, get } = await startSignedIn(t);
  const timed = { kind: 'timed', timedEdition: true } as const;
  bff.upstream.on('GET /api/release-notifications', {
    body: page([
      notified(1, { releaseStartTimestamp: inHours(90) }),
      notified(2, { releaseStartTimestamp: inHours(10) }),
      notified(3, { kind: 'unscheduled', releaseStartTimestamp: null }),
      notified(4, {
        ...timed,
        releaseStartTimestamp: inHours(-1),
        releaseEndTimestamp: inHours(1),
      }),
      notified(5, { releaseStartTimestamp: inHours(-90) }),
      notified(6, { releaseStartTimestamp: inHours(-10) }),
    ]),
  });
  const entry = { releaseId: 8, enteredAt: at, buyBy: null };
  bff.upstream.on('GET /api/raffle-entries', {
    body: {
      data: [
        { ...entry, id: 71, rank: 2 },
        { ...entry, id: 70, rank: null, releaseId: 9 },
      ],
    },
  });
  const draw = { seed: 'x', winners: 2, entries: 40, drawnAt: at };
  bff.upstream.on('GET /api/releases', {
    body: page([{ id: 8, attributes: release({ kind: 'raffle', raffle: true, draw }) }]),
  });
  bff.upstream.on('GET /api/follow-artists', { body: page([follow(3, 'Mara Lind')]) });
  const view = notificationsView.parse((await get('/api/notifications')).json());
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  t.strictSame(ids(view.open), [4]);
  t.strictSame(ids(view.upcoming), [2, 1], 'the next one first');
  t.strictSame(ids(view.unscheduled), [3]);
  t.strictSame(ids(view.past.items), [6, 5], 'the latest first');
  t.match(view.raffles, [
    { release: { id: 8 }, entry: { id: 71, rank: 2 }, draw: { winners: 2, entries: 40 } },
  ]);
  t.equal(view.raffles.length, 1, 'not one whose release has gone');
  t.match(view.artists, { total: 1, latest: [{ name: 'Mara Lind', flags: { newSale: false } }] });
  const asked = bff.upstream.callsOf('GET /api/releases')[0]!.query;
  t.equal(asked.get('filters[id][$in][0]'), '8');
  t.equal(asked.get('filters[id][$in][1]'), '9');
});

t.test('past releases come in pages of twenty', async (t) => {
  const { bff, get } = await startSignedIn(t);
  const many = Array.from({ length: 41 }, (_, index) =>
    notified(index + 1, { releaseStartTimestamp: inHours(-index - 1) }),
  );
  bff.upstream.on('GET /api/release-notifications', { body: page(many) });
  const pageAt = async (number: number) =>
    releaseList.parse((await get(`/api/notifications/past?page=${number}`)).json());
  t.match(await pageAt(1), { total: 41, pageCount: 3, items: { 0: { id: 1 }, length: 20 } });
  t.match(await pageAt(3), { page: 3, items: { 0: { id: 41 }, length: 1 } });
  t.match((await pageAt(4)).items, []);
  t.equal((await get('/api/notifications/past?page=0')).statusCode, 400);
});

t.test('lists require authentication, and a malformed upstream answer is a 502', async (t) => {
  const { bff, get } = await startSignedIn(t);
  const paths = [
    '/api/following/artists',
    '/api/following/artworks',
    '/api/notifications',
    '/api/notifications/past',
  ];
  for (const path of paths) {
    const visited = await bff.call('GET', path);
    t.equal(visited.statusCode, 401, path);
    t.equal(visited.json().error.code, 'auth.required');
  }
  for (const call of ['follow-artists', 'save-artworks', 'release-notifications']) {
    bff.upstream.fail(`GET /api/${call}`, 'wrong-shape');
  }
  for (const path of paths) t.equal((await get(path)).statusCode, 502, path);
});
