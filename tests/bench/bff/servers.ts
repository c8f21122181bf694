import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { builtServer, nodeFlags, serverEnvironment } from '../../../scripts/lib/serve.mjs';
import { freePort } from '../../support/free-port.ts';
import { findNginx, writeNginxConfig } from './nginx.ts';
import { startPinned, stopChild, untilAnswers } from './pinned.ts';

export const serverNames = [
  'bff',
  'floor',
  'fastify',
  'express',
  'hono',
  'memory',
  'nginx',
] as const;
export type ServerName = (typeof serverNames)[number];

export type Server = {
  readonly name: ServerName;
  readonly origin: string;
  readonly child: ChildProcess;
};

export type Setting = {
  /** For logs and settings; deleted after the run. */
  readonly dir: string;
  readonly upstream: string;
  /** The folder whose assets/ the peers serve. */
  readonly files: string;
};

const root = join(import.meta.dirname, '..', '..', '..');

/** Starts a server on the measured core; null if it is not installed. */
export async function startServer(name: ServerName, setting: Setting): Promise<Server | null> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = join(setting.dir, `${name}.log`);
  const command = commandOf(name, port, setting);
  if (command === null) return null;
  const env = name === 'bff' ? production(origin, port, setting) : {};
  const child = startPinned('measured', command, { logFile, env });
  await untilAnswers(`${origin}/readyz`, child, logFile);
  return { name, origin, child };
}

export async function stopServers(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map(({ child }) => stopChild(child)));
}

function commandOf(
  name: ServerName,
  port: number,
  setting: Setting,
): readonly [string, ...string[]] | null {
  const { upstream, files } = setting;
  if (name === 'bff') return [process.execPath, ...nodeFlags, join(root, builtServer)];
  if (name === 'nginx') {
    const program = findNginx();
    if (program === null) return null;
    return [program, '-c', writeNginxConfig(setting.dir, { port, upstream, files })];
  }
  const peer = join(import.meta.dirname, 'peers', `${name}.ts`);
  return [process.execPath, peer, String(port), upstream, files];
}

/** The BFF as `npm start` runs it, with every request logged. */
function production(origin: string, port: number, { dir, upstream }: Setting): NodeJS.ProcessEnv {
  return {
    ...serverEnvironment,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: origin,
    PRODUCT_API_URL: upstream,
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    DATA_DIR: join(dir, 'data'),
    LOG_LEVEL: 'info',
  };
}
