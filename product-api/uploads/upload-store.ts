import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';
import { type UploadType, uploadTypes } from '../../shared/domain/uploads.ts';

export type Upload = {
  /** Its file name on disk: random, so that it cannot be guessed. */
  readonly id: string;
  readonly type: UploadType;
  /** Bytes. */
  readonly size: number;
};

/** A stored upload with its digest. */
export type StoredUpload = { readonly upload: Upload; readonly sha256: string };

export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/**
 * Streams an upload to disk and detects its type from its bytes. null: not an accepted type, and
 * nothing is kept.
 */
export async function storeUpload(dataDir: string, stream: Readable): Promise<StoredUpload | null> {
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

/** The bytes of an upload; the stream fails where the file is missing. */
export function openUpload(dataDir: string, id: string): Readable {
  return createReadStream(join(uploadFolder(dataDir), id));
}
