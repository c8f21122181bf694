import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { releases } from '../db/schema/catalogue.ts';
import { users } from '../db/schema/people.ts';
import { raffleDraws, raffleEntries } from '../db/schema/raffles.ts';
import type { Deps } from '../deps.ts';
import { conflict, notFound, refused } from '../errors.ts';

type Entry = typeof raffleEntries.$inferSelect;

/**
 * Enters a user once, however often it is called. Throws the 404 of an unknown release,
 * 'release.not-open' unless it is an open raffle, 'auth.not-confirmed' for an unconfirmed e-mail
 * address.
 */
export async function enterRaffle(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, releaseId }: { readonly userId: number; readonly releaseId: number },
): Promise<Entry> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ confirmedAt: users.confirmedAt })
      .from(users)
      .where(eq(users.id, userId));
    if (!user?.confirmedAt) throw refused('auth.not-confirmed');
    await requireOpen(tx, releaseId, now());
    await tx
      .insert(raffleEntries)
      .values({ userId, releaseId, createdAt: now() })
      .onConflictDoNothing();
    const [entry] = await tx
      .select()
      .from(raffleEntries)
      .where(and(eq(raffleEntries.userId, userId), eq(raffleEntries.releaseId, releaseId)));
    if (!entry) throw notFound();
    return entry;
  });
}

/**
 * Withdraws the user's own entry while the raffle is open. Throws the 404 for another user's entry.
 */
export async function withdrawEntry(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, entryId }: { readonly userId: number; readonly entryId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(raffleEntries.id, entryId), eq(raffleEntries.userId, userId));
    const [entry] = await tx.select().from(raffleEntries).where(own);
    if (!entry) throw notFound();
    await requireOpen(tx, entry.releaseId, now());
    await tx.delete(raffleEntries).where(own);
  });
}

/** The release stays locked until the entry is written, so that a draw cannot miss it. */
async function requireOpen(tx: Transaction, releaseId: number, now: Date): Promise<void> {
  const [release] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.id, releaseId), isNull(releases.takenDownAt)))
    .for('share');
  if (!release) throw notFound();
  const { kind, startsAt, endsAt } = release;
  const isOpen = startsAt !== null && startsAt <= now && endsAt !== null && now < endsAt;
  if (kind !== 'raffle' || !isOpen) throw conflict('release.not-open');
  const [drawn] = await tx.select().from(raffleDraws).where(eq(raffleDraws.releaseId, releaseId));
  if (drawn) throw conflict('release.not-open');
}
