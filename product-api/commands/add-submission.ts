import { submissionFiles, submissions } from '../db/schema/collecting.ts';
import type { CommandContext } from '../market/command-context.ts';
import type { NamedUpload } from '../uploads/read-form.ts';

/** Stores a proposed work or release with its files; returns the submission's id. */
export async function addSubmission(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  submission: {
    readonly userId: number;
    readonly kind: 'work' | 'release';
    readonly fields: Readonly<Record<string, unknown>>;
    readonly files: readonly NamedUpload[];
  },
): Promise<number> {
  const { files, ...values } = submission;
  const [row] = await tx
    .insert(submissions)
    .values({ ...values, createdAt: now() })
    .returning({ id: submissions.id });
  if (!row) throw new Error('an inserted submission was not returned');
  const rows = files.map((file) => ({ ...file, submissionId: row.id }));
  if (rows.length > 0) await tx.insert(submissionFiles).values(rows);
  return row.id;
}
