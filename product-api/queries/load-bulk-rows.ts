import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import type { Currency } from '../../shared/domain/money.ts';
import type { Database, Queryable } from '../db/database.ts';
import { type BulkRefusal, bulkRows } from '../db/schema/bulk.ts';
import { asks, bids } from '../db/schema/market.ts';
import { isAnyOf } from '../db/sql.ts';
import { findAuthenticationDates } from '../market/authentication.ts';
import { bidOrder, isLiveIn } from '../market/book.ts';
import type { BidRow } from '../market/rows.ts';
import type { Terms } from '../market/terms.ts';
import { readTerms } from '../market/terms.ts';
import { readTrader } from '../market/trader.ts';
import { countDocuments } from './list-documents.ts';
import { loadAsks } from './load-asks.ts';
import { isAuthenticated, type LoadedBulkAsk } from './load-bulk-asks.ts';
import { type EditionWithBest, editionsOfArtworks } from './load-editions.ts';
import { loadTradedEditions, type TradedEdition } from './load-traded-editions.ts';

const stored = {
  key: bulkRows.key,
  position: bulkRows.position,
  values: bulkRows.values,
  artworkId: bulkRows.artworkId,
  editionId: bulkRows.editionId,
  refusal: bulkRows.refusal,
};

export type LoadedBulkRow = {
  readonly row: Pick<
    typeof bulkRows.$inferSelect,
    'key' | 'position' | 'values' | 'artworkId' | 'editionId'
  > & { readonly refusal: BulkRefusal | null };
  readonly ask: LoadedBulkAsk | null;
  /** Main first; empty while the artwork is not known. */
  readonly editions: readonly (EditionWithBest & { readonly traded: TradedEdition })[];
  readonly highestBid: BidRow | null;
};

export type LoadedBulkRows = {
  readonly currency: Currency;
  readonly terms: Terms;
  readonly rows: readonly LoadedBulkRow[];
};

/** Not placed yet: without an ask, or with a draft. */
const isOpen = or(isNull(asks.id), eq(asks.status, 'Draft'));

export async function openBulkRows(db: Queryable, userId: number): Promise<string[]> {
  const rows = await db
    .select({ key: bulkRows.key })
    .from(bulkRows)
    .leftJoin(asks, eq(asks.id, bulkRows.askId))
    .where(and(eq(bulkRows.userId, userId), isOpen));
  return rows.map(({ key }) => key);
}

/** A user's rows that are not placed yet, in their order; with `keys` only those. */
export async function loadBulkRows(
  db: Database,
  userId: number,
  now: Date,
  keys?: readonly string[],
): Promise<LoadedBulkRows> {
  const rows = await db
    .select({ row: stored, ask: asks })
    .from(bulkRows)
    .leftJoin(asks, eq(asks.id, bulkRows.askId))
    .where(
      and(
        eq(bulkRows.userId, userId),
        isOpen,
        keys && sql`${bulkRows.key} = any(${sql.param([...keys])}::uuid[])`,
      ),
    )
    .orderBy(asc(bulkRows.position), asc(bulkRows.key));
  const { currency } = await readTrader(db, userId);
  const terms = await readTerms(db, now);
  const artworkIds = [...new Set(rows.flatMap(({ row }) => row.artworkId ?? []))];
  const editions = await editionsOfArtworks(db, artworkIds, now);
  const editionIds = editions.map(({ edition }) => edition.id);
  const drafts = rows.flatMap(({ ask }) => ask ?? []);
  const [traded, bidOf, documents, loaded, approved] = await Promise.all([
    loadTradedEditions(db, editionIds),
    bestBidsOfOthers(db, { editionIds, userId, now }),
    countDocuments(
      db,
      drafts.map(({ id }) => id),
    ),
    loadAsks(db, drafts),
    findAuthenticationDates(
      db,
      userId,
      drafts.map(({ editionId }) => editionId),
    ),
  ]);
  const askOf = new Map(loaded.map((one) => [one.ask.id, one]));
  const named = editions.flatMap((one) => {
    const known = traded.get(one.edition.id);
    return known ? [{ ...one, traded: known }] : [];
  });
  const byArtwork = Map.groupBy(named, ({ edition }) => edition.artworkId);
  return {
    currency,
    terms,
    rows: rows.map(({ row, ask }) => {
      const draft = ask && askOf.get(ask.id);
      const highestBid = (row.editionId !== null && bidOf.get(row.editionId)) || null;
      return {
        row,
        editions: (row.artworkId !== null && byArtwork.get(row.artworkId)) || [],
        highestBid,
        ask: draft
          ? {
              ...draft,
              highestBid,
              documents: documents.get(draft.ask.id) ?? 0,
              isAuthenticated: isAuthenticated(draft.ask, approved),
            }
          : null,
      };
    }),
  };
}

/** The highest bid of another user in each of these books, by edition id. */
async function bestBidsOfOthers(
  db: Queryable,
  query: { readonly editionIds: readonly number[]; readonly userId: number; readonly now: Date },
): Promise<ReadonlyMap<number, BidRow>> {
  const rows = await db
    .selectDistinctOn([bids.editionId])
    .from(bids)
    .where(
      and(
        isAnyOf(bids.editionId, query.editionIds),
        eq(bids.status, bidInBook),
        ne(bids.userId, query.userId),
        isLiveIn(bids.expiresAt, query.now),
      ),
    )
    .orderBy(bids.editionId, ...bidOrder);
  return new Map(rows.map((bid) => [bid.editionId, bid]));
}
