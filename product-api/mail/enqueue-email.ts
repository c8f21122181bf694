import type { Transaction } from '../db/database.ts';
import { emails } from '../db/schema/people.ts';

export type OutgoingEmail = {
  /** Unique per event, such as `order-shipped:42`, so that it is mailed once. */
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click link that ends mails of this kind. */
  readonly unsubscribeLink?: string | null;
  /** The order that it is about. */
  readonly orderId?: number | null;
};

/** Adds mails to the outbox; they are sent after the transaction commits. */
export async function enqueueEmail(
  tx: Transaction,
  ...mails: readonly [OutgoingEmail, ...OutgoingEmail[]]
): Promise<void> {
  await tx
    .insert(emails)
    .values([...mails])
    .onConflictDoNothing({ target: emails.dedupeKey });
}
