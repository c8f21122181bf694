import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startTestServer } from './database.ts';

/** Runs a command with one throwaway PostgreSQL for all test files: TEST_POSTGRES_URL. */
const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('usage: with-postgres.ts <command> [argument …]');
const server = await startTestServer();
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_POSTGRES_URL: server.url },
});
const [code] = await once(child, 'exit');
await server.stop();
process.exitCode = typeof code === 'number' ? code : 1;
