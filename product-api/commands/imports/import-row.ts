import { eq } from 'drizzle-orm';
import type { RowProblem } from '../../../shared/desk/imports.ts';
import { editions } from '../../db/schema/catalogue.ts';
import { type Fields, lockFields, versionOf } from '../../market/catalogue-fields.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { addArtist, addArtwork, addEdition } from '../catalogue/add-record.ts';
import { editRecord } from '../catalogue/edit-record.ts';
import { findArtistsOfRow, findByReference, findUnmerged } from './find-record.ts';
import { importPicture } from './import-picture.ts';
import { importSale } from './import-sale.ts';
import { requireExpected } from './require-expected.ts';
import type { RowResult, RowToImport } from './row.ts';
import { problemsOf, RowCheck, rowRefused } from './row-check.ts';
import { columnOf, fieldsOfRow } from './row-fields.ts';

type RecordRow = RowToImport & { readonly kind: keyof typeof kindOf };
type Write = { readonly check: RowCheck; readonly row: RecordRow; readonly wanted: Fields };

const kindOf = { artists: 'artist', artworks: 'artwork', editions: 'edition' } as const;
const nothing = { problems: [], changed: [], recordId: null, version: null } as const;

/** Why a row cannot be written; null: the failure is a bug, or the database's. */
export function refusalOf(error: unknown): RowResult | null {
  const problems = problemsOf(error);
  return problems && { ...nothing, outcome: 'refused', problems };
}

/**
 * Adds the row's record as a draft, or changes what differs. Throws RowRefused with every mistake
 * of the row; its cells that can be read are written, to find what the catalogue refuses of them.
 */
export async function importRow(context: CommandContext, row: RowToImport): Promise<RowResult> {
  const { kind, cells } = row;
  const { fields, problems } = fieldsOfRow(kind, cells);
  const missing: RowProblem[] = cells.reference
    ? []
    : [{ code: 'row.invalid', field: 'reference', message: 'Cannot be empty' }];
  const check = new RowCheck([...row.problems, ...missing, ...problems]);
  if (kind === 'sales') return importSale(context, { check, row, given: fields });
  if (kind === 'pictures') return importPicture(context, { check, row, given: fields });
  const result = await importRecord(context, { check, row: { ...row, kind }, wanted: fields });
  check.end();
  if (!result) throw new Error('a row without mistakes came to nothing');
  return result;
}

async function importRecord(
  context: CommandContext,
  { check, row, wanted: fields }: Write,
): Promise<RowResult | null | undefined> {
  const { kind, cells } = row;
  const id = await check.step(() => findOwn(context, row));
  const artistIds = await check.step(() => artistsOf(context, row));
  const artworkId = await check.step(() => artworkOf(context, row));
  const wanted: Fields = artistIds ? { ...fields, artists: artistIds } : fields;
  const write = { check, row, wanted };
  if (id === undefined) return null;
  if (id !== null) {
    if (kind === 'editions') await check.step(() => requireOwnArtwork(context, id, artworkId));
    return check.step(() => edit(context, write, id));
  }
  if (cells.name === undefined) check.refuse('row.invalid', 'name', 'A new record needs a name');
  if (kind === 'editions' && !cells.artwork) {
    check.refuse('row.invalid', 'artwork', 'A new edition needs the reference of its artwork');
  }
  return check.step(() => add(context, write, artworkId));
}

/** The record of the row's reference; null: there is none yet. */
function findOwn({ tx }: CommandContext, { kind, cells: { reference = '' } }: RecordRow) {
  return kind === 'editions'
    ? findByReference(tx, kind, reference, 'reference')
    : findUnmerged(tx, kind, reference, 'reference');
}

async function artistsOf({ tx }: CommandContext, { kind, cells, known }: RecordRow) {
  if (kind !== 'artworks' || cells.artists === undefined) return null;
  return findArtistsOfRow(tx, cells.artists, known);
}

async function artworkOf({ tx }: CommandContext, { kind, cells: { artwork } }: RecordRow) {
  if (kind !== 'editions' || !artwork) return null;
  const id = await findUnmerged(tx, 'artworks', artwork, 'artwork');
  if (id !== null) return id;
  const message = `There is no artwork of the reference “${artwork}”`;
  throw rowRefused('row.unknown', 'artwork', message);
}

async function edit(
  context: CommandContext,
  { check, row, wanted }: Write,
  id: number,
): Promise<RowResult> {
  const kind = kindOf[row.kind];
  const before = await lockFields(context.tx, kind, id);
  const changed = Object.keys(wanted).filter(
    (name) => JSON.stringify(wanted[name]) !== JSON.stringify(before[name]),
  );
  const version = versionOf(before);
  const found = { ...nothing, recordId: id, version };
  if (changed.length === 0) return { ...found, outcome: 'same' };
  await check.step(() => requireExpected(row, version));
  await editRecord(context, { kind, id, version, actor: row.actor, changes: wanted });
  return { ...found, outcome: 'update', changed: changed.map(columnOf) };
}

/** null: of a row whose name or artwork was refused already. */
async function add(
  context: CommandContext,
  { row: { kind, actor }, wanted }: Write,
  artworkId: number | null | undefined,
): Promise<RowResult | null> {
  const { name } = wanted;
  if (typeof name !== 'string') return null;
  const fields = { ...wanted, name, actor };
  if (kind === 'artists') return added(wanted, await addArtist(context, fields));
  if (kind === 'artworks') return added(wanted, await addArtwork(context, fields));
  return artworkId == null
    ? null
    : added(wanted, await addEdition(context, { ...fields, artworkId }));
}

function added(wanted: Fields, { id }: { readonly id: number }): RowResult {
  return {
    ...nothing,
    outcome: 'create',
    recordId: id,
    changed: Object.keys(wanted).map(columnOf),
  };
}

/** An edition stays with its artwork. */
async function requireOwnArtwork(
  { tx }: CommandContext,
  id: number,
  artworkId: number | null | undefined,
): Promise<void> {
  const [own] = await tx
    .select({ artworkId: editions.artworkId })
    .from(editions)
    .where(eq(editions.id, id));
  if (artworkId == null || own?.artworkId === artworkId) return;
  const message = `This edition belongs to artwork #${own?.artworkId}`;
  throw rowRefused('row.other-artwork', 'artwork', message);
}
