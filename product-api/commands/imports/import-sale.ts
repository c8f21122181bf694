import { eq } from 'drizzle-orm';
import { pastSales } from '../../db/schema/past-sales.ts';
import { type Fields, versionOf } from '../../market/catalogue-fields.ts';
import type { CommandContext } from '../../market/command-context.ts';
import {
  addPastSale,
  editPastSale,
  type PastSaleFields,
  pastSaleFieldsOf,
} from '../catalogue/record-past-sale.ts';
import { findByReference } from './find-record.ts';
import { requireExpected } from './require-expected.ts';
import type { RowResult, RowToImport } from './row.ts';
import { type RowCheck, rowRefused } from './row-check.ts';
import { columnOf } from './row-fields.ts';

const needed = ['edition', 'soldOn', 'price'] as const;

/** An earlier day is a slip: year 1, or a number that a spreadsheet took for a day. */
const earliestSale = '1900-01-01';

/** Records a sale that was made elsewhere, or changes what differs. Throws as `importRow` does. */
export async function importSale(
  context: CommandContext,
  {
    check,
    row,
    given,
  }: { readonly check: RowCheck; readonly row: RowToImport; readonly given: Fields },
): Promise<RowResult> {
  const { tx, now } = context;
  const { cells, actor } = row;
  const { reference: _, ...fields } = given;
  const reference = cells.reference ?? '';
  const id = await check.step(() => findByReference(tx, 'sales', reference, 'reference'));
  const edition = await check.step(() => editionOf(context, cells.edition));
  const wanted = { ...fields, ...edition };
  const { soldOn } = wanted as Partial<PastSaleFields>;
  if (soldOn !== undefined && soldOn > now().toISOString().slice(0, 10)) {
    check.refuse('row.invalid', 'soldOn', 'Cannot be in the future');
  }
  if (soldOn !== undefined && soldOn < earliestSale) {
    check.refuse('row.invalid', 'soldOn', `Cannot be before ${earliestSale.slice(0, 4)}`);
  }
  // Of the other columns an empty cell is a mistake by itself.
  const isMissing = (column: string) =>
    cells[column] === undefined || (cells[column] === '' && column === 'edition');
  for (const column of id === null ? needed.filter(isMissing) : []) {
    check.refuse('row.invalid', column, 'A new sale needs it');
  }
  check.end();
  if (id === undefined) throw new Error('a sale that was refused');
  const names = Object.keys(wanted);
  if (id === null) {
    const complete = { source: '', isWithdrawn: false, currency: 'GBP', ...wanted };
    const added = await addPastSale(context, {
      ...(complete as PastSaleFields),
      reference,
      actor,
    });
    return {
      outcome: 'create',
      problems: [],
      changed: names.map(columnOf),
      recordId: added.id,
      version: null,
    };
  }
  const [before] = await tx.select().from(pastSales).where(eq(pastSales.id, id)).for('update');
  if (!before) throw new Error(`past sale ${id} is gone`);
  const present: Fields = pastSaleFieldsOf(before);
  const version = versionOf(present);
  const changes: Fields = wanted;
  const changed = names.filter((name) => changes[name] !== present[name]);
  const found = { problems: [], recordId: id, version };
  if (changed.length === 0) return { ...found, outcome: 'same', changed: [] };
  requireExpected(row, version);
  await editPastSale(context, { actor, before, changes: wanted });
  return { ...found, outcome: 'update', changed: changed.map(columnOf) };
}

async function editionOf({ tx }: CommandContext, cell: string | undefined) {
  if (!cell) return {};
  const editionId = await findByReference(tx, 'editions', cell, 'edition');
  if (editionId !== null) return { editionId };
  throw rowRefused('row.unknown', 'edition', `There is no edition of the reference “${cell}”`);
}
