import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant, kept and read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An integer of minor units; PostgreSQL's bigint read as a JavaScript number. */
export const amount = customType<{ data: number; driverData: string }>({
  dataType: () => 'bigint',
  fromDriver: Number,
});
