import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { createTemplate, startTestServer } from './database.ts';

/**
 * Runs a command with one PostgreSQL for all test files: the server that TEST_POSTGRES_URL or
 * DATABASE_URL names, or a temporary one. Its role must be allowed to create databases; the run
 * drops what it creates. Tests that start Deckle start the build, which is made if it is out of
 * date; DATABASE_URL is not passed on, as each has a database of its own.
 */
const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('usage: with-postgres.ts <command> [argument …]');
if ((await ensureBuilt()).code !== 0) throw new Error('the build failed');
const { TEST_POSTGRES_URL, DATABASE_URL, ...environment } = process.env;
const given = TEST_POSTGRES_URL ?? DATABASE_URL;
const server =
  given === undefined ? await startTestServer() : { url: given, stop: async () => undefined };
try {
  const template = await createTemplate(server.url);
  try {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: {
        ...environment,
        TEST_POSTGRES_URL: server.url,
        TEST_POSTGRES_TEMPLATE: template.name,
      },
    });
    const [code, signal] = await once(child, 'exit');
    if (signal !== null) console.error(`${command} was ended by ${signal}`);
    process.exitCode = code ?? 1;
  } finally {
    await template.drop();
  }
} finally {
  await server.stop();
}
