import { and, asc, eq, gt, inArray, isNull, lte, notInArray } from 'drizzle-orm';
import { formatMoney, money } from '../../shared/domain/money.ts';
import type { Transaction } from '../db/database.ts';
import { artworkArtists, editions, releaseArtists, releases } from '../db/schema/catalogue.ts';
import { followedArtists } from '../db/schema/collecting.ts';
import { followerNews, newsFlags } from '../db/schema/news.ts';
import { users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { composeMessage } from '../mail/compose-message.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import type { Words } from '../mail/messages/fill-message.ts';
import type { Said } from '../mail/messages/messages.ts';
import { unsubscribeLink } from '../mail/unsubscribe-link.ts';
import { readWords } from '../market/message-texts.ts';
import { nameEdition } from '../market/name-edition.ts';
import { nameRelease } from '../market/name-release.ts';

type NotifyDeps = Pick<Deps, 'db' | 'now' | 'publicUrl' | 'signingKeys' | 'flushOutbox'>;
type NewsRow = typeof followerNews.$inferSelect;
type Subject = {
  readonly title: string;
  readonly path: string;
  readonly artistIds: readonly number[];
};

/** Followers per transaction, so that a popular artist holds no lock for long. */
const defaultBatch = 200;

/**
 * Queues a mail to each follower who wants news of this kind and did not cause it. A row of news is
 * locked while it is worked on, and its progress is stored with the mails: neither several
 * processes nor a crash lose or repeat one. Returns how many mails.
 */
export async function notifyFollowers(deps: NotifyDeps, batchSize = defaultBatch): Promise<number> {
  let queued = 0;
  for (;;) {
    const count = await deps.db.transaction((tx) => notifyBatch(tx, deps, batchSize));
    if (count === null) break;
    queued += count;
  }
  if (queued > 0) deps.flushOutbox();
  return queued;
}

/** null: no news is left. */
async function notifyBatch(
  tx: Transaction,
  deps: NotifyDeps,
  batchSize: number,
): Promise<number | null> {
  const [news] = await tx
    .select()
    .from(followerNews)
    .where(isNull(followerNews.toldAt))
    .orderBy(asc(followerNews.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!news) return null;
  const subject = await subjectOf(tx, news);
  const followers = subject ? await listFollowers(tx, news, subject.artistIds, batchSize) : [];
  if (subject && followers.length > 0) {
    const says = newsOf(news, subject);
    const words = (await readWords(tx, [says]))(says);
    for (const follower of followers) await queueMail(tx, deps, { news, subject, follower, words });
  }
  const last = followers.at(-1);
  const isDone = !last || followers.length < batchSize;
  await tx
    .update(followerNews)
    .set(isDone ? { toldAt: deps.now() } : { toldUpTo: last.id })
    .where(eq(followerNews.id, news.id));
  return followers.length;
}

/** null: the record no longer exists, and no mail is sent. */
async function subjectOf(tx: Transaction, news: NewsRow): Promise<Subject | null> {
  if (news.releaseId !== null) {
    const [release] = await tx.select().from(releases).where(eq(releases.id, news.releaseId));
    if (!release || release.takenDownAt) return null;
    const makers = await tx
      .select({ id: releaseArtists.artistId })
      .from(releaseArtists)
      .where(eq(releaseArtists.releaseId, release.id));
    return { ...(await nameRelease(tx, release)), artistIds: makers.map(({ id }) => id) };
  }
  if (news.editionId === null) return null;
  const [edition] = await tx.select().from(editions).where(eq(editions.id, news.editionId));
  if (!edition) return null;
  const makers = await tx
    .select({ id: artworkArtists.artistId })
    .from(artworkArtists)
    .where(eq(artworkArtists.artworkId, edition.artworkId));
  return { ...(await nameEdition(tx, edition)), artistIds: makers.map(({ id }) => id) };
}

type Follower = { readonly id: number; readonly email: string; readonly firstName: string };

/** By id; a follower of several of the artists appears once. */
function listFollowers(
  tx: Transaction,
  news: NewsRow,
  artistIds: readonly number[],
  limit: number,
): Promise<Follower[]> {
  return tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(followedArtists)
    .innerJoin(users, eq(users.id, followedArtists.userId))
    .where(
      and(
        inArray(followedArtists.artistId, [...artistIds]),
        gt(followedArtists.userId, news.toldUpTo),
        eq(followedArtists[newsFlags[news.kind]], true),
        lte(followedArtists.createdAt, news.createdAt),
        isNull(users.leftAt),
        notInArray(followedArtists.userId, [...news.actors]),
      ),
    )
    .groupBy(users.id)
    .orderBy(asc(users.id))
    .limit(limit);
}

type Mail = {
  readonly news: NewsRow;
  readonly subject: Subject;
  readonly follower: Follower;
  readonly words: Words;
};

async function queueMail(
  tx: Transaction,
  { publicUrl, signingKeys }: NotifyDeps,
  { news, subject, follower, words }: Mail,
): Promise<void> {
  const who = { userId: follower.id, from: { kind: newsFlags[news.kind] } };
  await enqueueEmail(tx, {
    dedupeKey: `news:${news.dedupeKey}:${follower.id}`,
    recipient: follower.email,
    ...composeMessage({
      firstName: follower.firstName,
      words,
      link: `${publicUrl}${subject.path}`,
      unsubscribeLink: await unsubscribeLink(publicUrl, signingKeys, who),
    }),
  });
}

/** What is said of it; the name in `subject` is that of a work and its artists, or of a release. */
function newsOf({ kind, price, currency }: NewsRow, { title }: Subject): Said {
  if (kind === 'release') return { name: 'news.release', fields: { title } };
  const told = price === null || currency === null ? '' : formatMoney(money(price, currency));
  return { name: `news.${kind}`, fields: { title, price: told } };
}
