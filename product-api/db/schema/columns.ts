import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, customType, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** An instant, kept and read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An integer of minor units; PostgreSQL's bigint read as a JavaScript number. */
export const amount = customType<{ data: number; driverData: string }>({
  dataType: () => 'bigint',
  fromDriver: Number,
});

/** Which news of followed artists a person wants by e-mail. A profile's are what follows begin with. */
export const followFlags = {
  followArtistNewHighestBid: boolean('follow_artist_new_highest_bid').notNull().default(true),
  followArtistNewLowestAsk: boolean('follow_artist_new_lowest_ask').notNull().default(true),
  followArtistNewRelease: boolean('follow_artist_new_release').notNull().default(true),
  followArtistNewSale: boolean('follow_artist_new_sale').notNull().default(true),
};

/** These values as SQL's list of texts, written out: where no parameter can stand. */
export function listOf(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '));
}

/** The CHECK that a column holds one of the values of its enum, or null where it may. */
export function isOneOf(name: string, column: Pick<PgColumn, 'getSQL'>, values: readonly string[]) {
  return check(name, sql`${column} in (${listOf(values)})`);
}
