import { eq } from 'drizzle-orm';
import { product } from '../../shared/product.ts';
import { users } from '../db/schema/people.ts';
import { composeMessage } from '../mail/compose-message.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import type { Work } from './work.ts';

type Message = {
  /** Names the event, so that it is told once. */
  readonly dedupeKey: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Why it is sent; left out: because the person trades. */
  readonly why?: string;
  /** `path` is one of the site. */
  readonly action: { readonly label: string; readonly path: string };
};

const footnote = `You are told because you trade at ${product.name}.`;

/** Queues a mail to a person in the transaction of what it tells. */
export async function tell(work: Work, userId: number, message: Message): Promise<void> {
  const [user] = await work.tx
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error(`user ${userId} is not there to be told ${message.dedupeKey}`);
  const { dedupeKey, subject, paragraphs, action } = message;
  const link = `${work.publicUrl}${action.path}`;
  await enqueueEmail(work.tx, {
    dedupeKey,
    recipient: user.email,
    ...composeMessage({
      firstName: user.firstName,
      subject,
      paragraphs,
      action: { label: action.label, link },
      footnote: message.why ?? footnote,
    }),
  });
}
