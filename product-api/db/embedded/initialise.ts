import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type Account, giveTo, invoke } from './run-as.ts';

export const superuser = 'deckle';

export type Cluster = { readonly directory: string; readonly password: string };

export function clusterDirectory(dataDir: string): string {
  return join(dataDir, 'postgres');
}

export function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres-password');
}

/**
 * Creates the cluster on the first start, beside its final place and then renamed, so that an
 * interrupted start leaves no half-made cluster.
 */
export function initialise(dataDir: string, binaries: Binaries, account: Account | null): Cluster {
  const directory = clusterDirectory(dataDir);
  const secret = passwordFile(dataDir);
  if (existsSync(join(directory, 'PG_VERSION'))) {
    return { directory, password: readFileSync(secret, 'utf8').trim() };
  }
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  giveTo(account, unfinished);
  const password = randomBytes(24).toString('base64url');
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  giveTo(account, secret);

  const { file, args, options } = invoke(
    account,
    binaries.initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    [dataDir],
  );
  const made = spawnSync(file, args, { ...options, encoding: 'utf8', stdio: 'pipe' });
  if (made.status !== 0) {
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr ?? made.stdout}`);
  }
  renameSync(unfinished, directory);
  return { directory, password };
}
