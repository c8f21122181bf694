import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { ImageFormat } from './formats.ts';

type PictureStore = {
  /** The picture's bytes; null where there is no such picture. `id` is a checked uuid. */
  read(id: string, format: ImageFormat): Promise<Buffer | null>;
};

/** Drawing takes a processor for up to a second: two at a time leave room for everything else. */
const drawnAtOnce = 2;

/**
 * Pictures are drawn when first asked for and kept on disk from then on. Many who ask for the same
 * one wait for the same drawing.
 */
export function createPictureStore(input: {
  readonly dataDir: string;
  readonly draw: (id: string, format: ImageFormat) => Promise<Buffer | null>;
}): PictureStore {
  const limit = pLimit(drawnAtOnce);
  const drawing = new Map<string, Promise<Buffer | null>>();

  async function drawAndKeep(id: string, format: ImageFormat, file: string) {
    const bytes = await limit(() => input.draw(id, format));
    if (bytes) await keep(file, bytes);
    return bytes;
  }

  return {
    async read(id, format) {
      const file = join(input.dataDir, 'media', id.slice(0, 2), id, `${format}.webp`);
      const kept = await readIfThere(file);
      if (kept) return kept;
      const running = drawing.get(file);
      if (running) return running;
      const started = drawAndKeep(id, format, file).finally(() => drawing.delete(file));
      drawing.set(file, started);
      return started;
    },
  };
}

/** Nobody ever reads half a picture: it gets its name when it is complete. */
async function keep(file: string, bytes: Buffer): Promise<void> {
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

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
