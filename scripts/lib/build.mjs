import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './run.mjs';

const inputs = [
  ...['server', 'product-api', 'demo', 'sandbox', 'shared', 'web'],
  ...['vite.servers.config.ts', 'package-lock.json'],
];
const output = join(root, 'web', 'dist', 'index.html');

/** Builds site and servers unless the build is newer than all of its sources. Resolves like `run`. */
export async function ensureBuilt() {
  if (existsSync(output) && inputs.every((path) => newest(join(root, path)) < mtime(output))) {
    return { code: 0, output: '', cpu: 0 };
  }
  say('Building');
  return run('npm', ['run', '--silent', 'build']);
}

function newest(path) {
  if (!statSync(path).isDirectory()) return mtime(path);
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'dist' && entry.name !== 'node_modules')
    .reduce((latest, entry) => Math.max(latest, newest(join(path, entry.name))), 0);
}

function mtime(path) {
  return statSync(path).mtimeMs;
}
