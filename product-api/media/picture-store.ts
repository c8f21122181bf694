import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { ImageFormat } from './formats.ts';

export type PictureStore = {
  /** The picture's bytes; null where there is no such picture. `id` is a validated uuid. */
  read(id: string, format: ImageFormat): Promise<Buffer | null>;
};

/** Drawing uses a core for up to a second: two at a time leave room for requests. */
const maxConcurrentDraws = 2;

const folderOf = (dataDir: string, id: string) => join(dataDir, 'media', id.slice(0, 2), id);

/** Deletes what was drawn of a picture that is gone. */
export function deleteFormats(dataDir: string, id: string): Promise<void> {
  return rm(folderOf(dataDir, id), { recursive: true, force: true });
}

/**
 * Pictures are drawn on first request and kept on disk. Concurrent requests for one share the
 * drawing.
 */
export function createPictureStore(input: {
  readonly dataDir: string;
  readonly draw: (id: string, format: ImageFormat) => Promise<Buffer | null>;
}): PictureStore {
  const limit = pLimit(maxConcurrentDraws);
  const drawing = new Map<string, Promise<Buffer | null>>();

  async function drawAndStore(id: string, format: ImageFormat, file: string) {
    const bytes = await limit(() => input.draw(id, format));
    if (bytes) await writeAtomically(file, bytes);
    return bytes;
  }

  return {
    async read(id, format) {
      const file = join(folderOf(input.dataDir, id), `${format}.webp`);
      const kept = await readIfExists(file);
      if (kept) return kept;
      const running = drawing.get(file);
      if (running) return running;
      const started = drawAndStore(id, format, file).finally(() => drawing.delete(file));
      drawing.set(file, started);
      return started;
    },
  };
}

/** Written under another name and renamed, so that a reader never sees half a picture. */
async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function readIfExists(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
