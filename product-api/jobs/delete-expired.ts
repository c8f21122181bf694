import { subDays } from 'date-fns/subDays';
import { lt } from 'drizzle-orm';
import { feedKeptDays } from '../../shared/domain/feed.ts';
import { feedEntries } from '../db/schema/feed.ts';
import { emptySearches } from '../db/schema/figures.ts';
import { imports } from '../db/schema/imports.ts';
import { followerNews } from '../db/schema/news.ts';
import { emails, oneTimeTokens, sessions } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';

/** Days that expired records are kept, long enough to look into a complaint. */
const retentionDays = {
  sessions: 7,
  tokens: 7,
  sentEmails: 30,
  news: 30,
  feed: feedKeptDays,
  emptySearches: 90,
  imports: 90,
} as const;

/** Deletes expired sessions and one-time tokens, old mails, imports and entries of feeds. */
export async function deleteExpired({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, subDays(now(), retentionDays.sessions)));
  await db
    .delete(oneTimeTokens)
    .where(lt(oneTimeTokens.expiresAt, subDays(now(), retentionDays.tokens)));
  await db.delete(followerNews).where(lt(followerNews.toldAt, subDays(now(), retentionDays.news)));
  await db.delete(emails).where(lt(emails.sentAt, subDays(now(), retentionDays.sentEmails)));
  await db.delete(feedEntries).where(lt(feedEntries.createdAt, subDays(now(), retentionDays.feed)));
  await db.delete(imports).where(lt(imports.createdAt, subDays(now(), retentionDays.imports)));
  const firstDay = subDays(now(), retentionDays.emptySearches).toISOString().slice(0, 10);
  await db.delete(emptySearches).where(lt(emptySearches.day, firstDay));
}
