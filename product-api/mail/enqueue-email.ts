import type { Transaction } from '../db/database.ts';
import { emails } from '../db/schema/people.ts';

export type OutgoingEmail = {
  /** Names what is told, such as `order-shipped:42`: the same thing is never told twice. */
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One press there ends mails of this kind. */
  readonly unsubscribeLink?: string | null;
};

/** Puts mails into the outbox: they go out if, and as soon as, the transaction is committed. */
export async function enqueueEmail(
  tx: Transaction,
  ...mails: readonly [OutgoingEmail, ...OutgoingEmail[]]
): Promise<void> {
  await tx
    .insert(emails)
    .values([...mails])
    .onConflictDoNothing({ target: emails.dedupeKey });
}
