import { and, eq, isNull } from 'drizzle-orm';
import type { AuditAction } from '../../shared/desk/audit-words.ts';
import { revokeSessions } from '../auth/sessions.ts';
import { contactAddress } from '../content/figures.ts';
import { profiles, type UserRow, users } from '../db/schema/people.ts';
import { staff } from '../db/schema/staff.ts';
import { conflict, notFound } from '../errors.ts';
import { composeMessage } from '../mail/compose-message.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import type { Said } from '../mail/messages/messages.ts';
import type { CommandContext } from '../market/command-context.ts';
import { readWords } from '../market/message-texts.ts';
import { readSite } from '../market/owner-settings.ts';
import { recordAudit } from '../market/record-audit.ts';

type Asked = { readonly userId: number; readonly actor: string };
type WithReason = Asked & { readonly reason: string };

/**
 * Blocks an account: its sessions end, and none is opened. `applyBlocks` then withdraws its bids
 * and pauses its asks. Throws a 404, 'trade.wrong-status' where it is blocked, and 'desk.has-role'.
 */
export async function blockAccount(context: CommandContext, asked: WithReason): Promise<UserRow> {
  const { tx } = context;
  const user = await lockUser(context, asked.userId);
  if (user.blockedAt !== null) throw conflict('trade.wrong-status');
  const [member] = await tx.select().from(staff).where(eq(staff.userId, user.id)).for('update');
  if (member && member.roles.length > 0) throw conflict('desk.has-role');
  const now = context.now();
  await tx
    .update(users)
    .set({ blockedAt: now, blockedReason: asked.reason })
    .where(eq(users.id, user.id));
  await revokeSessions(tx, user.id, now);
  await record(context, asked, 'accounts.block', asked.reason);
  const contact = contactAddress((await readSite(tx)).contactEmail, context.publicUrl);
  await tell(context, user, { name: 'account-blocked', fields: { contact } });
  return user;
}

/** Lets a blocked account back in; its asks come back as after a time away. Throws as `blockAccount`. */
export async function unblockAccount(context: CommandContext, asked: WithReason): Promise<UserRow> {
  const { tx } = context;
  const user = await lockUser(context, asked.userId);
  if (user.blockedAt === null) throw conflict('trade.wrong-status');
  await tx.update(users).set({ blockedAt: null, blockedReason: null }).where(eq(users.id, user.id));
  // Marked as back from being away, so that the job returns the paused asks.
  await tx
    .update(profiles)
    .set({ awayUntil: context.now() })
    .where(and(eq(profiles.userId, user.id), isNull(profiles.awayUntil)));
  await record(context, asked, 'accounts.unblock', asked.reason);
  await tell(context, user, { name: 'account-open-again', fields: {} });
  return user;
}

/** Signs a person out everywhere. Throws a 404. */
export async function endSessions(context: CommandContext, asked: Asked): Promise<UserRow> {
  const user = await lockUser(context, asked.userId);
  await revokeSessions(context.tx, user.id, context.now());
  await record(context, asked, 'accounts.end-sessions', null);
  return user;
}

async function lockUser({ tx }: CommandContext, id: number): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!user || user.leftAt !== null) throw notFound();
  return user;
}

async function record(
  context: CommandContext,
  { userId, actor }: Asked,
  action: AuditAction,
  reason: string | null,
): Promise<void> {
  const subject = `user:${userId}`;
  const at = context.now();
  await recordAudit(context.tx, { actor, action, subject, details: { reason }, at });
}

async function tell(
  { tx, now, publicUrl }: CommandContext,
  { id, email, firstName }: UserRow,
  says: Said<'account-blocked' | 'account-open-again'>,
): Promise<void> {
  const words = (await readWords(tx, [says]))(says);
  await enqueueEmail(tx, {
    ...composeMessage({ firstName, words, link: publicUrl }),
    dedupeKey: `account:${id}:${now().toISOString()}`,
    recipient: email,
  });
}
