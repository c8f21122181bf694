import { eq } from 'drizzle-orm';
import type { ImportState } from '../../../shared/desk/imports.ts';
import { imports } from '../../db/schema/imports.ts';
import { conflict, notFound } from '../../errors.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { recordAudit } from '../../market/record-audit.ts';

type Deciding = { readonly id: number; readonly actor: string };
type Decided = { readonly id: number; readonly state: ImportState };

/** Lets the job write a checked import. Throws 'imports.wrong-status' for another one. */
export function applyImport(context: CommandContext, deciding: Deciding): Promise<Decided> {
  return decide(context, deciding, ['ready'], 'applying');
}

/** Ends an import at its next row. Throws 'imports.wrong-status' for one that has ended. */
export function cancelImport(context: CommandContext, deciding: Deciding): Promise<Decided> {
  return decide(context, deciding, ['checking', 'ready', 'applying'], 'cancelled');
}

async function decide(
  { tx, now }: CommandContext,
  { id, actor }: Deciding,
  from: readonly ImportState[],
  state: 'applying' | 'cancelled',
): Promise<Decided> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!row) throw notFound();
  if (!from.includes(row.state)) throw conflict('imports.wrong-status');
  const ended = state === 'cancelled' ? { finishedAt: now() } : { actor };
  await tx
    .update(imports)
    .set({ state, ...ended })
    .where(eq(imports.id, id));
  const action = state === 'cancelled' ? 'imports.cancel' : 'imports.apply';
  const subject = `import:${id}`;
  await recordAudit(tx, { actor, action, subject, details: { from: row.state }, at: now() });
  return { id, state };
}
