import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The keys in `dataDir/session-keys`, one base64url key a line, newest first; created at the first
 * start. Throws when the file holds something else.
 */
export async function loadSessionKeys(dataDir: string): Promise<Buffer[]> {
  const path = join(dataDir, 'session-keys');
  await mkdir(dataDir, { recursive: true });
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    await file.sync();
    await file.close();
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const keys = lines.map((line) => Buffer.from(line.trim(), 'base64url'));
  if (keys.length === 0 || keys.some((key) => key.length !== 32)) {
    throw new Error(
      `${path} does not hold session keys: move it away, and all people sign in again`,
    );
  }
  return keys;
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
