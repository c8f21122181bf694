import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '../../../shared/desk/audit-words.ts';
import { mainEdition } from '../../../shared/domain/shown-edition.ts';
import { bulkRows } from '../../db/schema/bulk.ts';
import { artists, artworks, editions } from '../../db/schema/catalogue.ts';
import { pastSales } from '../../db/schema/past-sales.ts';
import { conflict, notFound } from '../../errors.ts';
import {
  artistFieldsOf,
  artworkFieldsOf,
  editionFieldsOf,
  type Fields,
  lockFields,
  versionOf,
  writeArtists,
} from '../../market/catalogue-fields.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { recordAudit } from '../../market/record-audit.ts';
import { tradesOfEditions } from '../../queries/catalogue/trades-of-editions.ts';
import { requireArtists } from './edit-record.ts';
import { requireFreeReference } from './require-free-reference.ts';

type Added = { readonly id: number; readonly version: string };
type Given<Row> = { readonly [Field in keyof Row]?: Row[Field] | undefined };
type New<Row> = Given<Row> & { readonly name: string };

/** Makes a draft of an artist. Throws 'catalogue.reference-taken'. */
export async function addArtist(
  context: CommandContext,
  { actor, ...fields }: New<typeof artists.$inferInsert> & { readonly actor: string },
): Promise<Added> {
  const { tx, now } = context;
  await requireFreeReference(tx, 'artist', fields.reference);
  const [row] = await tx
    .insert(artists)
    .values({
      nationalities: [],
      description: '',
      description2: '',
      ...given(fields),
      name: fields.name,
      createdAt: now(),
      deletedAt: now(),
    })
    .returning();
  if (!row) throw new Error('an inserted artist was not returned');
  const after = artistFieldsOf(row);
  await audit(context, { actor, action: 'artists.add', subject: `artist:${row.id}`, after });
  return { id: row.id, version: versionOf(after) };
}

/** Makes a draft of an artwork. Throws the 400 of an unknown artist, and 'catalogue.reference-taken'. */
export async function addArtwork(
  context: CommandContext,
  {
    actor,
    artists: artistIds = [],
    ...fields
  }: New<typeof artworks.$inferInsert> & {
    readonly artists?: readonly number[] | undefined;
    readonly actor: string;
  },
): Promise<Added> {
  const { tx, now } = context;
  await requireArtists(tx, artistIds);
  await requireFreeReference(tx, 'artwork', fields.reference);
  const [row] = await tx
    .insert(artworks)
    .values({
      medium: '',
      ...given(fields),
      name: fields.name,
      isFullDate: fields.releaseDate?.length === 10,
      createdAt: now(),
      hiddenAt: now(),
    })
    .returning();
  if (!row) throw new Error('an inserted artwork was not returned');
  await writeArtists(tx, row.id, artistIds);
  const after = artworkFieldsOf(row, [...new Set(artistIds)]);
  await audit(context, { actor, action: 'artworks.add', subject: `artwork:${row.id}`, after });
  return { id: row.id, version: versionOf(after) };
}

/** Adds an edition. Throws as these do, 'catalogue.name-taken', and the 404 of an unknown artwork. */
export async function addEdition(
  context: CommandContext,
  {
    actor,
    artworkId,
    ...fields
  }: New<Omit<typeof editions.$inferInsert, 'artworkId'>> & {
    readonly artworkId: number;
    readonly actor: string;
  },
): Promise<Added> {
  const { tx, now } = context;
  await lockFields(tx, 'artwork', artworkId);
  const [taken] = await tx
    .select({ id: editions.id })
    .from(editions)
    .where(and(eq(editions.artworkId, artworkId), eq(editions.name, fields.name)));
  if (taken) throw conflict('catalogue.name-taken');
  await requireFreeReference(tx, 'edition', fields.reference);
  const [row] = await tx
    .insert(editions)
    .values({
      size: '',
      material: '',
      ...given(fields),
      name: fields.name,
      artworkId,
      createdAt: now(),
    })
    .returning();
  if (!row) throw new Error('an inserted edition was not returned');
  const after = editionFieldsOf(row);
  await audit(context, { actor, action: 'editions.add', subject: `edition:${row.id}`, after });
  return { id: row.id, version: versionOf(after) };
}

/**
 * Removes an edition. Throws 'catalogue.traded' where it ever had an ask, a bid, an order or a past
 * sale, or is the main edition of a published artwork, and 'catalogue.changed' for another version.
 */
export async function removeEdition(
  context: CommandContext,
  { id, version, actor }: { readonly id: number; readonly version: string; readonly actor: string },
): Promise<void> {
  const { tx } = context;
  const before = await lockFields(tx, 'edition', id);
  if (versionOf(before) !== version) throw conflict('catalogue.changed');
  const [own] = await tx
    .select({ hiddenAt: artworks.hiddenAt })
    .from(editions)
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(eq(editions.id, id));
  if (!own) throw notFound();
  if (own.hiddenAt === null && before.name === mainEdition) throw conflict('catalogue.incomplete');
  const trades = (await tradesOfEditions(tx, [id])).get(id);
  const sold = await tx.$count(pastSales, eq(pastSales.editionId, id));
  if (sold > 0 || (trades && trades.all > 0)) throw conflict('catalogue.traded');
  await tx.update(bulkRows).set({ editionId: null }).where(eq(bulkRows.editionId, id));
  await tx.delete(editions).where(eq(editions.id, id));
  await recordAudit(tx, {
    actor,
    action: 'editions.remove',
    subject: `edition:${id}`,
    details: { before },
    at: context.now(),
  });
}

/** Without the fields that were not given, so that columns keep their defaults. */
function given<Values extends object>(
  values: Values,
): { [Field in keyof Values]?: Exclude<Values[Field], undefined> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as never;
}

function audit(
  { tx, now }: CommandContext,
  { after, ...entry }: { actor: string; action: AuditAction; subject: string; after: Fields },
) {
  return recordAudit(tx, { ...entry, details: { after }, at: now() });
}
