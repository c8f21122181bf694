import type { AskStatus } from '../../shared/domain/ask-status.ts';
import type { Database } from '../db/database.ts';
import { findAuthenticationDates } from '../market/authentication.ts';
import { bestBid } from '../market/book.ts';
import type { AskRow, BidRow } from '../market/rows.ts';
import { listAsks } from './list-asks.ts';
import { countDocuments } from './list-documents.ts';
import { type LoadedAsk, loadAsks } from './load-asks.ts';
import type { Page, PageRequest } from './page.ts';

/** A bulk listing with the data for its review. */
export type LoadedBulkAsk = LoadedAsk & {
  readonly highestBid: BidRow | null;
  readonly documents: number;
  /** The seller's documents for the edition are approved: it needs no review. */
  readonly isAuthenticated: boolean;
};

const notEnded: readonly AskStatus[] = [
  'Draft',
  'PendingAuthentication',
  'MoreInfoRequired',
  'Rejected',
  'Approved',
  'Paused',
];

export async function loadBulkAsks(
  db: Database,
  userId: number,
  now: Date,
  page: PageRequest,
): Promise<Page<LoadedBulkAsk>> {
  const { rows, total, next } = await listAsks(
    db,
    { userId, statuses: notEnded, isBulk: true },
    page,
  );
  const documents = await countDocuments(
    db,
    rows.map(({ id }) => id),
  );
  const editionIds = [...new Set(rows.map(({ editionId }) => editionId))];
  const bids = await Promise.all(
    editionIds.map((editionId) => bestBid(db, { editionId, now, notUser: userId })),
  );
  const bidOf = new Map(editionIds.map((id, index) => [id, bids[index] ?? null]));
  const loaded = await loadAsks(db, rows);
  const approved = await findAuthenticationDates(db, userId, editionIds);
  return {
    rows: loaded.map((one) => ({
      ...one,
      highestBid: bidOf.get(one.ask.editionId) ?? null,
      documents: documents.get(one.ask.id) ?? 0,
      isAuthenticated: isAuthenticated(one.ask, approved),
    })),
    total,
    next,
  };
}

/** `approved` are the editions of which the seller's documents are. A draft will be, once placed. */
export function isAuthenticated(
  { status, authenticatedAt, editionId }: AskRow,
  approved: ReadonlyMap<number, Date>,
): boolean {
  return authenticatedAt !== null || (status === 'Draft' && approved.has(editionId));
}
