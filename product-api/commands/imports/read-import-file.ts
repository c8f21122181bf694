import { readFile, stat } from 'node:fs/promises';
import type { ImportKind } from '../../../shared/desk/import-columns.ts';
import { uploadBytesAtMost } from '../../../shared/domain/uploads.ts';
import { refused } from '../../errors.ts';
import { isZip } from '../../uploads/import-files.ts';
import { openZip, ZipUnreadable } from '../../uploads/read-zip.ts';
import { readSheet, type Sheet } from './read-sheet.ts';

/**
 * The rows of a file, or of the one sheet in a zip with pictures. Throws as `readSheet` does, and
 * 'imports.zip-unreadable'.
 */
export async function readImportFile(
  kind: ImportKind,
  path: string,
): Promise<Sheet & { readonly isZip: boolean }> {
  if (!(await isZip(path))) {
    const { size } = await stat(path);
    if (size > uploadBytesAtMost) throw refused('imports.unreadable');
    return { ...readSheet(kind, await readFile(path)), isZip: false };
  }
  if (kind !== 'pictures') throw refused('imports.unreadable');
  return { ...readSheet(kind, await sheetIn(path)), isZip: true };
}

async function sheetIn(path: string): Promise<Buffer> {
  try {
    const zip = await openZip(path);
    try {
      const [sheet, ...others] = zip.entries.filter(
        ({ name }) =>
          /\.(?:csv|tsv|txt|json)$/i.test(name) && !/(?:^|\/)(?:__MACOSX|\.)/.test(name),
      );
      if (!sheet || others.length > 0) throw refused('imports.zip-unreadable');
      return await zip.read(sheet, uploadBytesAtMost);
    } finally {
      await zip.close();
    }
  } catch (error) {
    if (error instanceof ZipUnreadable) throw refused('imports.zip-unreadable');
    throw error;
  }
}
