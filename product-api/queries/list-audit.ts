import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AuditEntry } from '../../shared/desk/audit.ts';
import { auditPage, auditSubject } from '../../shared/desk/audit-page.ts';
import type { Queryable } from '../db/database.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { users } from '../db/schema/people.ts';
import { isPersonNamed } from './is-person-named.ts';
import { nameRecords } from './name-records.ts';

const ofActor = (actor: PgColumn, shown: SQL) => sql<string>`coalesce((
  select ${shown} from ${users}
  where ${actor} ~ '^desk:[0-9]{1,9}$' and ${users.id} = substring(${actor} from 6)::int
), ${actor})`;

/** A stored actor: 'desk:12' as the person's name, any other as it is. */
export const nameOfActor = (actor: PgColumn) =>
  ofActor(
    actor,
    sql`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`,
  );

export const actorName = nameOfActor(auditEntries.actor);
const actorEmail = ofActor(auditEntries.actor, sql`${users.email}`);

type Filter = {
  readonly subject?: string | undefined;
  /** An e-mail, a name, or a shell such as 'shell:alice'. */
  readonly actor?: string | undefined;
  /** The id of the last entry of the page before. */
  readonly before?: number | undefined;
};

/** What the staff did, newest first. */
export function listAudit(
  db: Queryable,
  { subject, actor, before }: Filter,
): Promise<AuditEntry[]> {
  const isWanted = and(
    subject === undefined ? undefined : eq(auditEntries.subject, auditSubject(subject)),
    actor === undefined ? undefined : isBy(db, actor),
    before === undefined ? undefined : lt(auditEntries.id, before),
  );
  return readAudit(db, isWanted, auditPage);
}

/** All that the staff did to one record, oldest first. */
export async function auditOf(db: Queryable, subject: string): Promise<AuditEntry[]> {
  return (await readAudit(db, eq(auditEntries.subject, subject))).reverse();
}

/** By a shell's name, or by e-mail or parts of a name, each with its index. */
function isBy(db: Queryable, actor: string): SQL | undefined {
  const people = db
    .select({ actor: sql<string>`'desk:' || ${users.id}` })
    .from(users)
    .where(or(eq(sql`lower(${users.email})`, actor.toLowerCase()), isPersonNamed(actor)));
  return or(eq(auditEntries.actor, actor), inArray(auditEntries.actor, people));
}

async function readAudit(db: Queryable, isWanted: SQL | undefined, limit?: number) {
  const newest = db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      actor: actorEmail,
      who: actorName,
      action: auditEntries.action,
      subject: auditEntries.subject,
      details: auditEntries.details,
      requestId: auditEntries.requestId,
      origin: auditEntries.origin,
    })
    .from(auditEntries)
    .where(isWanted)
    .orderBy(desc(auditEntries.id));
  const rows = await (limit === undefined ? newest : newest.limit(limit));
  const names = await nameRecords(
    db,
    rows.map(({ subject }) => subject),
  );
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    record: names.get(row.subject) ?? null,
  }));
}
