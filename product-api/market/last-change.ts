import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { conflict } from '../errors.ts';

/**
 * What a record had before its last change by one of these actions, an undone one included, so that
 * undoing twice brings it back. Throws 'catalogue.nothing-to-undo'.
 */
export async function beforeLastChange(
  tx: Transaction,
  subject: string,
  actions: readonly string[],
): Promise<unknown> {
  const [last] = await tx
    .select({ details: auditEntries.details })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, subject), inArray(auditEntries.action, [...actions])))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!last?.details.before) throw conflict('catalogue.nothing-to-undo');
  return last.details.before;
}
