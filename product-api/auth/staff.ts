import { and, arrayContains, eq, gt, sql } from 'drizzle-orm';
import { mayRun, type Role } from '../../shared/desk/roles.ts';
import { freshFor, openFor } from '../../shared/desk/session.ts';
import type { Queryable } from '../db/database.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { sessions } from '../db/schema/people.ts';
import { passkeys, staff } from '../db/schema/staff.ts';
import { deskRefused, type HttpError } from '../errors.ts';
import type { CurrentUser } from './current-user.ts';

export type Member = {
  readonly roles: readonly Role[];
  readonly hasFactor: boolean;
  /** When the second factor was last shown in this session. */
  readonly factorAt: Date | null;
};

/** Whether an app or a passkey is set up. */
export const hasFactor = sql<boolean>`(${staff.hasTotp} or exists (
  select from ${passkeys} where ${passkeys.userId} = ${staff.userId}
))`;

/** A user's roles and second factor; null: they are not of the staff. */
export async function findMember(db: Queryable, user: CurrentUser): Promise<Member | null> {
  const [found] = await db
    .select({ roles: staff.roles, hasFactor, factorAt: sessions.factorAt })
    .from(staff)
    .innerJoin(sessions, eq(sessions.id, user.sessionId))
    .where(eq(staff.userId, user.id));
  return found && found.roles.length > 0 ? found : null;
}

/** Whether the marketplace has an owner; without one, only a shell can make the first. */
export async function hasOwner(db: Queryable): Promise<boolean> {
  const [owner] = await db
    .select({ id: staff.userId })
    .from(staff)
    .where(arrayContains(staff.roles, ['owner']))
    .limit(1);
  return owner !== undefined;
}

const isWithin = (at: Date | null, span: number, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() < span;

/** Until when the desk is open, and open for sensitive operations. */
export function openUntil({ factorAt }: Member, now: Date) {
  const end = (span: number) =>
    isWithin(factorAt, span, now) && factorAt ? new Date(factorAt.getTime() + span) : null;
  return { open: end(openFor), fresh: end(freshFor) };
}

type Asked = { readonly role: Role; readonly isSensitive: boolean };

/** Why a user may not run an operation now; null: they may. */
export function refusalOf(member: Member | null, asked: Asked, now: Date): HttpError | null {
  if (!member) return deskRefused('desk.not-staff');
  if (!member.hasFactor) return deskRefused('desk.factor-missing');
  if (!isWithin(member.factorAt, openFor, now)) return deskRefused('desk.factor-needed');
  if (!mayRun(member.roles, asked.role)) return deskRefused('desk.role-missing');
  if (asked.isSensitive && !isWithin(member.factorAt, freshFor, now)) {
    return deskRefused('desk.factor-needed');
  }
  return null;
}

/** Throws why a user may not run an operation now, and keeps that in the audit. */
export async function requireStaff(
  db: Queryable,
  user: CurrentUser,
  asked: Asked & { readonly operation: string },
  now: Date,
): Promise<void> {
  const refusal = refusalOf(await findMember(db, user), asked, now);
  if (!refusal) return;
  const { code = '' } = refusal.details;
  const { operation } = asked;
  const { origin } = user;
  await recordRefusal(db, { actor: `desk:${user.id}`, origin, operation, code, at: now });
  throw refusal;
}

/** Keeps a refusal in the audit: one an hour for each person and operation. */
async function recordRefusal(
  db: Queryable,
  refusal: {
    readonly actor: string;
    readonly origin: string | null;
    readonly operation: string;
    readonly code: string;
    readonly at: Date;
  },
): Promise<void> {
  const { actor, origin, operation, code, at } = refusal;
  const anHourAgo = new Date(at.getTime() - 3_600_000);
  const subject = `operation:${operation}`;
  const isKept = and(
    eq(auditEntries.actor, actor),
    eq(auditEntries.subject, subject),
    eq(auditEntries.action, 'desk.refused'),
    gt(auditEntries.at, anHourAgo),
    eq(sql`${auditEntries.details} ->> 'code'`, code),
  );
  const [kept] = await db.select({ id: auditEntries.id }).from(auditEntries).where(isKept).limit(1);
  if (kept) return;
  const entry = { actor, origin, action: 'desk.refused', subject, details: { code }, at };
  await db.insert(auditEntries).values(entry);
}
