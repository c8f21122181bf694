import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, customType, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant, kept and read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An integer of minor units; PostgreSQL's bigint read as a JavaScript number. */
export const amount = customType<{ data: number; driverData: string }>({
  dataType: () => 'bigint',
  fromDriver: Number,
});

/** The request that caused a row, as its transaction was told; null: a job, a shell, or earlier. */
export const requestId = () =>
  text('request_id').default(sql`nullif(current_setting('deckle.request_id', true), '')`);

/** Browser and country of that request, 'Firefox on Windows, GB'; the network address is not kept. */
export const requestOrigin = () =>
  text('origin').default(sql`nullif(current_setting('deckle.origin', true), '')`);

/**
 * Which news of followed artists a user wants by e-mail. A new follow copies the profile's flags.
 */
export const followFlags = {
  followArtistNewHighestBid: boolean('follow_artist_new_highest_bid').notNull().default(true),
  followArtistNewLowestAsk: boolean('follow_artist_new_lowest_ask').notNull().default(true),
  followArtistNewRelease: boolean('follow_artist_new_release').notNull().default(true),
  followArtistNewSale: boolean('follow_artist_new_sale').notNull().default(true),
};

/** The values as an SQL list of literals, for places where no parameter can stand. */
export function listOf(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '));
}

/** CHECK that a column holds one of its enum's values, or null. */
export function isOneOf(name: string, column: Pick<PgColumn, 'getSQL'>, values: readonly string[]) {
  return check(name, sql`${column} in (${listOf(values)})`);
}
