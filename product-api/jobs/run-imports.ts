import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { NamedArtists } from '../commands/imports/find-record.ts';
import { importRow, refusalOf } from '../commands/imports/import-row.ts';
import type { RowResult } from '../commands/imports/row.ts';
import { problemsOf } from '../commands/imports/row-check.ts';
import { isDatabaseUnavailable } from '../db/failures.ts';
import { importRows, imports } from '../db/schema/imports.ts';
import { inTransaction } from '../market/command-context.ts';
import { type PictureDeps, preparePicture } from './prepare-picture.ts';

/** Rows that are read at once, and whose checks are kept at once. Pictures take seconds each. */
const batchOf = ({ kind }: Import) => (kind === 'pictures' ? 4 : 100);
/** Milliseconds of one run, so that a stop does not wait for a whole file. */
const longest = 4000;

type Import = typeof imports.$inferSelect;
type Row = typeof importRows.$inferSelect;

/**
 * Checks and writes the rows of imports, each in a transaction of its own. A check is the same
 * writing, rolled back. A run that was killed goes on with the next row.
 */
export async function runImports(deps: PictureDeps): Promise<void> {
  const underWay = await deps.db
    .select()
    .from(imports)
    .where(inArray(imports.state, ['checking', 'applying']))
    .orderBy(asc(imports.id));
  for (const one of underWay) {
    const known: NamedArtists = new Map();
    const until = performance.now() + longest / underWay.length;
    for (let after = 0; performance.now() < until; ) {
      const rows = await waitingRows(deps, one, after);
      const last = rows.at(-1);
      if (!last) {
        await finish(deps, one);
        break;
      }
      if (one.state === 'checking') await checkRows(deps, one, rows, known);
      else for (const row of rows) await applyRow(deps, one, row, known);
      after = last.row;
    }
  }
}

function waitingRows({ db }: PictureDeps, one: Import, after: number): Promise<Row[]> {
  const { id, state } = one;
  const waiting =
    state === 'checking'
      ? isNull(importRows.outcome)
      : and(isNull(importRows.appliedAt), inArray(importRows.outcome, ['create', 'update']));
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), gt(importRows.row, after), waiting))
    .orderBy(asc(importRows.row))
    .limit(batchOf(one));
}

/** A colleague may have cancelled it, or another process finished it. */
async function finish({ db, now }: PictureDeps, { id, state }: Import): Promise<void> {
  const next =
    state === 'checking'
      ? { state: 'ready' as const }
      : { state: 'applied' as const, finishedAt: now() };
  await db
    .update(imports)
    .set(next)
    .where(and(eq(imports.id, id), eq(imports.state, state)));
}

/** Ends the transaction of a check. */
class Checked extends Error {
  readonly result: RowResult;

  constructor(result: RowResult) {
    super('checked');
    this.result = result;
  }
}

async function checkRows(
  deps: PictureDeps,
  one: Import,
  rows: readonly Row[],
  known: NamedArtists,
): Promise<void> {
  const { id, kind, actor } = one;
  const results = [];
  for (const given of rows) {
    const { row, cells } = given;
    const result = await resultOf(deps, id, async () => {
      const prepared = await prepare(deps, one, given);
      return inTransaction<RowResult>(deps, async (context) => {
        const checking = { kind, cells, actor, known, ...prepared };
        throw new Checked(await importRow(context, checking));
      });
    });
    // The record of a check is gone with it.
    results.push({
      row,
      ...result,
      recordId: result.outcome === 'create' ? null : result.recordId,
    });
  }
  await deps.db.execute(sql`
    update ${importRows} as kept
      set outcome = found.outcome, problems = found.problems, changed = found.changed,
        record_id = found."recordId", version = found.version
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as found
        (row integer, outcome text, problems jsonb, changed jsonb, "recordId" integer, version text)
      where kept.import_id = ${id} and kept.row = found.row and kept.outcome is null`);
}

/** A picture that cannot be kept is one mistake of its row beside others. */
async function prepare(deps: PictureDeps, { kind }: Import, row: Row) {
  const { problems } = row;
  if (kind !== 'pictures') return { problems, pictureId: null };
  try {
    return { problems, pictureId: await preparePicture(deps, row) };
  } catch (error) {
    const found = problemsOf(error);
    if (!found) throw error;
    return { problems: [...problems, ...found], pictureId: null };
  }
}

/** The row's lock keeps another process away, and a cancelled import has no rows here. */
async function applyRow(
  deps: PictureDeps,
  { id, kind, actor }: Import,
  { row, cells, version, pictureId }: Row,
  known: NamedArtists,
): Promise<void> {
  const own = and(eq(importRows.importId, id), eq(importRows.row, row));
  const lock = async (db: Pick<PictureDeps['db'], 'select'>) => {
    const [locked] = await db
      .select({ row: importRows.row })
      .from(importRows)
      .innerJoin(imports, and(eq(imports.id, importRows.importId), eq(imports.state, 'applying')))
      .where(and(own, isNull(importRows.appliedAt)))
      .for('update', { of: importRows, skipLocked: true });
    return locked !== undefined;
  };
  let isWritten = false;
  const result = await resultOf(deps, id, () =>
    inTransaction<RowResult | null>(deps, async (context) => {
      if (!(await lock(context.tx))) return null;
      const expected = { version };
      const given = { kind, cells, problems: [], actor, expected, known, pictureId };
      const { outcome, recordId, changed } = await importRow(context, given);
      const applied = { outcome, recordId, changed: [...changed], appliedAt: deps.now() };
      await context.tx.update(importRows).set(applied).where(own);
      isWritten = true;
      return { outcome, recordId, changed, problems: [], version };
    }),
  );
  if (isWritten || result?.outcome !== 'refused') return;
  await deps.db
    .update(importRows)
    .set({ outcome: 'refused', problems: [...result.problems] })
    .where(and(own, isNull(importRows.appliedAt)));
}

/** A row that fails by a bug is refused as well, so that the others go on. */
async function resultOf<Result extends RowResult | null>(
  { log }: PictureDeps,
  importId: number,
  work: () => Promise<Result>,
): Promise<Result | RowResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Checked) return error.result;
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    if (isDatabaseUnavailable(error)) throw error;
    const line = { err: error, event: 'job.record-failed', job: 'run-imports', record: importId };
    log.error(line, 'a job failed for one of its records');
    const message = 'It could not be read or written. The log says why';
    const problems = [{ code: 'row.failed', field: null, message }];
    return { outcome: 'refused', problems, changed: [], recordId: null, version: null };
  }
}
