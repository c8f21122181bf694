import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { askInBook } from '../../shared/domain/ask-status.ts';
import { cheapestDelivered } from '../../shared/domain/cheapest-delivered.ts';
import { currencies } from '../../shared/domain/money.ts';
import { type Region, regions } from '../../shared/domain/regions.ts';
import type { Queryable } from '../db/database.ts';
import { asks } from '../db/schema/market.ts';
import { type BookQuery, isLiveIn } from './book.ts';
import type { AskRow } from './rows.ts';
import type { Terms } from './terms.ts';

/** Asks behind the first one among which another seller's is looked for. */
const depth = 50;

const first = alias(asks, 'first');
const next = alias(asks, 'next');

/**
 * The asks that can be the cheapest delivered somewhere: of each region and currency of sellers the
 * lowest price, earliest first, and the lowest of another seller. All others cost as much to ship
 * as one of these, and more themselves.
 */
export async function asksToOffer(
  db: Queryable,
  editionIds: readonly number[],
  { now, notUser }: Pick<BookQuery, 'now' | 'notUser'>,
): Promise<AskRow[]> {
  const isIn = (table: typeof first | typeof next) =>
    and(
      sql`${table.editionId} = edition.id`,
      sql`${table.sellerRegion} = region.name`,
      sql`${table.currency} = currency.name`,
      eq(table.status, askInBook),
      isLiveIn(table.expiresAt, now),
    );
  const lowest = db
    .select()
    .from(first)
    .where(and(isIn(first), notUser === undefined ? undefined : ne(first.userId, notUser)))
    .orderBy(asc(first.price), asc(first.placedAt), asc(first.id))
    .limit(1);
  const following = db
    .select({ id: next.id, userId: next.userId })
    .from(next)
    .where(isIn(next))
    .orderBy(asc(next.price), asc(next.placedAt), asc(next.id))
    .limit(depth);
  const { rows } = await db.execute<{ id: number; other: number | null }>(sql`
    select lowest.id, (
      select id from (${following}) as following where user_id <> lowest.user_id limit 1
    ) as other
    from unnest(${sql.param([...editionIds])}::int[]) as edition(id)
    cross join unnest(${sql.param([...regions])}::text[]) as region(name)
    cross join unnest(${sql.param([...currencies])}::text[]) as currency(name)
    cross join lateral (${lowest}) as lowest`);
  const ids = rows.flatMap(({ id, other }) => (other === null ? [id] : [id, other]));
  if (ids.length === 0) return [];
  return db
    .select()
    .from(asks)
    .where(sql`${asks.id} = any(${sql.param(ids)}::int[])`);
}

/** The ask of another user that Buy offers to a buyer in this region; null: there is none. */
export async function offeredAsk(
  db: Queryable,
  { editionId, ...query }: BookQuery,
  region: Region,
  terms: Terms,
): Promise<AskRow | null> {
  const found = await asksToOffer(db, [editionId], query);
  const others = found.filter(({ userId }) => userId !== query.notUser);
  return cheapestDelivered(others, region, terms);
}
