import { pgTable, text } from 'drizzle-orm/pg-core';

/** What owners wrote in place of a message's own text (mail/messages); the audit has who, and when. */
export const messageTexts = pgTable('message_texts', {
  /** Such as 'order-shipped.buyer'. */
  name: text('name').primaryKey(),
  subject: text('subject').notNull(),
  paragraphs: text('paragraphs').array().notNull(),
});
