import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCache, root, run, takeChildSeconds } from './run.mjs';

/** Makes a data folder with the demo catalogue, which tests copy. Returns its path. */
export async function makeSeededFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-seeded-'));
  const child = fork(join(root, 'demo', 'main.ts'), {
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache },
      ...{ PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder },
    },
    execPath: join(root, 'node_modules', '.bin', 'node'),
    execArgv: [],
  });
  const ended = once(child, 'exit');
  for (let isReady = false; !isReady; ) {
    const [first] = await Promise.race([once(child, 'message'), ended]);
    if (typeof first !== 'object' || first === null) throw new Error('the demo did not start');
    isReady = first.type === 'ready';
  }
  const { code } = await run('node', ['tests/support/plain-pictures.ts'], {
    env: { DATA_DIR: folder },
  });
  child.kill('SIGTERM');
  await ended;
  takeChildSeconds();
  if (code !== 0) throw new Error('the pictures of the seeded folder could not be made');
  return folder;
}
