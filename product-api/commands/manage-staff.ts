import { and, arrayContains, eq, ne, sql } from 'drizzle-orm';
import type { AuditAction } from '../../shared/desk/audit-words.ts';
import type { Role } from '../../shared/desk/roles.ts';
import { sessions, users } from '../db/schema/people.ts';
import { passkeys, recoveryCodes, staff } from '../db/schema/staff.ts';
import { conflict, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { mailOwners, type Receiver } from '../market/mail-owners.ts';
import { recordAudit } from '../market/record-audit.ts';

type Asked = { readonly email: string; readonly actor: string };
type Changed = { readonly id: number; readonly email: string; readonly roles: Role[] };

/** One change of the staff at a time, so that an owner is always left. */
const lockStaff = sql`lock table ${staff} in share row exclusive mode`;

/**
 * Gives an account roles in place of those it had. Owners are told by mail, and so is the person.
 * Throws a 404 where there is no open, confirmed account with the e-mail, and 'desk.last-owner'.
 */
export async function inviteToStaff(
  context: CommandContext,
  { email, roles, actor }: Asked & { readonly roles: readonly Role[] },
): Promise<Changed> {
  const { tx } = context;
  await tx.execute(lockStaff);
  const [user] = await tx
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
    .for('update');
  if (!user || user.leftAt || !user.confirmedAt) throw notFound();
  const [before] = await tx.select().from(staff).where(eq(staff.userId, user.id));
  if (before?.roles.includes('owner') && !roles.includes('owner'))
    await requireOwner(context, user.id);
  const now = context.now();
  const held = [...roles];
  await tx
    .insert(staff)
    .values({ userId: user.id, roles: held, since: now })
    .onConflictDoUpdate({ target: staff.userId, set: { roles: held } });
  await record(context, actor, 'people.invite', user.id, {
    before: before?.roles.join(', ') ?? null,
    after: held.join(', '),
  });
  await notifyOwners(
    context,
    `${user.email} now has the ${held.length === 1 ? 'role' : 'roles'} ${held.join(', ')}`,
    user,
  );
  return { id: user.id, email: user.email, roles: held };
}

/** Takes all roles from a member of the staff and closes their desk. Throws a 404, and 'desk.last-owner'. */
export async function removeFromStaff(context: CommandContext, asked: Asked): Promise<Changed> {
  const { tx } = context;
  const member = await lockMember(context, asked.email);
  if (member.roles.includes('owner')) await requireOwner(context, member.id);
  await tx.update(staff).set({ roles: [] }).where(eq(staff.userId, member.id));
  await forgetFactor(context, member.id);
  await record(context, asked.actor, 'people.remove', member.id, {
    before: member.roles.join(', '),
    after: null,
  });
  await notifyOwners(context, `${member.email} no longer has a role at the desk`, member);
  return { id: member.id, email: member.email, roles: [] };
}

/** Forgets a lost second factor; the desk stays closed until a new one is set up. */
export async function resetFactor(context: CommandContext, asked: Asked): Promise<Changed> {
  const member = await lockMember(context, asked.email);
  await forgetFactor(context, member.id);
  await record(context, asked.actor, 'people.reset-factor', member.id, {});
  await notifyOwners(context, `The second factor of ${member.email} was reset`, member);
  return { id: member.id, email: member.email, roles: member.roles };
}

async function lockMember({ tx }: CommandContext, email: string) {
  await tx.execute(lockStaff);
  const [found] = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName, roles: staff.roles })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(sql`lower(${users.email}) = lower(${email})`);
  if (!found || found.roles.length === 0) throw notFound();
  return found;
}

async function requireOwner({ tx }: CommandContext, exceptId: number): Promise<void> {
  const [other] = await tx
    .select({ id: staff.userId })
    .from(staff)
    .where(and(arrayContains(staff.roles, ['owner']), ne(staff.userId, exceptId)))
    .limit(1);
  if (!other) throw conflict('desk.last-owner');
}

async function forgetFactor({ tx }: CommandContext, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx
    .update(staff)
    .set({ totpSecret: null, hasTotp: false, totpStep: 0 })
    .where(eq(staff.userId, userId));
  await tx
    .update(sessions)
    .set({ factorAt: null, passkeyChallenge: null })
    .where(eq(sessions.userId, userId));
}

async function record(
  context: CommandContext,
  actor: string,
  action: AuditAction,
  userId: number,
  details: Readonly<Record<string, string | null>>,
): Promise<void> {
  const subject = `user:${userId}`;
  await recordAudit(context.tx, { actor, action, subject, details, at: context.now() });
}

/** Mails all owners, and the person whom it is about. */
async function notifyOwners(
  context: CommandContext,
  change: string,
  person: Receiver,
): Promise<void> {
  await mailOwners(context, {
    key: `staff:${person.id}:${context.now().toISOString()}`,
    says: { name: 'staff-changed', fields: { change } },
    also: person,
  });
}
