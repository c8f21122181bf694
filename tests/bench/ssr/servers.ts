import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { startPinned, untilAnswers } from '../bff/pinned.ts';
import type { Server } from './measure.ts';

const peers = join(import.meta.dirname, 'peers');
const scripts = {
  next: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'],
  'react-router': ['node_modules/@react-router/serve/dist/cli.js', './build/server/index.js'],
} as const;
export type PeerName = keyof typeof scripts;
export const peerNames = Object.keys(scripts) as PeerName[];

/** Copies a peer, with the pages that they share, to a folder; installs and builds it there. */
export async function buildPeer(name: PeerName, dir: string, dataUrl: string): Promise<string> {
  const folder = join(dir, name);
  cpSync(join(peers, name), folder, { recursive: true });
  cpSync(join(peers, 'common'), join(folder, 'common'), { recursive: true });
  const env = { ...process.env, DATA_URL: dataUrl, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1' };
  for (const args of [
    ['ci', '--no-audit', '--no-fund'],
    ['run', 'build'],
  ]) {
    execFileSync('npm', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return folder;
}

export async function startPeer(name: PeerName, folder: string, dataUrl: string): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'server.log');
  const env = {
    ...{ DATA_URL: dataUrl, PORT: String(port), HOST: '127.0.0.1' },
    NODE_ENV: 'production',
  };
  const [script, ...args] = scripts[name];
  const startedAt = performance.now();
  const command = [process.execPath, join(folder, script), ...args] as const;
  const child = startPinned('measured', command, { logFile, env, cwd: folder });
  await untilAnswers(origin, child, logFile);
  return { name, origin, child, startMs: performance.now() - startedAt };
}
