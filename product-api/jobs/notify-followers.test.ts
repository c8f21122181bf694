import { eq } from 'drizzle-orm';
import t from 'tap';
import {
  addPerson,
  bid,
  draftPurchase,
  list,
  listApproved,
  type Market,
  openMarket,
  run,
} from '../../tests/product-api/support/market.ts';
import { createSigningKeys } from '../auth/signing-keys.ts';
import { editAsk } from '../commands/edit-ask.ts';
import { placeBid } from '../commands/place-bid.ts';
import { unsubscribe } from '../commands/unsubscribe.ts';
import { artists, artworkArtists } from '../db/schema/catalogue.ts';
import { followedArtists } from '../db/schema/collecting.ts';
import type { NewsFlag } from '../db/schema/news.ts';
import { followerNews } from '../db/schema/news.ts';
import { emails, profiles, users } from '../db/schema/people.ts';
import { readUnsubscribeToken } from '../mail/unsubscribe-link.ts';
import { notifyFollowers } from './notify-followers.ts';

type FollowedMarket = Market &
  Parameters<typeof notifyFollowers>[0] & { readonly artistIds: number[] };

/** A market whose artwork is by two artists. */
async function openFollowedMarket(t: {
  teardown(undo: () => Promise<void>): void;
}): Promise<FollowedMarket> {
  const market = await openMarket();
  t.teardown(() => market.close());
  const rows = await market.db
    .insert(artists)
    .values(
      ['Ada Quill', 'Bo Ink'].map((name) => ({
        name,
        nationalities: [],
        description: '',
        description2: '',
      })),
    )
    .returning();
  const artistIds = rows.map(({ id }) => id);
  await market.db
    .insert(artworkArtists)
    .values(
      artistIds.map((artistId, position) => ({ artworkId: market.artworkId, artistId, position })),
    );
  const signingKeys = createSigningKeys(market.db, market.now);
  return { ...market, signingKeys, flushOutbox: () => undefined, artistIds };
}

async function follow(
  followed: FollowedMarket,
  options: { off?: NewsFlag[]; artist?: number; userId?: number } = {},
): Promise<number> {
  const userId = options.userId ?? (await addPerson(followed));
  const off = Object.fromEntries((options.off ?? []).map((flag) => [flag, false]));
  const artistId = followed.artistIds[options.artist ?? 0]!;
  await followed.db
    .insert(followedArtists)
    .values({ userId, artistId, createdAt: followed.now(), ...off });
  return userId;
}

/** Subjects of the mails that a follower got, oldest first. */
async function newsTo(followed: FollowedMarket, userId: number): Promise<string[]> {
  const rows = await followed.db
    .select({ subject: emails.subject, key: emails.dedupeKey })
    .from(emails)
    .innerJoin(users, eq(users.email, emails.recipient))
    .where(eq(users.id, userId))
    .orderBy(emails.id);
  return rows.filter(({ key }) => key.startsWith('news:')).map(({ subject }) => subject);
}

const title = 'Night Ferry by Ada Quill and Bo Ink';

t.test('a follower is notified of a lower ask, a higher bid and a sale', async (t) => {
  const followed = await openFollowedMarket(t);
  const fan = await follow(followed);
  const seller = await addPerson(followed);
  await listApproved(followed, seller, { price: 100_00 });
  await listApproved(followed, await addPerson(followed), { price: 120_00 });
  await bid(followed, await addPerson(followed), { price: 40_00 });
  await bid(followed, await addPerson(followed), { price: 30_00 });
  const { orderId } = await bid(followed, await addPerson(followed), { price: 100_00 });
  t.ok(orderId);
  t.equal(await notifyFollowers(followed), 3);
  t.same(await newsTo(followed, fan), [
    `${title}: lowest ask is now £100`,
    `${title}: highest bid is now £40`,
    `${title} sold for £100`,
  ]);
  t.equal(await notifyFollowers(followed), 0, 'and never again');
});

t.test('what waits for authentication is no news', async (t) => {
  const followed = await openFollowedMarket(t);
  await follow(followed);
  await list(followed, await addPerson(followed), { price: 100_00 });
  t.equal(await followed.db.$count(followerNews), 0);
});

t.test('each of the four flags ends its own kind', async (t) => {
  const followed = await openFollowedMarket(t);
  const without = {
    ask: await follow(followed, { off: ['followArtistNewLowestAsk'] }),
    bid: await follow(followed, { off: ['followArtistNewHighestBid'] }),
    sale: await follow(followed, { off: ['followArtistNewSale'] }),
    release: await follow(followed, { off: ['followArtistNewRelease'] }),
  };
  await bid(followed, await addPerson(followed), { price: 40_00 });
  await listApproved(followed, await addPerson(followed), { price: 100_00 });
  await bid(followed, await addPerson(followed), { price: 100_00 });
  await notifyFollowers(followed);
  const kinds = async (id: number) =>
    (await newsTo(followed, id)).map((subject) => /lowest ask|highest bid|sold/.exec(subject)?.[0]);
  t.same(await kinds(without.ask), ['highest bid', 'sold']);
  t.same(await kinds(without.bid), ['lowest ask', 'sold']);
  t.same(await kinds(without.sale), ['highest bid', 'lowest ask']);
  t.same(await kinds(without.release), ['highest bid', 'lowest ask', 'sold']);
});

t.test('a follower is not notified of their own orders', async (t) => {
  const followed = await openFollowedMarket(t);
  const seller = await follow(followed);
  const buyer = await follow(followed);
  const ask = await listApproved(followed, seller, { price: 100_00 });
  const draft = await draftPurchase(followed, buyer, ask.id);
  await run(followed, (work) => placeBid(work, { userId: buyer, bidId: draft.id }));
  await notifyFollowers(followed);
  t.same(await newsTo(followed, seller), []);
  t.same(await newsTo(followed, buyer), [`${title}: lowest ask is now £100`]);
});

t.test('a follower of both artists is notified once, by the flags of either', async (t) => {
  const followed = await openFollowedMarket(t);
  const fan = await follow(followed, { off: ['followArtistNewHighestBid'] });
  await follow(followed, { userId: fan, artist: 1 });
  await bid(followed, await addPerson(followed), { price: 40_00 });
  t.equal(await notifyFollowers(followed), 1);
});

t.test('an ask that is lowered is news, one that is raised is none', async (t) => {
  const followed = await openFollowedMarket(t);
  const fan = await follow(followed);
  const seller = await addPerson(followed);
  const ask = await listApproved(followed, seller, { price: 100_00 });
  const edit = (price: number) =>
    run(followed, (work) => editAsk(work, { userId: seller, askId: ask.id, body: { price } }));
  await edit(110_00);
  await edit(90_00);
  await edit(95_00);
  await edit(90_00);
  await notifyFollowers(followed);
  t.same(await newsTo(followed, fan), [
    `${title}: lowest ask is now £100`,
    `${title}: lowest ask is now £90`,
  ]);
});

t.test('later followers and closed accounts are not notified', async (t) => {
  const followed = await openFollowedMarket(t);
  const gone = await follow(followed);
  await followed.db.update(users).set({ leftAt: followed.now() }).where(eq(users.id, gone));
  await bid(followed, await addPerson(followed), { price: 40_00 });
  const late = await follow(followed);
  t.equal(await notifyFollowers(followed), 0);
  t.same(await newsTo(followed, late), []);
});

t.test('ten processes tell each follower once, in many small steps', async (t) => {
  const followed = await openFollowedMarket(t);
  for (let index = 0; index < 25; index += 1) await follow(followed);
  const buyer = await addPerson(followed);
  for (const price of [40_00, 50_00, 60_00]) await bid(followed, buyer, { price });
  const told = await Promise.all(Array.from({ length: 10 }, () => notifyFollowers(followed, 4)));
  await notifyFollowers(followed, 4);
  t.equal(
    told.reduce((sum, one) => sum + one, 0),
    75,
  );
  const keys = (await followed.db.select().from(emails))
    .map(({ dedupeKey }) => dedupeKey)
    .filter((key) => key.startsWith('news:'));
  t.equal(keys.length, 75);
  t.equal(new Set(keys).size, 75);
});

t.test('a crash in the middle repeats nothing and loses nothing', async (t) => {
  const followed = await openFollowedMarket(t);
  const fans = [await follow(followed), await follow(followed), await follow(followed)];
  await bid(followed, await addPerson(followed), { price: 40_00 });
  let keys = 0;
  const failing: FollowedMarket = {
    ...followed,
    signingKeys: {
      ...followed.signingKeys,
      newest: async () => {
        keys += 1;
        if (keys === 2) throw new Error('the process dies here');
        return followed.signingKeys.newest();
      },
    },
  };
  await t.rejects(notifyFollowers(failing, 1));
  await notifyFollowers(followed, 1);
  for (const fan of fans) t.equal((await newsTo(followed, fan)).length, 1);
});

t.test('the link in a mail ends that kind of mail for that person', async (t) => {
  const followed = await openFollowedMarket(t);
  const fan = await follow(followed);
  await follow(followed, { userId: fan, artist: 1 });
  const other = await follow(followed);
  await bid(followed, await addPerson(followed), { price: 40_00 });
  await notifyFollowers(followed);
  const [mail] = (await followed.db.select().from(emails)).filter(({ dedupeKey }) =>
    dedupeKey.endsWith(`:${fan}`),
  );
  const link = new URL(mail!.unsubscribeLink!);
  t.equal(`${link.origin}${link.pathname}`, 'https://deckle.test/unsubscribe');
  t.ok(mail!.text.includes(link.href) && mail!.html.includes(link.href));
  const token = link.searchParams.get('token')!;
  const read = await readUnsubscribeToken(token, followed.signingKeys);
  t.same(read, { userId: fan, from: { kind: 'followArtistNewHighestBid' } });
  await unsubscribe(followed, read!);

  const follows = await followed.db.select().from(followedArtists);
  for (const row of follows) {
    t.match(row, {
      followArtistNewHighestBid: row.userId !== fan,
      followArtistNewLowestAsk: true,
      followArtistNewSale: true,
      followArtistNewRelease: true,
    });
  }
  const [profile] = await followed.db.select().from(profiles).where(eq(profiles.userId, fan));
  t.match(profile, { followArtistNewHighestBid: false, followArtistNewSale: true });
  await bid(followed, await addPerson(followed), { price: 60_00 });
  t.equal(await notifyFollowers(followed), 1);
  t.equal((await newsTo(followed, other)).length, 2);
});
