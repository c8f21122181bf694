import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';

/** Runs the whole marketplace; rebuilds the site and restarts the BFF on every change. */
await ensureInstalled();
await ensureBuilt();
const bin = join(root, 'node_modules', '.bin');
const children = [
  spawn(join(bin, 'vite'), ['build', 'web', '--watch'], { cwd: root, stdio: 'inherit' }),
  spawn(
    join(bin, 'node'),
    [
      '--watch-path=server',
      '--watch-path=shared',
      '--watch-path=product-api',
      '--watch-path=demo',
      'server/main.ts',
    ],
    { cwd: root, stdio: 'inherit' },
  ),
];
process.on('SIGINT', () => undefined);
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
}
