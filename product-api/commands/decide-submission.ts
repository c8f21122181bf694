import { eq } from 'drizzle-orm';
import { submissions } from '../db/schema/collecting.ts';
import { conflict, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { notify } from '../market/notify.ts';
import { recordAudit } from '../market/record-audit.ts';

/**
 * An operator approves or rejects a submission; its sender is notified. Approval adds nothing to
 * the catalogue. Throws 'trade.wrong-status' for a submission that is already decided.
 */
export async function decideSubmission(
  context: CommandContext,
  input: {
    readonly submissionId: number;
    readonly actor: string;
    /** null: approved. */
    readonly rejectedFor: string | null;
  },
): Promise<{ readonly id: number; readonly status: 'Approved' | 'Rejected' }> {
  const { tx } = context;
  const { submissionId: id, rejectedFor: reason, actor } = input;
  const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for('update');
  if (!row) throw notFound();
  if (row.status !== 'Pending') throw conflict('trade.wrong-status');
  const status = reason === null ? 'Approved' : 'Rejected';
  const now = context.now();
  await tx
    .update(submissions)
    .set({ status, reason, decidedAt: now })
    .where(eq(submissions.id, id));
  await recordAudit(tx, {
    actor,
    action: reason === null ? 'submissions.approve' : 'submissions.reject',
    subject: `submission:${id}`,
    details: { kind: row.kind, reason },
    at: now,
  });
  const title = String(row.fields.name ?? '');
  await notify(context, row.userId, {
    dedupeKey: `submission:${id}`,
    artworkId: null,
    says:
      reason === null
        ? { name: `submission-accepted.${row.kind}`, fields: { title } }
        : { name: `submission-declined.${row.kind}`, fields: { title, reason } },
    path: row.kind === 'work' ? '/artworks' : '/release-calendar',
  });
  return { id, status };
}
