import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { logoBox } from '../../shared/domain/logo.ts';
import { pictureTypes } from '../../shared/domain/uploads.ts';
import { refused } from '../errors.ts';
import { deleteUploads, storeUpload, type Upload, uploadFolder } from '../uploads/upload-store.ts';

/** Pixels. A small file may unpack to far more than it weighs. */
const pixelsAtMost = 40_000_000;
/** Pixels of the file for one of the page. */
const density = 4;

/** Keeps a file as a logo, and answers with its name. Throws 'catalogue.picture-refused'. */
export async function storeLogo(dataDir: string, file: Readable): Promise<string> {
  const stored = await storeUpload(dataDir, file);
  if (!stored) throw refused('catalogue.picture-refused');
  try {
    return await keepLogo(dataDir, stored.upload);
  } finally {
    await deleteUploads(dataDir, [stored.upload.id]);
  }
}

/** As `storeLogo`, of an upload. */
export async function keepLogo(dataDir: string, { id, type }: Upload): Promise<string> {
  const isPicture = pictureTypes.some((one) => one === type);
  const drawn = isPicture ? await draw(join(uploadFolder(dataDir), id)) : null;
  if (!drawn) throw refused('catalogue.picture-refused');
  const { bytes, width, height } = drawn;
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const name = `${digest}-${width}x${height}`;
  const path = fileOf(dataDir, name);
  await mkdir(join(dataDir, 'logos'), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomUUID()}.part`;
  await writeFile(unfinished, bytes, { mode: 0o600 });
  await rename(unfinished, path);
  return name;
}

/** null: there is no such logo. `name` is validated. */
export async function readLogo(dataDir: string, name: string): Promise<Buffer | null> {
  return readFile(fileOf(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

const fileOf = (dataDir: string, name: string) => join(dataDir, 'logos', `${name}.png`);

/**
 * Decodes a logo: upright, without its metadata, as PNG, which every mail program shows. null: no
 * picture that can be read, smaller than it is shown, or too large when unpacked.
 */
async function draw(file: string) {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: pixelsAtMost, failOn: 'error' })
      .autoOrient()
      .resize({
        width: logoBox.width * density,
        height: logoBox.height * density,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .png({ compressionLevel: 9, palette: true, quality: 95 })
      .toBuffer({ resolveWithObject: true });
    const scale = Math.min(logoBox.width / info.width, logoBox.height / info.height);
    if (scale > 1) return null;
    const shown = (pixels: number) => Math.max(1, Math.round(pixels * scale));
    return { bytes: data, width: shown(info.width), height: shown(info.height) };
  } catch {
    return null;
  }
}
