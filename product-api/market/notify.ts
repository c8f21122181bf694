import type { FeedTopic } from '../../shared/domain/feed.ts';
import { nameMark } from '../../shared/site.ts';
import { feedEntries } from '../db/schema/feed.ts';
import { users } from '../db/schema/people.ts';
import { isAnyOf } from '../db/sql.ts';
import { composeMessage } from '../mail/compose-message.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import type { CommandContext } from './command-context.ts';

export type Message = {
  /** Unique per event and person, so that it is told once. */
  readonly dedupeKey: string;
  /** The order that it is about, for the desk. */
  readonly orderId?: number;
  readonly topic: FeedTopic;
  /** The mail's subject and the feed entry's title. */
  readonly subject: string;
  /** The feed shows the first. */
  readonly paragraphs: readonly [string, ...string[]];
  /** The work whose picture the feed shows; null: none. */
  readonly artworkId: number | null;
  /** Why the mail is sent; by default because the user trades. */
  readonly why?: string;
  /** Ends mails of this kind, where they can be ended. */
  readonly unsubscribe?: { readonly label: string; readonly link: string };
  /** `path` is a path of the site. */
  readonly action: { readonly label: string; readonly path: string };
};

type NotifyContext = Pick<CommandContext, 'tx' | 'now' | 'publicUrl'>;

const footnote = `You received this because you trade on ${nameMark}.`;

/** Queues a mail to a user and adds it to their feed, in the command's transaction. */
export function notify(context: NotifyContext, userId: number, message: Message): Promise<void> {
  return notifyAll(context, [{ ...message, userId }]);
}

/**
 * Queues several mails and adds them to their receivers' feeds, in the command's transaction.
 * Closed accounts get none; the lock makes an account that is being closed wait, or wait for it.
 */
export async function notifyAll(
  context: NotifyContext,
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
    )
    .for('key share');
  const told = messages.flatMap((message) => {
    const user = rows.find(({ id }) => id === message.userId);
    if (!user) throw new Error(`user ${message.userId} does not exist: ${message.dedupeKey}`);
    return user.leftAt === null ? [{ message, user }] : [];
  });
  const [first, ...others] = told.map(({ message, user }) => {
    const { dedupeKey, orderId, subject, paragraphs, action, unsubscribe, why } = message;
    return {
      dedupeKey,
      orderId: orderId ?? null,
      recipient: user.email,
      ...composeMessage({
        firstName: user.firstName,
        subject,
        paragraphs,
        action: { label: action.label, link: `${context.publicUrl}${action.path}` },
        footnote: why ?? footnote,
        unsubscribe,
      }),
    };
  });
  if (!first) return;
  await enqueueEmail(context.tx, first, ...others);
  const createdAt = context.now();
  await context.tx
    .insert(feedEntries)
    .values(
      told.map(({ message: { userId, topic, dedupeKey, artworkId, ...message } }) => ({
        ...{ userId, topic, dedupeKey, artworkId, createdAt },
        title: message.subject,
        text: message.paragraphs[0],
        path: message.action.path,
      })),
    )
    .onConflictDoNothing({ target: feedEntries.dedupeKey });
}
