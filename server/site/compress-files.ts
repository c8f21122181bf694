import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const smallest = 1_024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a .br and a .gz beside every compressible file without one. index.html is left out, as it
 * is filled for each reader, and so are dot folders, which are never served. Returns how many files
 * were compressed.
 */
export async function compressFiles(dir: string): Promise<number> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  let done = 0;
  for (const entry of entries) {
    const isServed =
      !relative(dir, entry.parentPath).startsWith('.') && entry.name !== 'index.html';
    if (!entry.isFile() || !isServed || !compressible.test(entry.name)) continue;
    if (await compress(join(entry.parentPath, entry.name))) done += 1;
  }
  return done;
}

async function compress(path: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(path);
  if (size < smallest || (await isNewer(`${path}.br`, mtimeMs))) return false;
  const bytes = await readFile(path);
  const [br, zipped] = await Promise.all([brotli(bytes), zip(bytes, { level: 9 })]);
  await writeWhole(`${path}.gz`, zipped);
  await writeWhole(`${path}.br`, br);
  return true;
}

async function isNewer(path: string, mtimeMs: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs >= mtimeMs;
}

/** Writes the whole file or none of it, as another process may be serving it. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}
