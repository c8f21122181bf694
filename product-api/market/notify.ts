import { feedEntries } from '../db/schema/feed.ts';
import { users } from '../db/schema/people.ts';
import { isAnyOf } from '../db/sql.ts';
import { composeMessage } from '../mail/compose-message.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import { type NotifiedName, type Said, topicOf } from '../mail/messages/messages.ts';
import type { CommandContext } from './command-context.ts';
import { readWords } from './message-texts.ts';

export type Notification = {
  /** Unique per event and person, so that it is told once. */
  readonly dedupeKey: string;
  /** The order that it is about, for the desk. */
  readonly orderId?: number;
  /** The mail's words: the feed shows its subject and first paragraph. */
  readonly says: Said<NotifiedName>;
  /** The work whose picture the feed shows; null: none. */
  readonly artworkId: number | null;
  /** Of the site: where the mail and the feed lead. */
  readonly path: string;
  /** Ends mails of this kind, where they can be ended. */
  readonly unsubscribeLink?: string;
};

type NotifyContext = Pick<CommandContext, 'tx' | 'now' | 'publicUrl'>;

/** Queues a mail to a user and adds it to their feed, in the command's transaction. */
export function notify(
  context: NotifyContext,
  userId: number,
  message: Notification,
): Promise<void> {
  return notifyAll(context, [{ ...message, userId }]);
}

/**
 * Queues several mails and adds them to their receivers' feeds, in the command's transaction.
 * Closed accounts get none; the lock makes an account that is being closed wait, or wait for it.
 */
export async function notifyAll(
  context: NotifyContext,
  messages: readonly (Notification & { readonly userId: number })[],
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
  const wordsOf = await readWords(
    context.tx,
    messages.map(({ says }) => says),
  );
  const told = messages.flatMap((message) => {
    const user = rows.find(({ id }) => id === message.userId);
    if (!user) throw new Error(`user ${message.userId} does not exist: ${message.dedupeKey}`);
    return user.leftAt === null ? [{ message, user, words: wordsOf(message.says) }] : [];
  });
  const [first, ...others] = told.map(({ message, user, words }) => ({
    dedupeKey: message.dedupeKey,
    orderId: message.orderId ?? null,
    recipient: user.email,
    ...composeMessage({
      firstName: user.firstName,
      words,
      link: `${context.publicUrl}${message.path}`,
      unsubscribeLink: message.unsubscribeLink,
    }),
  }));
  if (!first) return;
  await enqueueEmail(context.tx, first, ...others);
  const createdAt = context.now();
  await context.tx
    .insert(feedEntries)
    .values(
      told.map(({ message: { userId, dedupeKey, artworkId, path, says }, words }) => ({
        ...{ userId, dedupeKey, artworkId, path, createdAt },
        topic: topicOf(says.name),
        title: words.subject,
        text: words.paragraphs[0],
      })),
    )
    .onConflictDoNothing({ target: feedEntries.dedupeKey });
}
