import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { artistPictures, artworkPictures, pictures } from '../../db/schema/catalogue.ts';
import { conflict, notFound } from '../../errors.ts';
import { lockFields } from '../../market/catalogue-fields.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { recordAudit } from '../../market/record-audit.ts';
import { readArtworkState } from '../../queries/catalogue/read-state.ts';

export type PictureOwner = {
  /** The picture's id. */
  readonly picture: string;
  readonly kind: 'artwork' | 'artist';
  readonly id: number;
};
type Arranging = PictureOwner & { readonly actor: string };

/** Adds an uploaded picture as the record's last. Throws the 404 of an unknown one. */
export async function attachPicture(context: CommandContext, input: Arranging): Promise<void> {
  const { tx } = context;
  const present = await lockPictures(tx, input);
  await requirePicture(tx, input.picture);
  if (present.includes(input.picture)) return;
  await write(tx, input, [...present, input.picture]);
  await audit(context, input, 'attach', {});
}

/** Changes the texts that are given. */
export async function editPicture(
  context: CommandContext,
  input: Arranging & {
    readonly alternativeText?: string | undefined;
    readonly credit?: string | undefined;
  },
): Promise<void> {
  const { tx } = context;
  await requireOwned(tx, input);
  const { alternativeText, credit, picture } = input;
  const after = {
    ...(alternativeText === undefined ? {} : { alternativeText }),
    ...(credit === undefined ? {} : { credit }),
  };
  if (Object.keys(after).length === 0) return;
  const [before] = await tx
    .select({ alternativeText: pictures.alternativeText, credit: pictures.credit })
    .from(pictures)
    .where(eq(pictures.id, picture))
    .for('update');
  await tx.update(pictures).set(after).where(eq(pictures.id, picture));
  await requireComplete(tx, input);
  await audit(context, input, 'edit', { before: before ?? null, after });
}

/** `position` counts from 0; one beyond the end is the last. */
export async function movePicture(
  context: CommandContext,
  input: Arranging & { readonly position: number },
): Promise<void> {
  const present = await requireOwned(context.tx, input);
  const rest = present.filter((one) => one !== input.picture);
  await write(context.tx, input, rest.toSpliced(input.position, 0, input.picture));
  await audit(context, input, 'move', { position: input.position + 1 });
}

/** The new picture takes place, text and credit of the other, whose files stay. */
export async function replacePicture(
  context: CommandContext,
  input: Arranging & { readonly by: string },
): Promise<void> {
  const { tx } = context;
  const present = await requireOwned(tx, input);
  const old = await requirePicture(tx, input.picture);
  await requirePicture(tx, input.by);
  const { alternativeText, credit } = old;
  await tx.update(pictures).set({ alternativeText, credit }).where(eq(pictures.id, input.by));
  const others = present.filter((one) => one !== input.by);
  await write(
    tx,
    input,
    others.map((one) => (one === input.picture ? input.by : one)),
  );
  await audit(context, input, 'replace', { by: input.by });
}

/**
 * Takes a picture from a record. Throws 'catalogue.incomplete' for the only one of a published
 * artwork.
 */
export async function detachPicture(context: CommandContext, input: Arranging): Promise<void> {
  const present = await requireOwned(context.tx, input);
  await write(
    context.tx,
    input,
    present.filter((one) => one !== input.picture),
  );
  await requireComplete(context.tx, input);
  await audit(context, input, 'detach', {});
}

/** Locks the record; returns the ids of its pictures in their order. */
async function lockPictures(tx: Transaction, { kind, id }: PictureOwner): Promise<string[]> {
  await lockFields(tx, kind, id);
  const rows =
    kind === 'artwork'
      ? await tx
          .select({ id: artworkPictures.pictureId })
          .from(artworkPictures)
          .where(eq(artworkPictures.artworkId, id))
          .orderBy(asc(artworkPictures.position))
      : await tx
          .select({ id: artistPictures.pictureId })
          .from(artistPictures)
          .where(eq(artistPictures.artistId, id))
          .orderBy(asc(artistPictures.position));
  return rows.map((row) => row.id);
}

async function requireOwned(tx: Transaction, owner: PictureOwner): Promise<string[]> {
  const present = await lockPictures(tx, owner);
  if (!present.includes(owner.picture)) throw notFound();
  return present;
}

async function requirePicture(tx: Transaction, id: string) {
  const [row] = await tx.select().from(pictures).where(eq(pictures.id, id));
  if (!row) throw notFound();
  return row;
}

async function write(
  tx: Transaction,
  { kind, id }: PictureOwner,
  ids: readonly string[],
): Promise<void> {
  if (kind === 'artwork') {
    await tx.delete(artworkPictures).where(eq(artworkPictures.artworkId, id));
    const rows = ids.map((pictureId, position) => ({ artworkId: id, pictureId, position }));
    if (rows.length > 0) await tx.insert(artworkPictures).values(rows);
    return;
  }
  await tx.delete(artistPictures).where(eq(artistPictures.artistId, id));
  const rows = ids.map((pictureId, position) => ({ artistId: id, pictureId, position }));
  if (rows.length > 0) await tx.insert(artistPictures).values(rows);
  for (const [position, pictureId] of ids.entries()) {
    await tx
      .update(pictures)
      .set({ name: nameAt(position) })
      .where(eq(pictures.id, pictureId));
  }
}

/** Specification section 3: the avatar's name contains 1, that of the profile image 2. */
function nameAt(position: number): string {
  return ['avatar-1', 'profile-2'][position] ?? 'picture';
}

async function requireComplete(tx: Transaction, { kind, id }: PictureOwner): Promise<void> {
  if (kind === 'artist') return;
  const { state, missing } = await readArtworkState(tx, id);
  if (state === 'published' && missing.length > 0) throw conflict('catalogue.incomplete');
}

function audit(
  { tx, now }: CommandContext,
  { kind, id, picture, actor }: Arranging,
  act: 'attach' | 'edit' | 'move' | 'replace' | 'detach',
  details: Readonly<Record<string, string | number | object | null>>,
) {
  return recordAudit(tx, {
    actor,
    action: `pictures.${act}`,
    subject: `${kind}:${id}`,
    details: { picture, ...details },
    at: now(),
  });
}
