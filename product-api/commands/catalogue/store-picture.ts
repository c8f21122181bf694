import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { UploadedPicture } from '../../../shared/desk/catalogue-pictures.ts';
import type { Transaction } from '../../db/database.ts';
import { pictures } from '../../db/schema/catalogue.ts';
import { refused } from '../../errors.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { normalizePicture, type OriginalRecipe, storeOriginal } from '../../media/originals.ts';
import { type Upload, uploadFolder } from '../../uploads/upload-store.ts';

/**
 * Keeps an uploaded file as the original of a picture that belongs to no record yet. Throws
 * 'catalogue.picture-refused' for what cannot be decoded, or is too small or too large.
 */
export async function storePicture(
  { tx }: Pick<CommandContext, 'tx'>,
  dataDir: string,
  upload: Upload,
  texts: { readonly alternativeText: string } = { alternativeText: '' },
): Promise<UploadedPicture> {
  return keepPicture(tx, dataDir, join(uploadFolder(dataDir), upload.id), texts);
}

/** Keeps a JPEG, PNG or WebP by its path or its bytes. Throws as `storePicture` does. */
export async function keepPicture(
  tx: Transaction,
  dataDir: string,
  file: string | Buffer,
  texts: { readonly alternativeText: string } = { alternativeText: '' },
): Promise<UploadedPicture> {
  const picture = await normalizePicture(file);
  if (!picture) throw refused('catalogue.picture-refused');
  const { width, height, placeholder, bytes } = picture;
  const id = randomUUID();
  await storeOriginal(dataDir, id, bytes);
  const recipe: OriginalRecipe = { original: id };
  await tx
    .insert(pictures)
    .values({ id, name: 'picture', ...texts, recipe, width, height, placeholder });
  return { id, url: `/media/${id}/small.webp`, width, height };
}
