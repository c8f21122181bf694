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

type Studio = Market & Parameters<typeof notifyFollowers>[0] & { readonly artistIds: number[] };

/** A market whose artwork is by two artists. */
async function openStudio(t: { teardown(undo: () => Promise<void>): void }): Promise<Studio> {
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
  studio: Studio,
  options: { off?: NewsFlag[]; artist?: number; userId?: number } = {},
): Promise<number> {
  const userId = options.userId ?? (await addPerson(studio));
  const off = Object.fromEntries((options.off ?? []).map((flag) => [flag, false]));
  const artistId = studio.artistIds[options.artist ?? 0]!;
  await studio.db
    .insert(followedArtists)
    .values({ userId, artistId, createdAt: studio.now(), ...off });
  return userId;
}

/** Subjects of what a person was sent as a follower, oldest first. */
async function newsTo(studio: Studio, userId: number): Promise<string[]> {
  const rows = await studio.db
    .select({ subject: emails.subject, key: emails.dedupeKey })
    .from(emails)
    .innerJoin(users, eq(users.email, emails.recipient))
    .where(eq(users.id, userId))
    .orderBy(emails.id);
  return rows.filter(({ key }) => key.startsWith('news:')).map(({ subject }) => subject);
}

const title = 'Night Ferry by Ada Quill and Bo Ink';

t.test('a follower is told of a lower ask, a higher bid and a sale', async (t) => {
  const studio = await openStudio(t);
  const fan = await follow(studio);
  const seller = await addPerson(studio);
  await listApproved(studio, seller, { price: 100_00 });
  await listApproved(studio, await addPerson(studio), { price: 120_00 });
  await bid(studio, await addPerson(studio), { price: 40_00 });
  await bid(studio, await addPerson(studio), { price: 30_00 });
  const { orderId } = await bid(studio, await addPerson(studio), { price: 100_00 });
  t.ok(orderId);
  t.equal(await notifyFollowers(studio), 3);
  t.same(await newsTo(studio, fan), [
    `${title} can be bought for £100`,
    `£40 is bid for ${title}`,
    `${title} was sold for £100`,
  ]);
  t.equal(await notifyFollowers(studio), 0, 'and never again');
});

t.test('what waits for authentication is no news', async (t) => {
  const studio = await openStudio(t);
  await follow(studio);
  await list(studio, await addPerson(studio), { price: 100_00 });
  t.equal(await studio.db.$count(followerNews), 0);
});

t.test('each of the four flags ends its own kind', async (t) => {
  const studio = await openStudio(t);
  const without = {
    ask: await follow(studio, { off: ['followArtistNewLowestAsk'] }),
    bid: await follow(studio, { off: ['followArtistNewHighestBid'] }),
    sale: await follow(studio, { off: ['followArtistNewSale'] }),
    release: await follow(studio, { off: ['followArtistNewRelease'] }),
  };
  await bid(studio, await addPerson(studio), { price: 40_00 });
  await listApproved(studio, await addPerson(studio), { price: 100_00 });
  await bid(studio, await addPerson(studio), { price: 100_00 });
  await notifyFollowers(studio);
  const kinds = async (id: number) =>
    (await newsTo(studio, id)).map((subject) => /bought|bid|sold/.exec(subject)?.[0]);
  t.same(await kinds(without.ask), ['bid', 'sold']);
  t.same(await kinds(without.bid), ['bought', 'sold']);
  t.same(await kinds(without.sale), ['bid', 'bought']);
  t.same(await kinds(without.release), ['bid', 'bought', 'sold']);
});

t.test('nobody is told of what they did themself', async (t) => {
  const studio = await openStudio(t);
  const seller = await follow(studio);
  const buyer = await follow(studio);
  const ask = await listApproved(studio, seller, { price: 100_00 });
  const draft = await draftPurchase(studio, buyer, ask.id);
  await run(studio, (work) => placeBid(work, { userId: buyer, bidId: draft.id }));
  await notifyFollowers(studio);
  t.same(await newsTo(studio, seller), []);
  t.same(await newsTo(studio, buyer), [`${title} can be bought for £100`]);
});

t.test('whoever follows both artists is told once, by the flags of either', async (t) => {
  const studio = await openStudio(t);
  const fan = await follow(studio, { off: ['followArtistNewHighestBid'] });
  await follow(studio, { userId: fan, artist: 1 });
  await bid(studio, await addPerson(studio), { price: 40_00 });
  t.equal(await notifyFollowers(studio), 1);
});

t.test('an ask that is lowered is news, one that is raised is none', async (t) => {
  const studio = await openStudio(t);
  const fan = await follow(studio);
  const seller = await addPerson(studio);
  const ask = await listApproved(studio, seller, { price: 100_00 });
  const edit = (price: number) =>
    run(studio, (work) => editAsk(work, { userId: seller, askId: ask.id, body: { price } }));
  await edit(110_00);
  await edit(90_00);
  await edit(95_00);
  await edit(90_00);
  await notifyFollowers(studio);
  t.same(await newsTo(studio, fan), [
    `${title} can be bought for £100`,
    `${title} can be bought for £90`,
  ]);
});

t.test('who follows later, or has left, is not told', async (t) => {
  const studio = await openStudio(t);
  const gone = await follow(studio);
  await studio.db.update(users).set({ leftAt: studio.now() }).where(eq(users.id, gone));
  await bid(studio, await addPerson(studio), { price: 40_00 });
  const late = await follow(studio);
  t.equal(await notifyFollowers(studio), 0);
  t.same(await newsTo(studio, late), []);
});

t.test('ten processes tell each follower once, in many small steps', async (t) => {
  const studio = await openStudio(t);
  for (let index = 0; index < 25; index += 1) await follow(studio);
  const buyer = await addPerson(studio);
  for (const price of [40_00, 50_00, 60_00]) await bid(studio, buyer, { price });
  const told = await Promise.all(Array.from({ length: 10 }, () => notifyFollowers(studio, 4)));
  await notifyFollowers(studio, 4);
  t.equal(
    told.reduce((sum, one) => sum + one, 0),
    75,
  );
  const keys = (await studio.db.select().from(emails))
    .map(({ dedupeKey }) => dedupeKey)
    .filter((key) => key.startsWith('news:'));
  t.equal(keys.length, 75);
  t.equal(new Set(keys).size, 75);
});

t.test('a crash in the middle repeats nothing and loses nothing', async (t) => {
  const studio = await openStudio(t);
  const fans = [await follow(studio), await follow(studio), await follow(studio)];
  await bid(studio, await addPerson(studio), { price: 40_00 });
  let keys = 0;
  const failing: Studio = {
    ...studio,
    signingKeys: {
      ...studio.signingKeys,
      newest: async () => {
        keys += 1;
        if (keys === 2) throw new Error('the process dies here');
        return studio.signingKeys.newest();
      },
    },
  };
  await t.rejects(notifyFollowers(failing, 1));
  await notifyFollowers(studio, 1);
  for (const fan of fans) t.equal((await newsTo(studio, fan)).length, 1);
});

t.test('the link in a mail ends that kind of mail for that person', async (t) => {
  const studio = await openStudio(t);
  const fan = await follow(studio);
  await follow(studio, { userId: fan, artist: 1 });
  const other = await follow(studio);
  await bid(studio, await addPerson(studio), { price: 40_00 });
  await notifyFollowers(studio);
  const [mail] = (await studio.db.select().from(emails)).filter(({ dedupeKey }) =>
    dedupeKey.endsWith(`:${fan}`),
  );
  const link = new URL(mail!.unsubscribeLink!);
  t.equal(`${link.origin}${link.pathname}`, 'https://deckle.test/unsubscribe');
  t.ok(mail!.text.includes(link.href) && mail!.html.includes(link.href));
  const token = link.searchParams.get('token')!;
  const read = await readUnsubscribeToken(token, studio.signingKeys);
  t.same(read, { userId: fan, from: { kind: 'followArtistNewHighestBid' } });
  await unsubscribe(studio, read!);

  const follows = await studio.db.select().from(followedArtists);
  for (const row of follows) {
    t.match(row, {
      followArtistNewHighestBid: row.userId !== fan,
      followArtistNewLowestAsk: true,
      followArtistNewSale: true,
      followArtistNewRelease: true,
    });
  }
  const [profile] = await studio.db.select().from(profiles).where(eq(profiles.userId, fan));
  t.match(profile, { followArtistNewHighestBid: false, followArtistNewSale: true });
  await bid(studio, await addPerson(studio), { price: 60_00 });
  t.equal(await notifyFollowers(studio), 1);
  t.equal((await newsTo(studio, other)).length, 2);
});
