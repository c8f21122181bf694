import { sql } from 'drizzle-orm';
import t from 'tap';
import { artists, artworks, releases } from '../../product-api/db/schema/catalogue.ts';
import { followedArtists, releaseNotifications } from '../../product-api/db/schema/collecting.ts';
import { feedEntries } from '../../product-api/db/schema/feed.ts';
import { writeCursor } from '../../product-api/queries/cursor.ts';
import { insertAsk, insertBid, insertOrder } from '../support/orders.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';

const api = await startTestProductApi(t);
const { app, db, catalogue } = api;
const [person, other] = [await createUser(db), await createUser(db)];
const [main, proofs] = catalogue.editionIds as [number, number];

type Answer = {
  readonly data: { readonly id: number }[];
  readonly meta: { readonly pagination: { readonly next?: string | null; readonly total: number } };
};
const idsOf = ({ data }: Answer) => data.map(({ id }) => id);

async function get(url: string): Promise<Answer> {
  const answer = await app.inject({ url, headers: { authorization: person.bearer } });
  t.equal(answer.statusCode, 200, `${url} ${answer.statusCode === 200 ? '' : answer.body}`);
  return answer.json();
}

/** Every page, each from the cursor of the previous one; `between` runs after each. */
async function walk(url: string, between = async () => {}): Promise<number[]> {
  const seen: number[] = [];
  const at = (after: string | null) =>
    `${url}${url.includes('?') ? '&' : '?'}pagination[pageSize]=3${after ? `&pagination[after]=${after}` : ''}`;
  let answer = await get(at(null));
  for (;;) {
    seen.push(...idsOf(answer));
    const { next } = answer.meta.pagination;
    if (next === null || next === undefined) return seen;
    await between();
    answer = await get(at(next));
  }
}

/** Many with equal prices and times, and some without a price, so that keys tie or are missing. */
await db.insert(artworks).values(
  Array.from({ length: 20 }, (_, index) => ({
    name: `Work ${index}`,
    medium: 'Etching',
    heat: (index % 3) / 10,
    lowestAskGbp: index % 4 === 0 ? null : 100 * (index % 3),
    highestBidGbp: index % 5 === 0 ? null : 50,
    createdAt: sql`timestamptz '2026-01-01' + ${index % 2} * interval '1 microsecond'`,
  })),
);
const releaseRows = await db
  .insert(releases)
  .values(
    Array.from({ length: 11 }, (_, index) => ({
      name: `Release ${index}`,
      kind: 'single' as const,
      startsAt: index % 3 === 0 ? null : new Date(Date.UTC(2026, 0, 1 + (index % 4))),
    })),
  )
  .returning({ id: releases.id });
await db
  .insert(releaseNotifications)
  .values(releaseRows.map(({ id }) => ({ userId: person.id, releaseId: id })));
const artistRows = await db
  .insert(artists)
  .values(
    Array.from({ length: 8 }, (_, index) => ({
      name: `Name ${index % 3}`,
      nationalities: [],
      description: '',
      description2: '',
    })),
  )
  .returning({ id: artists.id });
await db
  .insert(followedArtists)
  .values(artistRows.map(({ id }) => ({ userId: person.id, artistId: id })));
await db.insert(feedEntries).values(
  Array.from({ length: 8 }, (_, index) => ({
    ...{ userId: person.id, topic: 'bid' as const, dedupeKey: `${index}`, createdAt: new Date() },
    ...{ title: '', text: '', path: '/' },
  })),
);
for (let index = 0; index < 8; index += 1) {
  const own = { userId: person.id, editionId: main, price: 100_00 };
  await insertAsk(db, { ...own, isBulk: true });
  await insertBid(db, own);
  const [buyerId, sellerId] = index % 2 === 0 ? [person.id, other.id] : [other.id, person.id];
  const trade = { editionId: proofs, price: 90_00, status: 'PaidOut' } as const;
  await insertOrder(db, { ...trade, buyerId, sellerId });
}

const lists = [
  '/api/artworks',
  ...['lowestAsk:asc', 'lowestAsk:desc', 'highestBid:desc', 'createdAt:desc'].map(
    (sort) => `/api/artworks?sort=${sort}`,
  ),
  '/api/artworks?filters[medium][$eq]=Etching',
  `/api/artworks?filters[artists][id][$eq]=${catalogue.artistIds[0]}`,
  '/api/artists',
  '/api/artists?sort=name:desc',
  '/api/artists?sort=createdAt:desc',
  '/api/releases',
  '/api/releases?sort=releaseStartTimestamp:desc',
  '/api/releases?sort=releaseStartTimestamp:desc&filters[releaseStartTimestamp][$lt]=2026-01-04T00:00:00Z',
  '/api/releases?filters[releaseStartTimestamp][$null]=true',
  '/api/release-notifications',
  '/api/follow-artists',
  '/api/feed',
  '/api/asks',
  '/api/asks/user/history',
  '/api/asks/user/bulk',
  '/api/bids',
  '/api/bids/user/history',
  '/api/orders',
  '/api/orders?filters[side][$eq]=seller',
];

for (const url of lists) {
  t.test(`${url}: its cursors give the whole list in order`, async (t) => {
    const separator = url.includes('?') ? '&' : '?';
    const whole = await get(`${url}${separator}pagination[pageSize]=100`);
    t.ok(whole.data.length > 1);
    t.equal(whole.meta.pagination.next, null);
    t.equal(whole.meta.pagination.total, whole.data.length);
    t.same(await walk(url), idsOf(whole));
  });
}

t.test('new records do not shift the pages of a cursor', async (t) => {
  const before = idsOf(await get('/api/bids?pagination[pageSize]=100'));
  const seen = await walk('/api/bids', async () => {
    await insertBid(db, { userId: person.id, editionId: main, price: 80_00 });
  });
  t.same(seen, before);
});

t.test('works of a medium and of an artist have cursors', async (t) => {
  for (const [path, body] of [
    ['/api/artworks/medium', { medium: 'Etching' }],
    ['/api/artworks/artist', { artistId: catalogue.artistIds[0], sortBy: 'lowestAsk:asc' }],
  ] as const) {
    const page = async (payload: object) =>
      (await app.inject({ method: 'POST', url: path, payload: { ...body, ...payload } })).json();
    const first = await page({ pageSize: 1 });
    const second = await page({ pageSize: 1, after: first.meta.pagination.next });
    t.same(idsOf(second), idsOf(await page({ pageSize: 1, page: 2 })), path);
  }
});

t.test('refuses a cursor of another list', async (t) => {
  const { next } = (await get('/api/artworks?pagination[pageSize]=3')).meta.pagination;
  const forged = (key: number | string | null, sort: string) => writeCursor({ sort, key, id: 1 });
  for (const url of [
    `/api/artworks?sort=lowestAsk:asc&pagination[after]=${next}`,
    `/api/artworks?pagination[after]=${next}&pagination[page]=2`,
    `/api/artworks?filters[name][$containsi]=work&pagination[after]=${next}`,
    `/api/asks?pagination[after]=${next}`,
    '/api/artworks?pagination[after]=nonsense',
    '/api/artworks?pagination[after]=W10',
    `/api/artworks?pagination[after]=${forged('1; drop', 'heat:desc')}`,
    `/api/artworks?sort=lowestAsk:asc&pagination[after]=${forged(1.5, 'lowestAsk:asc')}`,
    `/api/artworks?sort=lowestAsk:asc&pagination[after]=${forged(1e300, 'lowestAsk:asc')}`,
    `/api/artworks?sort=createdAt:desc&pagination[after]=${forged(null, 'createdAt:desc')}`,
    `/api/releases?sort=artists:asc&pagination[after]=${next}`,
  ]) {
    const answer = await app.inject({ url, headers: { authorization: person.bearer } });
    t.equal(answer.statusCode, 400, url);
    t.match(answer.body, /after|next/);
  }
});

t.test(
  'refuses a page number beyond the counted records, and names the cursor instead',
  async (t) => {
    const answer = await app.inject('/api/artworks?pagination[page]=401');
    t.equal(answer.statusCode, 400);
    t.match(answer.body, /5000 records can be paged through by number.*after/);
    const extreme = writeCursor({ sort: 'createdAt:desc', key: Number.MAX_SAFE_INTEGER, id: 1 });
    const far = await get(`/api/artworks?sort=createdAt:desc&pagination[after]=${extreme}`);
    t.equal(far.data.length > 0, true);
  },
);
