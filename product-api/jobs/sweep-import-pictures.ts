import { and, eq, inArray, isNotNull, isNull, lt, notExists } from 'drizzle-orm';
import { artistPictures, artworkPictures, pictures } from '../db/schema/catalogue.ts';
import { importRows, imports } from '../db/schema/imports.ts';
import { isAnyOf } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { deleteOriginal } from '../media/originals.ts';
import { deleteFormats } from '../media/picture-store.ts';

/** Milliseconds for which pictures of an ended import are kept. */
const grace = 86_400_000;
const batch = 500;

/** Deletes pictures of rows that were refused or cancelled, a batch at a time. */
export async function sweepImportPictures({
  db,
  now,
  dataDir,
}: Pick<Deps, 'db' | 'now' | 'dataDir'>): Promise<void> {
  const before = new Date(now().getTime() - grace);
  const deleted = await db.transaction(async (tx) => {
    const rows = await tx
      .select({ importId: importRows.importId, row: importRows.row, id: importRows.pictureId })
      .from(importRows)
      .innerJoin(imports, eq(imports.id, importRows.importId))
      .where(
        and(
          isNotNull(importRows.pictureId),
          isNull(importRows.appliedAt),
          inArray(imports.state, ['cancelled', 'applied']),
          lt(imports.finishedAt, before),
          notExists(
            tx
              .select({ id: artworkPictures.pictureId })
              .from(artworkPictures)
              .where(eq(artworkPictures.pictureId, importRows.pictureId)),
          ),
          notExists(
            tx
              .select({ id: artistPictures.pictureId })
              .from(artistPictures)
              .where(eq(artistPictures.pictureId, importRows.pictureId)),
          ),
        ),
      )
      .limit(batch)
      .for('update', { of: importRows, skipLocked: true });
    const ids = rows.map(({ id }) => id).filter((id) => id !== null);
    await tx.update(importRows).set({ pictureId: null }).where(isAnyOf(importRows.pictureId, ids));
    await tx.delete(pictures).where(isAnyOf(pictures.id, ids));
    return ids;
  });
  for (const id of deleted) {
    await deleteOriginal(dataDir, id);
    await deleteFormats(dataDir, id);
  }
}
