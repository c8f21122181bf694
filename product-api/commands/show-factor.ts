import { eq } from 'drizzle-orm';
import type { AuditAction } from '../../shared/desk/audit-words.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import {
  issueRecoveryCodes,
  newTotpSecret,
  redeemRecoveryCode,
  redeemTotp,
} from '../auth/second-factor.ts';
import type { Queryable } from '../db/database.ts';
import { sessions, users } from '../db/schema/people.ts';
import { staff } from '../db/schema/staff.ts';
import { readSiteName } from '../db/site-name.ts';
import { conflict, deskRefused, refused } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { recordAudit } from '../market/record-audit.ts';

/**
 * Begins to set up an authenticator app. Throws 'desk.not-staff', and 'trade.wrong-status' where
 * one is set up: a lost one is reset by an owner.
 */
export async function beginFactor({ tx }: CommandContext, userId: number) {
  const [member] = await tx
    .select({ hasTotp: staff.hasTotp, roles: staff.roles, email: users.email })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(staff.userId, userId))
    .for('update', { of: staff });
  if (!member || member.roles.length === 0) throw deskRefused('desk.not-staff');
  if (member.hasTotp) throw conflict('trade.wrong-status');
  const { secret, uri } = newTotpSecret({
    issuer: await readSiteName(tx),
    label: member.email,
  });
  await tx.update(staff).set({ totpSecret: secret }).where(eq(staff.userId, userId));
  return { secret, uri };
}

/** Ends the set-up by a first code, and returns the recovery codes. Throws 'desk.code-wrong'. */
export async function finishFactor(
  context: CommandContext,
  user: CurrentUser,
  code: string,
): Promise<string[]> {
  const { tx } = context;
  const now = context.now();
  if (!(await redeemTotp(tx, { userId: user.id, code, now }, true))) {
    throw refused('desk.code-wrong');
  }
  await openDesk(tx, user, now);
  await recordFactor(context, user, 'people.set-up-factor');
  return issueRecoveryCodes(tx, user.id);
}

/** Opens the desk in this session. Throws 'desk.code-wrong'. */
export async function showFactor(
  context: CommandContext,
  user: CurrentUser,
  code: string,
): Promise<void> {
  const { tx } = context;
  const now = context.now();
  const shown = { userId: user.id, code, now };
  const isTotp = /^\d{6}$/.test(code);
  const isRight = isTotp ? await redeemTotp(tx, shown, false) : await redeemRecoveryCode(tx, shown);
  if (!isRight) throw refused('desk.code-wrong');
  await openDesk(tx, user, now);
  if (!isTotp) await recordFactor(context, user, 'people.use-recovery-code');
}

/** Opens the desk in this session. */
export async function openDesk(
  tx: Queryable,
  { sessionId }: CurrentUser,
  now: Date,
): Promise<void> {
  await tx.update(sessions).set({ factorAt: now }).where(eq(sessions.id, sessionId));
}

/** Keeps a change or use of a person's own second factor in the audit. */
export async function recordFactor(
  context: CommandContext,
  { id }: Pick<CurrentUser, 'id'>,
  action: AuditAction,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  await recordAudit(context.tx, {
    actor: `desk:${id}`,
    action,
    subject: `user:${id}`,
    details,
    at: context.now(),
  });
}
