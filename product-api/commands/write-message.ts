import { eq } from 'drizzle-orm';
import { errorMessages } from '../../shared/contracts/error-codes.ts';
import type { AuditAction } from '../../shared/desk/audit-words.ts';
import { messageTexts } from '../db/schema/message-texts.ts';
import { conflict, HttpError } from '../errors.ts';
import { problemsIn } from '../mail/messages/check-message.ts';
import type { MessageText } from '../mail/messages/message.ts';
import { type MessageName, messageOf } from '../mail/messages/messages.ts';
import type { CommandContext } from '../market/command-context.ts';
import { readOwnTexts } from '../market/message-texts.ts';
import { recordAudit } from '../market/record-audit.ts';
import { joined, paragraphsOf, requireMessage, versionOf } from '../queries/show-message.ts';

type Written = { readonly name: string; readonly version: string };
type Given = {
  readonly name: string;
  readonly version: string;
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
  readonly actor: string;
};

/**
 * Gives a message the words of an owner. Throws the 404 of an unknown one, 'catalogue.changed' for
 * another version than the one that was read, 'text.fixed', and 'text.to-correct' naming each
 * mistake.
 */
export async function editMessage(context: CommandContext, given: Given): Promise<Written> {
  const { name, before } = await lockMessage(context, given.name);
  if (versionOf(before) !== given.version) throw conflict('catalogue.changed');
  const after = {
    subject: given.subject ?? before.subject,
    paragraphs: given.text === undefined ? before.paragraphs : paragraphsOf(given.text),
  };
  requireSound(name, after);
  return change(context, { name, before, after, actor: given.actor, action: 'mails.edit' });
}

/** Brings the default back. Throws the 404 of an unknown message, and 'text.fixed'. */
export async function resetMessage(
  context: CommandContext,
  { actor, ...given }: { readonly name: string; readonly actor: string },
): Promise<Written> {
  const { name, before } = await lockMessage(context, given.name);
  const { subject, paragraphs } = messageOf(name);
  const after = { subject, paragraphs };
  return change(context, { name, before, after, actor, action: 'mails.reset' });
}

async function lockMessage({ tx }: CommandContext, given: string) {
  const name = requireMessage(given);
  const message = messageOf(name);
  if (message.isFixed) throw conflict('text.fixed');
  await tx.execute('lock table message_texts in share row exclusive mode');
  const { subject, paragraphs } = (await readOwnTexts(tx, [name])).get(name) ?? message;
  return { name, before: { subject, paragraphs } };
}

function requireSound(name: MessageName, text: MessageText): void {
  const problems = problemsIn(name, text);
  if (problems.length === 0) return;
  const code = 'text.to-correct';
  const told = problems.map(({ field, message }) => `${field}: ${message}.`).join(' ');
  throw new HttpError(409, 'ConflictError', `${errorMessages[code]} ${told}`, {
    code,
    issues: problems.map(({ field, message }) => ({ path: [field], message })),
  });
}

/** A text that is the default again is not kept. */
async function change(
  { tx, now }: CommandContext,
  given: {
    readonly name: MessageName;
    readonly before: MessageText;
    readonly after: MessageText;
    readonly actor: string;
    readonly action: AuditAction;
  },
): Promise<Written> {
  const { name, before, after, actor, action } = given;
  const version = versionOf(after);
  if (version === versionOf(before)) return { name, version };
  if (version === versionOf(messageOf(name))) {
    await tx.delete(messageTexts).where(eq(messageTexts.name, name));
  } else {
    const text = { subject: after.subject, paragraphs: [...after.paragraphs] };
    await tx
      .insert(messageTexts)
      .values({ name, ...text })
      .onConflictDoUpdate({ target: messageTexts.name, set: text });
  }
  await recordAudit(tx, {
    actor,
    action,
    subject: `message:${name}`,
    details: { before: told(before, after), after: told(after, before) },
    at: now(),
  });
  return { name, version };
}

/** The parts of a text that another one says differently. */
function told(text: MessageText, other: MessageText) {
  return {
    ...(text.subject === other.subject ? {} : { subject: text.subject }),
    ...(joined(text) === joined(other) ? {} : { text: joined(text) }),
  };
}
