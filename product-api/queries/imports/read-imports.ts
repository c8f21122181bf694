import { and, asc, count, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { ImportView, RowOutcome } from '../../../shared/desk/imports.ts';
import type { AnswerOf, InputOf } from '../../../shared/desk/operations.ts';
import type { Queryable } from '../../db/database.ts';
import { importRows, imports } from '../../db/schema/imports.ts';
import { isAnyOf } from '../../db/sql.ts';
import { notFound } from '../../errors.ts';

const importsAtMost = 50;
const rowsAtMost = 500;

type Import = typeof imports.$inferSelect;

/** Newest first. */
export async function listImports(db: Queryable): Promise<ImportView[]> {
  const found = await db.select().from(imports).orderBy(desc(imports.id)).limit(importsAtMost);
  return withCounts(db, found);
}

/** Throws the 404 of an unknown one. */
export async function showImport(db: Queryable, id: number): Promise<AnswerOf<'imports show'>> {
  const found = await db.select().from(imports).where(eq(imports.id, id));
  const [view] = await withCounts(db, found);
  if (!view) throw notFound();
  return { ...view, ignored: found[0]?.ignored ?? [] };
}

async function withCounts(db: Queryable, found: readonly Import[]): Promise<ImportView[]> {
  const counts = await db
    .select({
      importId: importRows.importId,
      outcome: importRows.outcome,
      rows: count(),
      applied: count(importRows.appliedAt),
    })
    .from(importRows)
    .where(
      and(
        isAnyOf(
          importRows.importId,
          found.map(({ id }) => id),
        ),
        isNotNull(importRows.outcome),
      ),
    )
    .groupBy(importRows.importId, importRows.outcome);
  return found.map(({ ignored: _, ...one }) => {
    const own = counts.filter(({ importId }) => importId === one.id);
    const of = (wanted: RowOutcome) => own.find(({ outcome }) => outcome === wanted)?.rows ?? 0;
    return {
      ...one,
      createdAt: one.createdAt.toISOString(),
      finishedAt: one.finishedAt?.toISOString() ?? null,
      checked: own.reduce((sum, { rows }) => sum + rows, 0),
      applied: own.reduce((sum, { applied }) => sum + applied, 0),
      outcomes: {
        create: of('create'),
        update: of('update'),
        same: of('same'),
        refused: of('refused'),
      },
    };
  });
}

/** One page of rows in the order of the file. Throws the 404 of an unknown import. */
export async function listImportRows(
  db: Queryable,
  { id, show, after }: InputOf<'imports rows'>,
): Promise<AnswerOf<'imports rows'>> {
  const [known] = await db.select({ id: imports.id }).from(imports).where(eq(imports.id, id));
  if (!known) throw notFound();
  const found = await db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        show === undefined ? undefined : eq(importRows.outcome, show),
        after === undefined ? undefined : gt(importRows.row, after),
      ),
    )
    .orderBy(asc(importRows.row))
    .limit(rowsAtMost + 1);
  const page = found.slice(0, rowsAtMost);
  return {
    rows: page.map(({ row, cells, outcome, appliedAt, recordId, changed, problems }) => ({
      ...{ row, outcome, recordId, changed, problems },
      reference: cells.reference ?? '',
      name: cells.name ?? cells.edition ?? '',
      isApplied: appliedAt !== null,
    })),
    next: found.length > rowsAtMost ? (page.at(-1)?.row ?? null) : null,
  };
}
