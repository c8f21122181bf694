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
    topic: 'submission',
    artworkId: null,
    subject:
      reason === null
        ? `Your submission of ${name} is accepted`
        : `About your submission of ${name}`,
    paragraphs:
      reason === null
        ? [`Thank you. Next, we will add ${name} to the ${place}.`]
        : [`We will not add ${name} to the ${place}: ${reason}`],
    why: `You received this because you submitted it.`,
    action:
      row.kind === 'work'
        ? { label: 'View artworks', path: '/artworks' }
        : { label: 'View release calendar', path: '/release-calendar' },
  });
  return { id, status };
}
