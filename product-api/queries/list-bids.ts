import { and, count, eq, inArray, ne, type SQL, sum } from 'drizzle-orm';
import type { BidStatus } from '../../shared/domain/bid-status.ts';
import type { Queryable } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { bids } from '../db/schema/market.ts';
import type { BidRow } from '../market/rows.ts';
import { countUpTo } from './count-up-to.ts';
import { inOrder, isAfterCursor, keyOf, newestFirst, rowsToRead, toPage } from './keyset.ts';
import { offsetOf, type Page, type PageRequest } from './page.ts';

type BidFilter = {
  readonly userId: number;
  readonly statuses?: readonly BidStatus[] | undefined;
  readonly artworkId?: number | undefined;
};

const newest = newestFirst(bids.id);

/** One page of a user's bids, newest first, and their number. */
export async function listBids(
  db: Queryable,
  filter: BidFilter,
  page: PageRequest,
): Promise<Page<BidRow>> {
  const where = conditionOf(db, filter);
  const rows = await db
    .select({ bid: bids, key: keyOf(newest) })
    .from(bids)
    .where(and(where, isAfterCursor(newest, page.after)))
    .orderBy(...inOrder(newest))
    .limit(rowsToRead(page))
    .offset(offsetOf(page));
  const cut = toPage(rows, page, newest, ({ bid }) => bid.id);
  const total = await countUpTo(db, bids, where);
  return { rows: cut.page.map(({ bid }) => bid), total, next: cut.next };
}

/** A user's bid; null for another user's too. */
export async function findBid(db: Queryable, id: number, userId: number): Promise<BidRow | null> {
  const [bid] = await db
    .select()
    .from(bids)
    .where(and(eq(bids.id, id), eq(bids.userId, userId)));
  return bid ?? null;
}

/** Number and value of a user's bids by status and currency, without drafts. */
export async function summarizeBids(db: Queryable, userId: number) {
  return db
    .select({
      status: bids.status,
      currency: bids.currency,
      count: count(),
      price: sum(bids.price).mapWith(Number),
    })
    .from(bids)
    .where(and(eq(bids.userId, userId), ne(bids.status, 'Draft')))
    .groupBy(bids.status, bids.currency)
    .orderBy(bids.status, bids.currency);
}

function conditionOf(db: Queryable, { userId, statuses, artworkId }: BidFilter): SQL | undefined {
  return and(
    eq(bids.userId, userId),
    statuses && inArray(bids.status, [...statuses]),
    artworkId === undefined
      ? undefined
      : inArray(
          bids.editionId,
          db.select({ id: editions.id }).from(editions).where(eq(editions.artworkId, artworkId)),
        ),
  );
}
