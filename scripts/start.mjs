import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, say } from './lib/run.mjs';
import { builtServer, nodeFlags, serverEnvironment } from './lib/serve.mjs';

await ensureInstalled();
const { code } = await ensureBuilt();
if (code !== 0) process.exit(code);

say('Starting');
const server = spawn(join(root, 'node_modules', '.bin', 'node'), [...nodeFlags, builtServer], {
  cwd: root,
  env: { ...serverEnvironment, ...process.env },
  stdio: 'inherit',
});
/** Ctrl-C also reaches the server; this process waits for its orderly stop. */
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGHUP', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
