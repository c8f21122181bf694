import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the running product API leaves for the operator's command line; `name` is 'publicUrl'. */
export const siteSettings = pgTable('site_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
