import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';

/** The recipe of a picture that was uploaded: its original is a file of this id. */
const recipe = z.strictObject({ original: z.uuid() });
export type OriginalRecipe = z.infer<typeof recipe>;

/** Pixels. A small file may unpack to far more than it weighs. */
const pixelsAtMost = 120_000_000;
/** Of the long edge: twice the largest format, for what is drawn later. */
const longEdge = 3840;
const shortestLongEdge = 300;

export type NormalizedPicture = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** '#rrggbb' */
  readonly placeholder: string;
};

/**
 * Decodes a picture, upright and without its metadata. null: no picture that can be read, too
 * small, or too large when unpacked.
 */
export async function normalizePicture(file: string | Buffer): Promise<NormalizedPicture | null> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: pixelsAtMost, failOn: 'error' })
      .autoOrient()
      .resize({ width: longEdge, height: longEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 94, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    if (Math.max(info.width, info.height) < shortestLongEdge) return null;
    const { dominant } = await sharp(data).stats();
    const hex = [dominant.r, dominant.g, dominant.b].map((part) =>
      part.toString(16).padStart(2, '0'),
    );
    return { bytes: data, width: info.width, height: info.height, placeholder: `#${hex.join('')}` };
  } catch {
    return null;
  }
}

const fileOf = (dataDir: string, id: string) =>
  join(dataDir, 'originals', id.slice(0, 2), `${id}.webp`);

export async function storeOriginal(dataDir: string, id: string, bytes: Buffer): Promise<void> {
  const file = fileOf(dataDir, id);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, bytes, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

export function deleteOriginal(dataDir: string, id: string): Promise<void> {
  return rm(fileOf(dataDir, id), { force: true });
}

/** null: the recipe is of another source. The read fails where the file is missing. */
export async function readOriginal(dataDir: string, given: unknown): Promise<Buffer | null> {
  const read = recipe.safeParse(given);
  return read.success ? readFile(fileOf(dataDir, read.data.original)) : null;
}
