import { desc, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { emails } from '../db/schema/people.ts';

const atMost = 50;

/** Mails without their texts, the newest first. */
export function mailsWhere(db: Queryable, condition: SQL | undefined) {
  return db
    .select({
      id: emails.id,
      recipient: emails.recipient,
      subject: emails.subject,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
      attempts: emails.attempts,
      failure: emails.failure,
    })
    .from(emails)
    .where(condition)
    .orderBy(desc(emails.id))
    .limit(atMost);
}
export type MailRow = Awaited<ReturnType<typeof mailsWhere>>[number];
