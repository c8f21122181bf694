import { asc, eq, max, sql } from 'drizzle-orm';
import { collectionAtMost } from '../../shared/domain/collections.ts';
import type { Transaction } from '../db/database.ts';
import { collectionArtworks, collections } from '../db/schema/showcase.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { beforeLastChange } from '../market/last-change.ts';
import { recordAudit } from '../market/record-audit.ts';
import { recordVersion } from '../market/record-version.ts';
import {
  type CollectionRow,
  chosenFor,
  collectionVersion,
  hasVisibleWork,
} from '../queries/collections.ts';
import { lockChosen, requirePublished } from './lock-chosen.ts';

type Changed = { readonly id: number; readonly version: string };
type Edit = { readonly id: number; readonly version: string; readonly actor: string };
type Act = { readonly id: number; readonly actor: string };
type ActName = 'add' | 'edit' | 'fill' | 'move' | 'publish' | 'undo' | 'unpublish';

/** Makes a collection that visitors do not see, the last. Throws 'catalogue.address-taken'. */
export async function addCollection(
  context: CommandContext,
  given: Pick<CollectionRow, 'title' | 'slug' | 'text'> & { readonly actor: string },
): Promise<Changed> {
  const { tx } = context;
  const { actor, ...fields } = given;
  const [last] = await tx.select({ position: max(collections.position) }).from(collections);
  const [row] = await tx
    .insert(collections)
    .values({ ...fields, position: (last?.position ?? -1) + 1 })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict('catalogue.address-taken');
  await audit(context, actor, 'add', row.id, { after: fields });
  return { id: row.id, version: collectionVersion(row) };
}

/** Changes its words. Throws 'catalogue.changed' where they are not those that were read. */
export async function editCollection(
  context: CommandContext,
  edit: Edit & Words,
): Promise<Changed> {
  return writeWords(context, edit, edit, 'edit');
}

type Words = { readonly title?: string | undefined; readonly text?: string | undefined };

async function writeWords(context: CommandContext, edit: Edit, words: Words, action: ActName) {
  const { tx } = context;
  const row = await lock(tx, edit.id);
  if (collectionVersion(row) !== edit.version) throw conflict('catalogue.changed');
  const before = { title: row.title, text: row.text };
  const after = { title: words.title ?? row.title, text: words.text ?? row.text };
  const version = collectionVersion(after);
  if (version === edit.version) return { id: row.id, version };
  await tx.update(collections).set(after).where(eq(collections.id, row.id));
  await audit(context, edit.actor, action, row.id, { before, after });
  return { id: row.id, version };
}

/**
 * Writes the words, or chooses the works, from before the last change of either; the version is
 * that of what it writes. Throws as `editCollection` and `fillCollection`, and
 * 'catalogue.nothing-to-undo'.
 */
export async function undoCollection(context: CommandContext, edit: Edit): Promise<Changed> {
  const actions = ['edit', 'fill', 'undo'].map((action) => `collections.${action}`);
  await requireCollection(context.tx, edit.id);
  const before = await beforeLastChange(context.tx, `collection:${edit.id}`, actions);
  return Array.isArray(before)
    ? writeWorks(context, edit, before, 'undo')
    : writeWords(context, edit, Object(before), 'undo');
}

/**
 * Chooses the works that it begins with; the version is that of the works. Throws
 * 'catalogue.changed' for another one, and 'catalogue.empty' where visitors would see a collection
 * without works.
 */
export async function fillCollection(
  context: CommandContext,
  edit: Edit & { readonly works: readonly number[] },
): Promise<Changed> {
  if (edit.works.length > collectionAtMost) {
    throw badRequest(`It shows at most ${collectionAtMost} works.`);
  }
  return writeWorks(context, edit, edit.works, 'fill');
}

async function writeWorks(
  context: CommandContext,
  edit: Edit,
  works: readonly number[],
  action: ActName,
): Promise<Changed> {
  const { tx } = context;
  const records = await lockChosen(tx, 'artwork', works);
  const row = await lock(tx, edit.id);
  const before = await chosenFor(tx, row.id);
  if (recordVersion(before) !== edit.version) throw conflict('catalogue.changed');
  requirePublished(records, before);
  await tx.delete(collectionArtworks).where(eq(collectionArtworks.collectionId, row.id));
  const chosen = works.map((artworkId, position) => ({
    collectionId: row.id,
    artworkId,
    position,
  }));
  if (chosen.length > 0) await tx.insert(collectionArtworks).values(chosen);
  if (row.publishedAt) await requireContents(tx, row);
  await audit(context, edit.actor, action, row.id, { before, after: [...works] });
  return { id: row.id, version: recordVersion(works) };
}

/** Puts it at a position among all, from 1; beyond the end it is the last. */
export async function moveCollection(
  context: CommandContext,
  { id, position, actor }: Act & { readonly position: number },
): Promise<{ id: number; position: number }> {
  const { tx } = context;
  // By id, as one order of locks for all; a row is read as it is once its lock is held.
  const locked = await tx.select().from(collections).orderBy(asc(collections.id)).for('update');
  const rows = locked.toSorted((a, b) => a.position - b.position || a.id - b.id);
  const before = rows.findIndex((row) => row.id === id);
  if (before < 0) throw notFound();
  const others = rows.map((row) => row.id).filter((one) => one !== id);
  const order = others.toSpliced(position - 1, 0, id);
  const place = sql`array_position(${`{${order.join()}}`}::integer[], ${collections.id})`;
  await tx.update(collections).set({ position: place });
  const after = order.indexOf(id) + 1;
  await audit(context, actor, 'move', id, { before: before + 1, after });
  return { id, position: after };
}

/** Throws 'catalogue.empty' for one without a rule and without works that visitors see. */
export async function publishCollection(context: CommandContext, act: Act): Promise<Changed> {
  return show(context, act, true);
}

export async function unpublishCollection(context: CommandContext, act: Act): Promise<Changed> {
  return show(context, act, false);
}

async function show(context: CommandContext, { id, actor }: Act, isShown: boolean) {
  const { tx } = context;
  const row = await lock(tx, id);
  if (isShown) await requireContents(tx, row);
  if ((row.publishedAt !== null) !== isShown) {
    const publishedAt = isShown ? context.now() : null;
    await tx.update(collections).set({ publishedAt }).where(eq(collections.id, id));
    await audit(context, actor, isShown ? 'publish' : 'unpublish', id, {});
  }
  return { id, version: collectionVersion(row) };
}

async function requireContents(tx: Transaction, { id, rule }: CollectionRow): Promise<void> {
  if (rule === null && !(await hasVisibleWork(tx, id))) throw conflict('catalogue.empty');
}

/** Throws the 404 of an unknown one; locks nothing, because works are locked before their collection. */
async function requireCollection(tx: Transaction, id: number): Promise<void> {
  if ((await tx.$count(collections, eq(collections.id, id))) === 0) throw notFound();
}

async function lock(tx: Transaction, id: number): Promise<CollectionRow> {
  const [row] = await tx.select().from(collections).where(eq(collections.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

async function audit(
  { tx, now }: CommandContext,
  actor: string,
  action: ActName,
  id: number,
  details: Parameters<typeof recordAudit>[1]['details'],
): Promise<void> {
  const subject = `collection:${id}`;
  await recordAudit(tx, { actor, action: `collections.${action}`, subject, details, at: now() });
}
