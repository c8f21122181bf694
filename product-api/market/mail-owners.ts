import { arrayContains, eq } from 'drizzle-orm';
import { nameMark } from '../../shared/site.ts';
import { users } from '../db/schema/people.ts';
import { staff } from '../db/schema/staff.ts';
import { composeMessage } from '../mail/compose-message.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import type { CommandContext } from './command-context.ts';

export type Receiver = { readonly id: number; readonly email: string; readonly firstName: string };

/** Mails all owners of the marketplace, and a person whom it is about. */
export async function mailOwners(
  { tx, publicUrl }: CommandContext,
  mail: {
    /** Unique per event. */
    readonly key: string;
    readonly subject: string;
    readonly paragraphs: readonly [string, ...string[]];
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
        subject: mail.subject,
        paragraphs: mail.paragraphs,
        action: { label: 'Open the desk', link: new URL(mail.path ?? '/desk', publicUrl).href },
        footnote: `You received this because it concerns who runs ${nameMark}.`,
      }),
      dedupeKey: `${mail.key}:${id}`,
      recipient: email,
    });
  }
}
