import { and, asc, eq, sql } from 'drizzle-orm';
import { titleWithEdition } from '../../../shared/domain/shown-edition.ts';
import type { Queryable } from '../../db/database.ts';
import { artists } from '../../db/schema/catalogue.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts';
import {
  type Bounds,
  type Movement,
  readMovements,
  readOpenings,
  sumMovements,
} from './read-movements.ts';

/** What is owed to each artist and what they were paid, most owed first. */
export async function listRoyalties(db: Queryable) {
  const isPaid = sql`${ledgerTransactions.kind} = 'royalty-payment'`;
  const owed = sql`-sum(${ledgerEntries.amount})`.mapWith(Number);
  return db
    .select({
      artistId: ledgerAccounts.artistId,
      artist: artists.name,
      currency: ledgerAccounts.currency,
      owed,
      paid: sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${isPaid}), 0)`.mapWith(Number),
      lastPaidAt: sql<Date | null>`max(${ledgerTransactions.at}) filter (where ${isPaid})`.mapWith(
        (at) => (at === null ? null : new Date(at)),
      ),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(artists, eq(artists.id, ledgerAccounts.artistId))
    .where(eq(ledgerAccounts.kind, 'royalties'))
    .groupBy(ledgerAccounts.id, artists.id)
    .orderBy(asc(sql`sum(${ledgerEntries.amount})`), asc(ledgerAccounts.id));
}

/** The royalties of an artist in a time; null: there is no such artist. */
export async function readRoyaltyStatement(db: Queryable, artistId: number, bounds: Bounds) {
  const [artist] = await db.select().from(artists).where(eq(artists.id, artistId));
  if (!artist) return null;
  const accounts = and(eq(ledgerAccounts.kind, 'royalties'), eq(ledgerAccounts.artistId, artistId));
  const openings = await readOpenings(db, accounts, bounds.from);
  const movements = await readMovements(db, accounts, bounds);
  return { artist, sums: sumMovements(openings, movements), movements };
}
export type RoyaltyStatement = NonNullable<Awaited<ReturnType<typeof readRoyaltyStatement>>>;

/** The title of what was sold; null: a payment. */
export function titleOf({ artwork, edition, otherName }: Movement): string | null {
  return artwork === null || edition === null
    ? null
    : titleWithEdition(artwork, { name: edition, otherName });
}

/** The bank's reference of a payment to an artist; null: it is none. */
export function referenceOf({ kind, cause }: Pick<Movement, 'kind' | 'cause'>): string | null {
  return kind === 'royalty-payment' ? cause.split(':').slice(2).join(':') : null;
}
