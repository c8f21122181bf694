import type { AuditAction } from '../../shared/desk/audit-words.ts';
import type { Transaction } from '../db/database.ts';
import { auditEntries } from '../db/schema/audit.ts';

type AuditEntry = {
  /** Such as 'operator:alice'. */
  readonly actor: string;
  readonly action: AuditAction;
  /** Such as 'ask:42'. */
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number | boolean | object | null>>;
  readonly at: Date;
};

/** Records an operator's action in its transaction; returns the entry's id. */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<number> {
  const [row] = await tx.insert(auditEntries).values(entry).returning({ id: auditEntries.id });
  if (!row) throw new Error('an inserted audit entry was not returned');
  return row.id;
}
