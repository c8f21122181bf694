import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';

/** PostgreSQL refuses to run as root, so a root process runs it as an ordinary account. */
export type Account = { readonly uid: number; readonly gid: number };

export type Invocation = {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
};

/** null: this process is not root and needs no other account. */
export function chooseAccount(existingDataDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const existing = statSync(existingDataDir, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Error('PostgreSQL cannot run as root, and no account "postgres" or "nobody" exists');
}

export function giveTo(account: Account | null, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/**
 * How to run a program as the account. Where a parent folder is closed to the account, such as a
 * clone below root's home, the program keeps the capability to traverse it.
 */
export function invoke(
  account: Account | null,
  file: string,
  args: readonly string[],
  mustReach: readonly string[],
): Invocation {
  if (!account) return { file, args, options: {} };
  const reachable = [file, ...mustReach].every(
    (path) => spawnSync('test', ['-x', path], account).status === 0,
  );
  if (reachable) return { file, args, options: { ...account } };
  const flags = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
  ];
  if (spawnSync('setpriv', [...flags, 'true']).status !== 0) {
    throw new Error(
      `the account with uid ${account.uid} cannot reach ${[file, ...mustReach].join(' and ')}: ` +
        'move the folder to where every account may pass, or run as an ordinary user',
    );
  }
  return { file: 'setpriv', args: [...flags, file, ...args], options: {} };
}

function idOf(flag: '-u' | '-g', name: string): number | null {
  try {
    const id = execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(id.toString().trim());
  } catch {
    return null;
  }
}
