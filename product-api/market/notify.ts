import { product } from '../../shared/product.ts';
import { users } from '../db/schema/people.ts';
import { isAnyOf } from '../db/sql.ts';
import { composeMessage } from '../mail/compose-message.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import type { CommandContext } from './command-context.ts';

export type Message = {
  /** Unique per event, so that it is mailed once. */
  readonly dedupeKey: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Why the mail is sent; by default because the user trades. */
  readonly why?: string;
  /** `path` is a path of the site. */
  readonly action: { readonly label: string; readonly path: string };
};

const footnote = `You received this because you trade on ${product.name}.`;

/** Queues a mail to a user in the command's transaction. */
export function notify(context: CommandContext, userId: number, message: Message): Promise<void> {
  return notifyAll(context, [{ ...message, userId }]);
}

/** Queues several mails in the command's transaction. Closed accounts get none. */
export async function notifyAll(
  context: CommandContext,
  messages: readonly (Message & { readonly userId: number })[],
): Promise<void> {
  const rows = await context.tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      leftAt: users.leftAt,
    })
    .from(users)
    .where(
      isAnyOf(
        users.id,
        messages.map(({ userId }) => userId),
      ),
    );
  const [first, ...others] = messages.flatMap((message) => {
    const { userId, dedupeKey, subject, paragraphs, ...rest } = message;
    const user = rows.find(({ id }) => id === userId);
    if (!user) throw new Error(`user ${userId} is not there to be told ${dedupeKey}`);
    if (user.leftAt !== null) return [];
    const { label, path } = rest.action;
    return {
      dedupeKey,
      recipient: user.email,
      ...composeMessage({
        firstName: user.firstName,
        subject,
        paragraphs,
        action: { label, link: `${context.publicUrl}${path}` },
        footnote: rest.why ?? footnote,
      }),
    };
  });
  if (first) await enqueueEmail(context.tx, first, ...others);
}
