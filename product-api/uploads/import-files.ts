import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const folderOf = (dataDir: string) => join(dataDir, 'imports');

/** Where the zip of an import is kept until the import ends. */
export const zipOf = (dataDir: string, id: number): string => join(folderOf(dataDir), `${id}.zip`);

/** A path for a file that is being received; `use` may move it, and the rest is deleted. */
export async function withReceived<Answer>(
  dataDir: string,
  use: (path: string) => Promise<Answer>,
): Promise<Answer> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const path = join(folderOf(dataDir), `${randomUUID()}.part`);
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

export function keepZip(dataDir: string, id: number, received: string): Promise<void> {
  return rename(received, zipOf(dataDir, id));
}

export async function isZip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PK\x03\x04';
  } finally {
    await file.close();
  }
}
