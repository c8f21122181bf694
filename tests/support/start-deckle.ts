import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtServer, nodeFlags, serverEnvironment } from '../../scripts/lib/serve.mjs';
import { freePort } from './free-port.ts';
import { memoryFolder } from './memory-folder.ts';

export type RunningDeckle = {
  readonly url: string;
  readonly dataDir: string;
  readonly logFile: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
};

const root = join(import.meta.dirname, '..', '..');
const startTimeout = 120_000;

/**
 * The whole marketplace as `npm start` runs it, on a free port and a temporary data folder.
 * SEEDED_DATA_DIR names a folder to copy, which saves seeding the catalogue.
 */
export async function startDeckle(
  given: NodeJS.ProcessEnv | ((url: string) => Promise<NodeJS.ProcessEnv>) = {},
): Promise<RunningDeckle> {
  const dataDir = mkdtempSync(join(memoryFolder(), 'deckle-run-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = typeof given === 'function' ? await given(url) : given;
  const { SEEDED_DATA_DIR: seeded } = process.env;
  if (seeded !== undefined && env.SEED !== 'none') {
    // Keeps the owner: PostgreSQL refuses a folder of another user.
    execFileSync('cp', ['-a', `${seeded}/.`, dataDir]);
  }
  const logFile = join(dataDir, 'deckle.log');
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [...nodeFlags, builtServer], {
    cwd: root,
    env: {
      ...process.env,
      ...serverEnvironment,
      ...{ PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url },
      ...env,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  await ready(url, child, logFile);
  return {
    url,
    dataDir,
    logFile,
    child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, child: ChildProcess, logFile: string): Promise<void> {
  const giveUp = Date.now() + startTimeout;
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null || Date.now() > giveUp) {
      child.kill('SIGTERM');
      throw new Error(`Deckle did not start:\n${readFileSync(logFile, 'utf8').slice(-4000)}`);
    }
    await sleep(100);
  }
}
