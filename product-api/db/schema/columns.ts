import { boolean, customType, timestamp } from 'drizzle-orm/pg-core';

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
