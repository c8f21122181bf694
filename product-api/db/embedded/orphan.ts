import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { type Cluster, superuser } from './initialise.ts';
import { type Account, invoke } from './run-as.ts';

/** Advisory lock that the owning process holds on a connection of its own. */
export const ownershipLock = 0x0dec61e;

/** Thrown where a live process owns the folder. */
export class DataDirectoryInUse extends Error {
  constructor(directory: string, pid: string) {
    super(`${directory} is in use by another Deckle (its PostgreSQL has pid ${pid})`);
  }
}

/**
 * Stops a server that a crashed process left behind. A server whose owner is alive is left alone.
 */
export async function stopOrphan(
  cluster: Cluster,
  binaries: Binaries,
  account: Account | null,
): Promise<boolean> {
  const pidFile = join(cluster.directory, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const [pid = '', , , port = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const owned = await isOwned(cluster, Number(port));
  if (owned === null) return false;
  if (owned) throw new DataDirectoryInUse(cluster.directory, pid);
  const { file, args, options } = invoke(
    account,
    binaries.pgCtl,
    ['stop', `--pgdata=${cluster.directory}`, '--mode=fast', '--wait', '--timeout=60', '--silent'],
    [cluster.directory],
  );
  const stopped = spawnSync(file, args, { ...options, encoding: 'utf8', stdio: 'pipe' });
  if (stopped.status !== 0) throw new Error(`could not stop the old PostgreSQL: ${stopped.stderr}`);
  return true;
}

/** null: no server answers; only its pid file is left. */
async function isOwned(cluster: Cluster, port: number): Promise<boolean | null> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: superuser,
      password: cluster.password,
      database: 'postgres',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ free: boolean }>(
        'select pg_try_advisory_lock($1) as free',
        [ownershipLock],
      );
      return rows[0]?.free !== true;
    } catch (error) {
      if (!isStartingUp(error)) return null;
      await sleep(200);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return null;
}

/** SQLSTATE 57P03: the server is there but starting up or going down. */
export function isStartingUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57P03';
}
