import { eq } from 'drizzle-orm';
import type { ImportKind } from '../../../shared/desk/import-columns.ts';
import type { RowProblem } from '../../../shared/desk/imports.ts';
import { artists, artworks, editions } from '../../db/schema/catalogue.ts';
import { HttpError } from '../../errors.ts';
import { type Fields, lockFields, versionOf } from '../../market/catalogue-fields.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { addArtist, addArtwork, addEdition } from '../catalogue/add-record.ts';
import { editRecord } from '../catalogue/edit-record.ts';
import { findArtistsOfRow, findByReference, RowRefused, rowRefused } from './find-record.ts';
import { importPicture } from './import-picture.ts';
import { importSale } from './import-sale.ts';
import { requireExpected } from './require-expected.ts';
import type { RowResult, RowToImport } from './row.ts';
import { columnOf, fieldsOfRow } from './row-fields.ts';

const kindOf = { artists: 'artist', artworks: 'artwork', editions: 'edition' } as const;
const nothing = { problems: [], changed: [], recordId: null, version: null } as const;

/** Why a row cannot be written; null: the failure is a bug, or the database's. */
export function refusalOf(error: unknown): RowResult | null {
  if (error instanceof RowRefused) {
    return { ...nothing, outcome: 'refused', problems: error.problems };
  }
  if (!(error instanceof HttpError)) return null;
  const { code = 'row.invalid' } = error.details;
  const field = fieldsOfCodes[code] ?? null;
  return { ...nothing, outcome: 'refused', problems: [{ code, field, message: error.message }] };
}

/** Columns of codes that the catalogue's commands throw. */
const fieldsOfCodes: Readonly<Record<string, string>> = {
  'catalogue.name-taken': 'name',
  'catalogue.reference-taken': 'reference',
};

/**
 * Adds the row's record as a draft, or changes what differs. Throws RowRefused, and what the
 * commands of the catalogue throw.
 */
export async function importRow(context: CommandContext, row: RowToImport): Promise<RowResult> {
  const { tx } = context;
  const { kind, cells } = row;
  const reference = cells.reference ?? '';
  const { fields, problems } = fieldsOfRow(kind, cells);
  const missing: RowProblem[] =
    reference === ''
      ? [{ code: 'row.invalid', field: 'reference', message: 'Cannot be empty' }]
      : [];
  const all = [...row.problems, ...missing, ...problems];
  if (all.length > 0) throw new RowRefused(...all);
  if (kind === 'sales') return importSale(context, row, fields);
  if (kind === 'pictures') return importPicture(context, row, fields);
  const id = await findByReference(tx, kind, reference, 'reference');
  const linked = await linksOf(context, row);
  const wanted: Fields = { ...fields, ...linked.fields };
  if (id === null) return add(context, row, wanted, linked.artworkId);
  await requireOwn(context, kind, id, linked.artworkId);
  const record = kindOf[kind];
  const before = await lockFields(tx, record, id);
  const changed = Object.keys(wanted).filter(
    (name) => JSON.stringify(wanted[name]) !== JSON.stringify(before[name]),
  );
  const version = versionOf(before);
  const found = { ...nothing, recordId: id, version };
  if (changed.length === 0) return { ...found, outcome: 'same' };
  requireExpected(row, version);
  await editRecord(context, { kind: record, id, version, actor: row.actor, changes: wanted });
  return { ...found, outcome: 'update', changed: changed.map(columnOf) };
}

type Links = { readonly fields: Fields; readonly artworkId: number | null };

async function linksOf(
  { tx }: CommandContext,
  { kind, cells, known }: RowToImport,
): Promise<Links> {
  if (kind === 'artworks' && cells.artists !== undefined) {
    const found = await findArtistsOfRow(tx, cells.artists, known);
    return { fields: { artists: found }, artworkId: null };
  }
  if (kind !== 'editions' || !cells.artwork) return { fields: {}, artworkId: null };
  const artworkId = await findByReference(tx, 'artworks', cells.artwork, 'artwork');
  if (artworkId === null) {
    const message = `There is no artwork of the reference “${cells.artwork}”`;
    throw rowRefused('row.unknown', 'artwork', message);
  }
  return { fields: {}, artworkId };
}

async function add(
  context: CommandContext,
  { kind, actor }: RowToImport,
  wanted: Fields,
  artworkId: number | null,
): Promise<RowResult> {
  const { name } = wanted;
  if (typeof name !== 'string') {
    throw rowRefused('row.invalid', 'name', 'A new record needs a name');
  }
  const fields = { ...wanted, name, actor };
  if (kind === 'artists') return added(wanted, await addArtist(context, fields));
  if (kind === 'artworks') return added(wanted, await addArtwork(context, fields));
  if (artworkId === null) {
    throw rowRefused('row.invalid', 'artwork', 'A new edition needs the reference of its artwork');
  }
  return added(wanted, await addEdition(context, { ...fields, artworkId }));
}

function added(wanted: Fields, { id }: { readonly id: number }): RowResult {
  return {
    ...nothing,
    outcome: 'create',
    recordId: id,
    changed: Object.keys(wanted).map(columnOf),
  };
}

/** A duplicate is written to no more, and an edition stays with its artwork. */
async function requireOwn(
  { tx }: CommandContext,
  kind: ImportKind,
  id: number,
  artworkId: number | null,
): Promise<void> {
  if (kind === 'editions') {
    const [own] = await tx
      .select({ artworkId: editions.artworkId })
      .from(editions)
      .where(eq(editions.id, id));
    if (artworkId === null || own?.artworkId === artworkId) return;
    throw rowRefused(
      'row.other-artwork',
      'artwork',
      `This edition belongs to artwork #${own?.artworkId}`,
    );
  }
  const table = kind === 'artists' ? artists : artworks;
  const [row] = await tx
    .select({ mergedIntoId: table.mergedIntoId })
    .from(table)
    .where(eq(table.id, id));
  if (row?.mergedIntoId == null) return;
  const message = `It was merged into #${row.mergedIntoId}`;
  throw rowRefused('catalogue.merged', 'reference', message);
}
