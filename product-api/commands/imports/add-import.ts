import type { ImportKind } from '../../../shared/desk/import-columns.ts';
import type { ImportState } from '../../../shared/desk/imports.ts';
import { importRows, imports } from '../../db/schema/imports.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { recordAudit } from '../../market/record-audit.ts';
import { keepZip } from '../../uploads/import-files.ts';
import { readImportFile } from './read-import-file.ts';

/** Rows of one statement. */
const batch = 500;

/** Keeps the rows of a file, to be checked by a job. Throws as `readImportFile` does. */
export async function addImport(
  { tx, now }: CommandContext,
  {
    kind,
    name,
    file,
    dataDir,
    actor,
  }: {
    readonly kind: ImportKind;
    readonly name: string;
    /** Its path; a zip is moved from there. */
    readonly file: string;
    readonly dataDir: string;
    readonly actor: string;
  },
): Promise<{ readonly id: number; readonly state: ImportState }> {
  const { rows, ignored, isZip } = await readImportFile(kind, file);
  const at = now();
  const [added] = await tx
    .insert(imports)
    .values({ kind, name, actor, ignored: [...ignored], rows: rows.length, createdAt: at })
    .returning({ id: imports.id, state: imports.state });
  if (!added) throw new Error('an inserted import was not returned');
  for (let start = 0; start < rows.length; start += batch) {
    await tx.insert(importRows).values(
      rows.slice(start, start + batch).map(({ row, cells, problems }) => ({
        importId: added.id,
        row,
        cells,
        problems: [...problems],
      })),
    );
  }
  const details = { kind, name, rows: rows.length };
  await recordAudit(tx, {
    actor,
    action: 'imports.add',
    subject: `import:${added.id}`,
    details,
    at,
  });
  if (isZip) await keepZip(dataDir, added.id, file);
  return added;
}
