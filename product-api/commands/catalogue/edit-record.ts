import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { artists, editions } from '../../db/schema/catalogue.ts';
import { isAnyOf } from '../../db/sql.ts';
import { badRequest, conflict, notFound } from '../../errors.ts';
import {
  type CatalogueKind,
  type Fields,
  lockFields,
  versionOf,
  writeFields,
} from '../../market/catalogue-fields.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { beforeLastChange } from '../../market/last-change.ts';
import { recordAudit } from '../../market/record-audit.ts';
import { readArtistState, readArtworkState } from '../../queries/catalogue/read-state.ts';
import { countOpen } from '../../queries/catalogue/trades-of-editions.ts';
import { requireFreeReference } from './require-free-reference.ts';

type Edit = {
  readonly kind: CatalogueKind;
  readonly id: number;
  /** Of the record as the operator read it. */
  readonly version: string;
  readonly actor: string;
};
type Edited = { readonly id: number; readonly version: string };

/**
 * Changes the fields that differ and keeps both values in the audit. Throws 'catalogue.changed' for
 * another version, 'catalogue.in-trade' for a field that open trades rest on, and
 * 'catalogue.incomplete' for a published record without what visitors need.
 */
export async function editRecord(
  context: CommandContext,
  edit: Edit & { readonly changes: Fields },
): Promise<Edited> {
  return change(context, edit, edit.changes, 'edit');
}

/** Writes the values from before the last change. Throws 'catalogue.nothing-to-undo'. */
export async function undoEdit(context: CommandContext, edit: Edit): Promise<Edited> {
  const { kind, id } = edit;
  await lockFields(context.tx, kind, id);
  const actions = [`${kind}s.edit`, `${kind}s.undo`];
  const before = await beforeLastChange(context.tx, `${kind}:${id}`, actions);
  return change(context, edit, Object(before), 'undo');
}

async function change(
  context: CommandContext,
  { kind, id, version, actor }: Edit,
  wanted: Fields,
  action: 'edit' | 'undo',
): Promise<Edited> {
  const { tx } = context;
  const fields = await lockFields(tx, kind, id);
  if (versionOf(fields) !== version) throw conflict('catalogue.changed');
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const changes = Object.fromEntries(
    given.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(fields[name])),
  );
  const names = Object.keys(changes);
  if (names.length === 0) return { id, version };
  await checkChanges(tx, kind, id, changes);
  await writeFields(tx, kind, id, changes);
  await requireComplete(tx, kind, id);
  const before = Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  await recordAudit(tx, {
    actor,
    action: `${kind}s.${action}`,
    subject: `${kind}:${id}`,
    details: { before, after: changes },
    at: context.now(),
  });
  return { id, version: versionOf({ ...fields, ...changes }) };
}

/** Open trades rest on an edition's name, which is in their addresses, and on its size. */
const fixedWhileTraded = ['name', 'editionSize', 'currency'];

async function checkChanges(
  tx: Transaction,
  kind: CatalogueKind,
  id: number,
  changes: Fields,
): Promise<void> {
  if (kind === 'edition' && fixedWhileTraded.some((name) => name in changes)) {
    if ((await countOpen(tx, [id])) > 0) throw conflict('catalogue.in-trade');
    if (typeof changes.name === 'string') await requireFreeName(tx, id, changes.name);
  }
  if (typeof changes.reference === 'string') {
    await requireFreeReference(tx, kind, changes.reference);
  }
  if (kind === 'artwork' && Array.isArray(changes.artists)) {
    await requireArtists(tx, changes.artists);
  }
}

async function requireFreeName(tx: Transaction, id: number, name: string): Promise<void> {
  const [own] = await tx
    .select({ artworkId: editions.artworkId })
    .from(editions)
    .where(eq(editions.id, id));
  if (!own) throw notFound();
  const [taken] = await tx
    .select({ id: editions.id })
    .from(editions)
    .where(and(eq(editions.artworkId, own.artworkId), eq(editions.name, name)));
  if (taken && taken.id !== id) throw conflict('catalogue.name-taken');
}

/** Throws the 400 of an artist that does not exist or was merged into another. */
export async function requireArtists(tx: Transaction, ids: readonly number[]): Promise<void> {
  const known = await tx
    .select({ id: artists.id, mergedIntoId: artists.mergedIntoId })
    .from(artists)
    .where(isAnyOf(artists.id, ids));
  const usable = new Set(known.flatMap((one) => (one.mergedIntoId === null ? [one.id] : [])));
  const unknown = ids.find((id) => !usable.has(id));
  if (unknown !== undefined) throw badRequest(`There is no artist ${unknown}.`);
}

/** What visitors see stays complete. */
async function requireComplete(tx: Transaction, kind: CatalogueKind, id: number): Promise<void> {
  if (kind === 'edition') return;
  const { state, missing } = await (kind === 'artist' ? readArtistState : readArtworkState)(tx, id);
  if (state === 'published' && missing.length > 0) throw conflict('catalogue.incomplete');
}
