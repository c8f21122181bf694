import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';
import { type UploadType, uploadTypes } from '../../shared/domain/uploads.ts';

export type Upload = {
  /** Its name on disk, which nobody can guess. */
  readonly id: string;
  readonly type: UploadType;
  /** Bytes. */
  readonly size: number;
};

/** An upload, and what tells it from every other one. */
export type Kept = { readonly upload: Upload; readonly sha256: string };

export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/**
 * Writes a stream to disk and looks at what it is. null: it is no file that may be uploaded, and
 * nothing is kept of it. What its sender calls it plays no part.
 */
export async function storeUpload(dataDir: string, stream: Readable): Promise<Kept | null> {
  const folder = uploadFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const unfinished = join(folder, `${id}.part`);
  const hash = createHash('sha256');
  try {
    await pipeline(
      stream,
      async function* hashed(pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece);
          yield piece;
        }
      },
      createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }),
    );
    const found = await fileTypeFromFile(unfinished);
    const type = uploadTypes.find((one) => one === found?.mime);
    if (type === undefined) return null;
    const { size } = await stat(unfinished);
    await rename(unfinished, join(folder, id));
    return { upload: { id, type, size }, sha256: hash.digest('hex') };
  } finally {
    await rm(unfinished, { force: true });
  }
}

export async function deleteUploads(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(uploadFolder(dataDir), id), { force: true });
}

/** The bytes of an upload; fails while being read where it is gone. */
export function openUpload(dataDir: string, id: string): Readable {
  return createReadStream(join(uploadFolder(dataDir), id));
}
