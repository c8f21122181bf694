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
  const name = String(row.fields.name ?? '');
  const place = row.kind === 'work' ? 'catalogue' : 'release calendar';
  await notify(context, row.userId, {
    dedupeKey: `submission:${id}`,
    subject:
      reason === null ? `Your proposal of ${name} is accepted` : `About your proposal of ${name}`,
    paragraphs:
      reason === null
        ? [`Thank you. We enter ${name} into the ${place} next.`]
        : [`We do not enter ${name} into the ${place}: ${reason}`],
    why: `You are told because you proposed it.`,
    action:
      row.kind === 'work'
        ? { label: 'See the artworks', path: '/artworks' }
        : { label: 'See the release calendar', path: '/release-calendar' },
  });
  return { id, status };
}
