import { arrayContains, eq } from 'drizzle-orm';
import { users } from '../db/schema/people.ts';
import { staff } from '../db/schema/staff.ts';
import { composeMessage } from '../mail/compose-message.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import { fillMessage } from '../mail/messages/fill-message.ts';
import type { Said } from '../mail/messages/messages.ts';
import type { CommandContext } from './command-context.ts';

export type Receiver = { readonly id: number; readonly email: string; readonly firstName: string };

/** Mails all owners of the marketplace, and a person whom it is about. */
export async function mailOwners(
  { tx, publicUrl }: CommandContext,
  mail: {
    /** Unique per event. */
    readonly key: string;
    readonly says: Said<
      'staff-changed' | 'payment-by-hand' | 'royalty-by-hand' | 'ledger-discrepancies'
    >;
    readonly also?: Receiver;
    /** A path of the desk. */
    readonly path?: string;
  },
): Promise<void> {
  const owners = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(arrayContains(staff.roles, ['owner']));
  const { also } = mail;
  const told = also ? [...owners.filter(({ id }) => id !== also.id), also] : owners;
  for (const { id, email, firstName } of told) {
    await enqueueEmail(tx, {
      ...composeMessage({
        firstName,
        words: fillMessage(mail.says),
        link: new URL(mail.path ?? '/desk', publicUrl).href,
      }),
      dedupeKey: `${mail.key}:${id}`,
      recipient: email,
    });
  }
}
