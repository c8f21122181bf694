import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mediums } from '../../../shared/domain/mediums.ts';
import { mainEdition } from '../../../shared/domain/shown-edition.ts';
import type { UploadType } from '../../../shared/domain/uploads.ts';
import type { Transaction } from '../../db/database.ts';
import { artists } from '../../db/schema/catalogue.ts';
import { submissionFiles, submissions } from '../../db/schema/collecting.ts';
import { conflict, HttpError, notFound } from '../../errors.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { decideSubmission } from '../decide-submission.ts';
import { addArtist, addArtwork, addEdition } from './add-record.ts';
import { attachPicture } from './arrange-pictures.ts';
import { storePicture } from './store-picture.ts';

/** What a submitted work has; older ones may lack some of it. */
const submitted = z.object({
  name: z.string(),
  artistName: z.string(),
  medium: z.enum(mediums).optional().catch(undefined),
  year: z.int().optional(),
  size: z.string().default(''),
  material: z.string().default(''),
  editionSize: z.int().optional(),
  description: z.string().default(''),
});

type Drafted = { readonly id: number; readonly artworkId: number; readonly artistId: number };

/**
 * Makes a draft of a proposed work, with its artist, main edition and pictures, and accepts the
 * submission. Throws 'trade.wrong-status' for one that is decided, or of a release.
 */
export async function draftSubmission(
  context: CommandContext,
  {
    submissionId: id,
    actor,
    dataDir,
  }: {
    readonly submissionId: number;
    readonly actor: string;
    /** The folder of its files; undefined: the draft begins without pictures. */
    readonly dataDir: string | undefined;
  },
): Promise<Drafted> {
  const { tx } = context;
  const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for('update');
  if (!row) throw notFound();
  if (row.status !== 'Pending' || row.kind !== 'work') throw conflict('trade.wrong-status');
  const work = submitted.parse(row.fields);
  const artistId =
    (await findByName(tx, work.artistName)) ??
    (await addArtist(context, { name: work.artistName, actor })).id;
  const { id: artworkId } = await addArtwork(context, {
    name: work.name,
    artists: [artistId],
    medium: work.medium,
    releaseDate: work.year === undefined ? undefined : String(work.year),
    description: work.description,
    actor,
  });
  const { size, material, editionSize } = work;
  const edition = { artworkId, name: mainEdition, size, material, editionSize, actor };
  await addEdition(context, edition);
  if (dataDir !== undefined) await addPictures(context, { id, artworkId, dataDir, work, actor });
  await decideSubmission(context, { submissionId: id, rejectedFor: null, actor });
  await tx.update(submissions).set({ artworkId }).where(eq(submissions.id, id));
  return { id, artworkId, artistId };
}

/** A published artist of this name before a draft of it; case and accents do not count. */
async function findByName(tx: Transaction, name: string): Promise<number | null> {
  const [found] = await tx
    .select({ id: artists.id })
    .from(artists)
    .where(and(sql`fold(${artists.name}) = fold(${name})`, isNull(artists.mergedIntoId)))
    .orderBy(sql`${artists.deletedAt} is null desc`, desc(artists.id))
    .limit(1);
  return found?.id ?? null;
}

async function addPictures(
  context: CommandContext,
  input: {
    readonly id: number;
    readonly artworkId: number;
    readonly dataDir: string;
    readonly work: z.output<typeof submitted>;
    readonly actor: string;
  },
): Promise<void> {
  const { artworkId, dataDir, work, actor } = input;
  const files = await context.tx
    .select()
    .from(submissionFiles)
    .where(eq(submissionFiles.submissionId, input.id))
    .orderBy(submissionFiles.name);
  const alternativeText = `${work.name} by ${work.artistName}`;
  for (const { id, type, size } of files.filter((file) => file.type.startsWith('image/'))) {
    try {
      const upload = { id, type: type as UploadType, size };
      const stored = await storePicture(context, dataDir, upload, { alternativeText });
      const of = { picture: stored.id, kind: 'artwork', id: artworkId, actor } as const;
      await attachPicture(context, of);
    } catch (error) {
      // The draft stands without a picture that cannot be read.
      if (!(error instanceof HttpError)) throw error;
    }
  }
}
