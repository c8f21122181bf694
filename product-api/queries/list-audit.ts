import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { users } from '../db/schema/people.ts';

const atMost = 100;

/** A stored actor: 'desk:12' as the person's e-mail, any other as it is. */
export const nameOfActor = (actor: PgColumn) => sql<string>`coalesce((
  select ${users.email} from ${users}
  where ${actor} ~ '^desk:[0-9]{1,9}$' and ${users.id} = substring(${actor} from 6)::int
), ${actor})`;

export const actorName = nameOfActor(auditEntries.actor);

/** What the staff did, newest first. */
export function listAudit(
  db: Queryable,
  {
    subject,
    actor,
    before,
  }: {
    readonly subject?: string | undefined;
    /** As it is shown. */
    readonly actor?: string | undefined;
    /** The id of the last entry of the page before. */
    readonly before?: number | undefined;
  },
) {
  return db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      actor: actorName,
      action: auditEntries.action,
      subject: auditEntries.subject,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .where(
      and(
        subject === undefined ? undefined : eq(auditEntries.subject, subject),
        actor === undefined ? undefined : eq(actorName, actor),
        before === undefined ? undefined : lt(auditEntries.id, before),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(atMost);
}
