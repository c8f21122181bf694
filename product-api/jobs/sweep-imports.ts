import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { imports } from '../db/schema/imports.ts';
import type { Deps } from '../deps.ts';

/** Milliseconds. A file that is being received has no row yet, and none takes this long. */
const grace = 86_400_000;

/** Deletes the zips of imports that have ended, and what a crash left behind. */
export async function sweepImports({
  db,
  now,
  dataDir,
}: Pick<Deps, 'db' | 'now' | 'dataDir'>): Promise<void> {
  const folder = join(dataDir, 'imports');
  const files = await readdir(folder).catch(() => []);
  if (files.length === 0) return;
  const open = await db
    .select({ id: imports.id })
    .from(imports)
    .where(inArray(imports.state, ['checking', 'ready', 'applying']));
  const kept = new Set(open.map(({ id }) => `${id}.zip`));
  for (const file of files) {
    if (kept.has(file)) continue;
    const path = join(folder, file);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now().getTime() - grace) await rm(path, { force: true });
  }
}
