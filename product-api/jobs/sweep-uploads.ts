import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, gt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { casePictures } from '../db/schema/cases.ts';
import { submissionFiles } from '../db/schema/collecting.ts';
import { conditionPictures } from '../db/schema/desk.ts';
import { askDocuments } from '../db/schema/documents.ts';
import { isAnyOf } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { uploadFolder } from '../uploads/upload-store.ts';

/** Milliseconds. An upload in progress has no row yet, and none takes this long. */
const grace = 86_400_000;
const batch = 500;
/** The tables whose rows name an upload. */
const holders = [submissionFiles, askDocuments, conditionPictures, casePictures] as const;
const uploadName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.part)?$/;

type Sweeping = Pick<Deps, 'db' | 'now' | 'dataDir'> & { readonly log: FastifyBaseLogger };

/**
 * Deletes old uploads that no record names, which a crash left behind. Logs records whose file is
 * missing and leaves them unchanged. Safe to run in two processes at once.
 */
export async function sweepUploads(
  deps: Sweeping,
): Promise<{ readonly deleted: number; readonly missing: readonly string[] }> {
  const folder = uploadFolder(deps.dataDir);
  /** Rows before files: an upload stored in between is then not reported as missing. */
  const kept = await listStoredIds(deps);
  const files = await readdir(folder).catch(() => []);
  const present = new Set(files);
  const missing = await confirmMissing(
    deps,
    kept.filter((id) => !present.has(id)),
  );
  if (missing.length > 0) {
    const some = missing.slice(0, 20);
    deps.log.error({ event: 'uploads.missing', count: missing.length, some }, 'uploads are gone');
  }
  const old = await olderThan(folder, files, deps.now().getTime() - grace);
  let deleted = 0;
  for (let start = 0; start < old.length; start += batch) {
    deleted += await deleteOrphans(deps, folder, old.slice(start, start + batch));
  }
  if (deleted > 0) deps.log.info({ event: 'uploads.swept', deleted }, 'left-over uploads deleted');
  return { deleted, missing };
}

async function olderThan(folder: string, files: readonly string[], before: number) {
  const old: string[] = [];
  for (const file of files) {
    if (!uploadName.test(file)) continue;
    const found = await stat(join(folder, file)).catch(() => null);
    if (found && found.mtimeMs < before) old.push(file);
  }
  return old;
}

async function deleteOrphans(
  { db }: Sweeping,
  folder: string,
  files: readonly string[],
): Promise<number> {
  const ids = files.map((file) => file.slice(0, 36));
  const rows = await Promise.all(
    holders.map((table) => db.select({ id: table.id }).from(table).where(isAnyOf(table.id, ids))),
  );
  const kept = new Set(rows.flat().map(({ id }) => id));
  /** Unfinished files are always deleted, even if a row has their id. */
  const orphans = files.filter((file) => file.endsWith('.part') || !kept.has(file));
  for (const file of orphans) await rm(join(folder, file), { force: true });
  return orphans.length;
}

async function listStoredIds({ db }: Sweeping): Promise<string[]> {
  const kept: string[] = [];
  for (const table of holders) {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(gt(table.id, after))
        .orderBy(asc(table.id))
        .limit(batch);
      kept.push(...rows.map(({ id }) => id));
      const last = rows.at(-1);
      if (!last || rows.length < batch) break;
      after = last.id;
    }
  }
  return kept;
}

/** Filters the ids whose row still exists. */
async function confirmMissing({ db }: Sweeping, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await Promise.all(
    holders.map((table) => db.select({ id: table.id }).from(table).where(isAnyOf(table.id, ids))),
  );
  return rows.flat().map(({ id }) => id);
}
