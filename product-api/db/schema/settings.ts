import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How the running product API is set up (db/site-settings.ts), and what an owner has set
 * (market/owner-settings.ts).
 */
export const siteSettings = pgTable('site_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
