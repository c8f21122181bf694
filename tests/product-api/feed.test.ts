import { eq } from 'drizzle-orm';
import t from 'tap';
import { feedEntries } from '../../product-api/db/schema/feed.ts';
import { emails } from '../../product-api/db/schema/people.ts';
import { deleteExpired } from '../../product-api/jobs/delete-expired.ts';
import { notify } from '../../product-api/market/notify.ts';
import { feedKeptDays } from '../../shared/domain/feed.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { advanceTo } from './support/operate.ts';
import { bidOverHttp, clientOf, listOverHttp } from './support/trading-client.ts';

const day = 86_400_000;
let clock = Date.parse('2026-11-01T09:00:00Z');
const now = () => new Date(clock);
const api = await startTestProductApi(t, { now });
const { db, deps } = api;
const [edition = 0] = api.catalogue.editionIds;

async function person() {
  const user = await createUser(db, { now: now() });
  return { ...user, call: clientOf(api, user) };
}
type Person = Awaited<ReturnType<typeof person>>;
type Entry = {
  readonly id: number;
  readonly attributes: {
    readonly topic: string;
    readonly title: string;
    readonly path: string;
    readonly readAt: string | null;
  };
};
const feedOf = async ({ call }: Person, query = ''): Promise<Entry[]> =>
  (await call('GET', `/api/feed${query}`)).body.data;
const titlesOf = async (one: Person) =>
  (await feedOf(one)).map(({ attributes }) => attributes.title);
const unreadOf = async ({ call }: Person) =>
  (await call('GET', '/api/feed/unread')).body.data.unread;
const read = ({ call }: Person, body: object) => call('POST', '/api/feed/read', { body });
const tell = (userId: number, dedupeKey: string) =>
  db.transaction((tx) =>
    notify({ tx, now, publicUrl: 'https://deckle.test' }, userId, {
      dedupeKey,
      artworkId: null,
      says: { name: 'bid-expired', fields: { title: dedupeKey } },
      path: '/artworks',
    }),
  );

t.test('a trade and its order appear in both users’ feeds, once per mail', async (t) => {
  const [buyer, seller, other] = [await person(), await person(), await person()];
  await bidOverHttp(other.call, edition, 90_00);
  await bidOverHttp(buyer.call, edition, 100_00);
  t.match(await titlesOf(other), [/^You were outbid on/]);
  await listOverHttp(api, seller.call, edition, 150_00);
  const undercutting = await person();
  await listOverHttp(api, undercutting.call, edition, 140_00);
  t.match((await titlesOf(seller))[0], /was undercut$/);
  const { orderId } = await bidOverHttp(buyer.call, edition, 140_00);
  for (const status of ['AwaitingShipment', 'Shipped', 'Received', 'Authenticated'] as const) {
    await advanceTo(deps, orderId!, status);
  }
  t.match(await titlesOf(buyer), [
    /is authenticated$/,
    /has arrived with us$/,
    /is on its way to us$/,
    /^You paid for/,
    /^Add a card to pay for/,
    /^You bought/,
  ]);
  await advanceTo(deps, orderId!, 'PaidOut');
  t.match((await titlesOf(undercutting)).slice(0, 3), [
    /^Your payout for/,
    /has been delivered$/,
    /is on its way$/,
  ]);
  const [entry] = await feedOf(buyer);
  t.match(entry, {
    attributes: {
      topic: 'purchase',
      path: new RegExp(`^/my-account/buying/order/\\d+/${orderId}\\?`),
      readAt: null,
      image: { formats: {} },
    },
  });
  const mailed = (await db.select().from(emails)).map(({ dedupeKey }) => dedupeKey);
  const told = (await db.select().from(feedEntries)).map(({ dedupeKey }) => dedupeKey);
  t.same(mailed.toSorted(), told.toSorted(), 'every event is told in both ways, once');
});

t.test('an event appears once, and not when its transaction fails', async (t) => {
  const one = await person();
  await Promise.all(Array.from({ length: 10 }, () => tell(one.id, 'once')));
  t.same(await titlesOf(one), ['Your bid for once has expired']);
  await t.rejects(
    db.transaction(async (tx) => {
      await notify({ tx, now, publicUrl: '' }, one.id, {
        ...{ dedupeKey: 'lost', artworkId: null, path: '/' },
        says: { name: 'bid-expired', fields: { title: 'lost' } },
      });
      throw new Error('undone');
    }),
  );
  t.same(await titlesOf(one), ['Your bid for once has expired']);
});

t.test('entries are marked as read by their owner, one or all up to an id', async (t) => {
  const [one, other] = [await person(), await person()];
  for (const key of ['a', 'b', 'c', 'd']) await tell(one.id, key);
  await tell(other.id, 'theirs');
  t.equal(await unreadOf(one), 4);
  const [newest, third] = (await feedOf(one)).map(({ id }) => id) as [number, number];
  t.same((await read(one, { id: newest })).body, { data: { unread: 3 } });
  const readAt = (await feedOf(one))[0]!.attributes.readAt;
  t.equal(readAt, now().toISOString());
  clock += 1000;
  await read(one, { id: newest });
  t.equal((await feedOf(one))[0]!.attributes.readAt, readAt, 'the first time stays');

  t.same((await read(other, { id: third })).body, { data: { unread: 1 } });
  await read(other, { upTo: 2_000_000_000 });
  t.equal(await unreadOf(one), 3, 'others’ entries stay unread');

  await tell(one.id, 'meanwhile');
  t.same((await read(one, { upTo: newest })).body, { data: { unread: 1 } });
  t.match(await feedOf(one), [
    { attributes: { title: 'Your bid for meanwhile has expired', readAt: null } },
    { attributes: { readAt: String } },
  ]);
});

t.test('unread entries are counted up to a hundred', async (t) => {
  const one = await person();
  const entry = { topic: 'bid', title: '', text: '', path: '/', createdAt: now() } as const;
  await db.insert(feedEntries).values(
    Array.from({ length: 130 }, (_, index) => ({
      ...entry,
      userId: one.id,
      dedupeKey: `many-${index}`,
    })),
  );
  t.equal(await unreadOf(one), 100);
});

t.test('requires authentication and a valid body', async (t) => {
  const guest = clientOf(api, null);
  for (const url of ['/api/feed', '/api/feed/unread'])
    t.equal((await guest('GET', url)).status, 401);
  t.equal((await guest('POST', '/api/feed/read', { body: { id: 1 } })).status, 401);
  const one = await person();
  for (const body of [{}, { id: 1, upTo: 2 }, { id: 0 }, { id: '1' }, { upTo: 2 ** 31 }]) {
    t.equal((await read(one, body)).status, 400);
  }
});

t.test('entries are kept for half a year, and deleted with the account', async (t) => {
  const one = await person();
  await tell(one.id, 'old');
  clock += (feedKeptDays - 1) * day;
  await tell(one.id, 'new');
  await deleteExpired(deps);
  const left = () =>
    db.select().from(feedEntries).where(eq(feedEntries.userId, one.id)).orderBy(feedEntries.id);
  t.match(await left(), [{ dedupeKey: 'old' }, { dedupeKey: 'new' }]);
  clock += 2 * day;
  await deleteExpired(deps);
  t.match(await left(), [{ dedupeKey: 'new' }]);
  const leaving = await createUser(db, { now: now() });
  await tell(leaving.id, 'goodbye');
  t.equal((await clientOf(api, leaving)('POST', '/api/profiles/leave')).status, 200);
  t.equal(await db.$count(feedEntries, eq(feedEntries.userId, leaving.id)), 0);
  await tell(leaving.id, 'too late');
  t.equal(await db.$count(feedEntries, eq(feedEntries.userId, leaving.id)), 0);
});
