import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { artistPictures, artworkPictures, pictures } from '../../db/schema/catalogue.ts';
import { type Fields, versionOf } from '../../market/catalogue-fields.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { attachPicture, editPicture, replacePicture } from '../catalogue/arrange-pictures.ts';
import { requireFreeReference } from '../catalogue/require-free-reference.ts';
import { findUnmerged } from './find-record.ts';
import { requireExpected } from './require-expected.ts';
import type { RowResult, RowToImport } from './row.ts';
import { type RowCheck, rowRefused } from './row-check.ts';
import { pictureIdOf } from './row-fields.ts';

type Owner = { readonly kind: 'artwork' | 'artist'; readonly id: number };

/** The picture of a reference; null: there is none yet. */
export async function findPicture(db: Pick<Transaction, 'select'>, reference: string) {
  const id = pictureIdOf(reference);
  const [row] = await db
    .select()
    .from(pictures)
    .where(id === null ? eq(pictures.reference, reference) : eq(pictures.id, id));
  if (row) return row;
  if (id === null) return null;
  throw rowRefused('row.unknown', 'reference', `There is no picture ${reference}`);
}

/** Adds a picture to its record as the last, or changes what differs. Throws as `importRow` does. */
export async function importPicture(
  context: CommandContext,
  {
    check,
    row,
    given,
  }: { readonly check: RowCheck; readonly row: RowToImport; readonly given: Fields },
): Promise<RowResult> {
  const { tx } = context;
  const { cells, actor, pictureId } = row;
  const reference = cells.reference ?? '';
  const owner = await check.step(() => ownerOf(tx, cells));
  const { file, alternativeText, credit } = given as Readonly<Record<string, string | undefined>>;
  const texts = { alternativeText, credit };
  const before = await check.step(() => findPicture(tx, reference));
  const result = { problems: [], recordId: null, version: null };
  if (before === undefined) check.end();
  if (!before) {
    if (!cells.artwork && !cells.artist) {
      check.refuse('row.invalid', 'artwork', 'A new picture needs its record');
    }
    if (!cells.file) check.refuse('row.invalid', 'file', 'A new picture needs a file');
    check.end();
    if (!owner || !pictureId || !file) throw new Error('a new picture without a record or a file');
    await requireFreeReference(tx, 'picture', reference);
    await tx.update(pictures).set({ reference, source: file }).where(eq(pictures.id, pictureId));
    const of = { ...owner, picture: pictureId, actor };
    await attachPicture(context, of);
    await editPicture(context, { ...of, ...texts });
    const changed = Object.keys(cells).filter((column) => cells[column] !== '');
    return { ...result, outcome: 'create', changed };
  }
  const own = await check.step(() => requireOwner(tx, before.id, owner ?? null));
  check.end();
  if (!own) throw new Error('a picture without a record');
  const present: Fields = { ...before, file: before.source ?? '' };
  const changed = Object.entries({ ...texts, file })
    .filter(([name, value]) => value !== undefined && value !== present[name])
    .map(([name]) => name);
  const version = versionOf(pick(before));
  if (changed.length === 0) return { ...result, version, outcome: 'same', changed };
  requireExpected(row, version);
  let picture = before.id;
  if (changed.includes('file') && pictureId && file) {
    await replacePicture(context, { ...own, picture, by: pictureId, actor });
    await tx.update(pictures).set({ reference: null }).where(eq(pictures.id, picture));
    const moved = { reference: before.reference, source: file };
    await tx.update(pictures).set(moved).where(eq(pictures.id, pictureId));
    picture = pictureId;
  }
  await editPicture(context, { ...own, picture, actor, ...texts });
  return { ...result, version, outcome: 'update', changed };
}

function pick({ id, alternativeText, credit, source }: typeof pictures.$inferSelect): Fields {
  return { id, alternativeText, credit, source };
}

async function ownerOf(
  tx: Transaction,
  { artwork = '', artist = '' }: RowToImport['cells'],
): Promise<Owner | null> {
  if (artwork === '' && artist === '') return null;
  if (artwork !== '' && artist !== '') {
    throw rowRefused('row.invalid', 'artist', 'A picture belongs to an artwork or an artist');
  }
  const kind = artwork === '' ? 'artist' : 'artwork';
  const reference = artwork === '' ? artist : artwork;
  const id = await findUnmerged(tx, `${kind}s`, reference, kind);
  if (id !== null) return { kind, id };
  throw rowRefused('row.unknown', kind, `There is no ${kind} of the reference “${reference}”`);
}

/** The record that the picture belongs to, which an import does not change. */
async function requireOwner(tx: Transaction, id: string, given: Owner | null): Promise<Owner> {
  const [ofArtwork] = await tx
    .select({ id: artworkPictures.artworkId })
    .from(artworkPictures)
    .where(eq(artworkPictures.pictureId, id));
  const [ofArtist] = await tx
    .select({ id: artistPictures.artistId })
    .from(artistPictures)
    .where(eq(artistPictures.pictureId, id));
  if (ofArtwork && (!given || (given.kind === 'artwork' && given.id === ofArtwork.id))) {
    return { kind: 'artwork', id: ofArtwork.id };
  }
  if (ofArtist && (!given || (given.kind === 'artist' && given.id === ofArtist.id))) {
    return { kind: 'artist', id: ofArtist.id };
  }
  const message =
    ofArtwork || ofArtist
      ? 'This picture belongs to another record'
      : 'This picture was removed from its record. Give it a new reference';
  throw rowRefused('row.other-record', given?.kind ?? 'artwork', message);
}
