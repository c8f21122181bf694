import { and, count, eq, inArray, ne, type SQL, sum } from 'drizzle-orm';
import type { AskStatus } from '../../shared/domain/ask-status.ts';
import type { Queryable } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { asks } from '../db/schema/market.ts';
import type { AskRow } from '../market/rows.ts';
import { countUpTo } from './count-up-to.ts';
import { inOrder, isAfterCursor, keyOf, newestFirst, rowsToRead, toPage } from './keyset.ts';
import { offsetOf, type Page, type PageRequest } from './page.ts';

type AskFilter = {
  readonly userId: number;
  readonly statuses?: readonly AskStatus[] | undefined;
  readonly artworkId?: number | undefined;
  readonly isBulk?: boolean | undefined;
};

const newest = newestFirst(asks.id);

/** One page of a user's asks, newest first, and their number. */
export async function listAsks(
  db: Queryable,
  filter: AskFilter,
  page: PageRequest,
): Promise<Page<AskRow>> {
  const where = conditionOf(db, filter);
  const rows = await db
    .select({ ask: asks, key: keyOf(newest) })
    .from(asks)
    .where(and(where, isAfterCursor(newest, page.after)))
    .orderBy(...inOrder(newest))
    .limit(rowsToRead(page))
    .offset(offsetOf(page));
  const cut = toPage(rows, page, newest, ({ ask }) => ask.id);
  const total = await countUpTo(db, asks, where);
  return { rows: cut.page.map(({ ask }) => ask), total, next: cut.next };
}

/** A user's ask; null for another user's too. */
export async function findAsk(db: Queryable, id: number, userId: number): Promise<AskRow | null> {
  const [ask] = await db
    .select()
    .from(asks)
    .where(and(eq(asks.id, id), eq(asks.userId, userId)));
  return ask ?? null;
}

/** Number and value of a user's asks by status and currency, without drafts. */
export async function summarizeAsks(db: Queryable, userId: number) {
  return db
    .select({
      status: asks.status,
      currency: asks.currency,
      count: count(),
      price: sum(asks.price).mapWith(Number),
    })
    .from(asks)
    .where(and(eq(asks.userId, userId), ne(asks.status, 'Draft')))
    .groupBy(asks.status, asks.currency)
    .orderBy(asks.status, asks.currency);
}

function conditionOf(
  db: Queryable,
  { userId, statuses, artworkId, isBulk }: AskFilter,
): SQL | undefined {
  return and(
    eq(asks.userId, userId),
    statuses && inArray(asks.status, [...statuses]),
    isBulk === undefined ? undefined : eq(asks.isBulk, isBulk),
    artworkId === undefined
      ? undefined
      : inArray(
          asks.editionId,
          db.select({ id: editions.id }).from(editions).where(eq(editions.artworkId, artworkId)),
        ),
  );
}
