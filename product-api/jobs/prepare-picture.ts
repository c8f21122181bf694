import { and, eq } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { pictureTypes, uploadBytesAtMost } from '../../shared/domain/uploads.ts';
import { keepPicture } from '../commands/catalogue/store-picture.ts';
import { findPicture } from '../commands/imports/import-picture.ts';
import { rowRefused } from '../commands/imports/row-check.ts';
import { importRows } from '../db/schema/imports.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../market/command-context.ts';
import { fetchPicture, PictureUnreachable, type ResolveHost } from '../media/fetch-picture.ts';
import { zipOf } from '../uploads/import-files.ts';
import { openZip, ZipUnreadable } from '../uploads/read-zip.ts';
import type { JobDeps } from './for-each-record.ts';

export type PictureDeps = JobDeps &
  Pick<Deps, 'dataDir'> & {
    /** The addresses of a host that pictures may come from; absent: public ones. */
    readonly resolveHost?: ResolveHost;
  };
type Row = typeof importRows.$inferSelect;

/**
 * Keeps the picture of a row's file before the row is checked, so that what was checked is what is
 * written; null: the row needs none. Throws RowRefused.
 */
export async function preparePicture(deps: PictureDeps, row: Row): Promise<string | null> {
  const { cells, pictureId } = row;
  const { reference = '', file = '' } = cells;
  if (pictureId !== null || file === '') return pictureId;
  const present = await findPicture(deps.db, reference);
  if (present?.source === file) return null;
  const bytes = await bytesOf(deps, row.importId, file);
  const type = await fileTypeFromBuffer(bytes);
  if (!pictureTypes.some((one) => one === type?.mime)) {
    throw rowRefused('row.file', 'file', 'Must be a JPEG, PNG or WebP picture');
  }
  return inTransaction(deps, async ({ tx }) => {
    const { id } = await keepPicture(tx, deps.dataDir, bytes);
    await tx
      .update(importRows)
      .set({ pictureId: id })
      .where(and(eq(importRows.importId, row.importId), eq(importRows.row, row.row)));
    return id;
  });
}

async function bytesOf(deps: PictureDeps, importId: number, file: string): Promise<Buffer> {
  try {
    if (/^[a-z][a-z\d+.-]*:/i.test(file)) return await fetchPicture(file, deps.resolveHost);
    return await unpacked(zipOf(deps.dataDir, importId), file);
  } catch (error) {
    if (error instanceof PictureUnreachable) throw rowRefused('row.file', 'file', error.message);
    if (error instanceof ZipUnreadable) {
      const message = 'It cannot be read from the zip, or is larger than 15 MB';
      throw rowRefused('row.file', 'file', message);
    }
    throw error;
  }
}

/** By its path in the archive, or by its name where that is one file's alone. */
async function unpacked(path: string, file: string): Promise<Buffer> {
  const zip = await openZip(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw rowRefused(
      'row.file',
      'file',
      'Put the file into a zip with this list, or give an address',
    );
  });
  try {
    const wanted = file.replaceAll('\\', '/').normalize();
    const named = zip.entries.filter(({ name }) => {
      const whole = name.normalize();
      return whole === wanted || whole.endsWith(`/${wanted}`);
    });
    const exact = named.find(({ name }) => name.normalize() === wanted);
    const entry = exact ?? (named.length === 1 ? named[0] : undefined);
    if (entry) return await zip.read(entry, uploadBytesAtMost);
    const message =
      named.length === 0 ? 'The zip has no such file' : 'The zip has several of this name';
    throw rowRefused('row.file', 'file', message);
  } finally {
    await zip.close();
  }
}
