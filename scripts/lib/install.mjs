import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './run.mjs';

/** Installs the packages of package-lock.json unless they are installed already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  say('Installing packages (a minute on the first start)');
  const { code } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) process.exit(code);
}

function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || !existsSync(join(root, 'node_modules', '.bin', 'node'))) {
    return false;
  }
  const have = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(want).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || have[path]?.version === version,
  );
}
