import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import t from 'tap';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { clusterDirectory } from './initialise.ts';
import { chooseAccount } from './run-as.ts';

/** One cluster for all tests, which start it one after the other. */
const dataDir = t.testdir();

t.test('what a statement was refused for stands in the log, what was sent does not', async (t) => {
  const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  t.teardown(() => server.stop());
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create table kept (name text, holds jsonb, at int check (at > 0))');
  const keep = (name: string, holds: string, at: number) =>
    client.query('insert into kept values ($1, $2, $3)', [name, holds, at]);
  await t.rejects(keep('Ada Private', '{"address":"1 Rope Walk","b":"\\u0000"}', 1));
  await t.rejects(keep('Ada Private', '{"address":"1 Rope Walk","b":"\\ud800"}', 1));
  await t.rejects(keep('Ada Private', '{"address":"1 Rope Walk"}', 0));
  await t.rejects(keep('Ada Private\0', '{}', 1));
  await client.end();
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  t.match(log, /ERROR: {2}unsupported Unicode escape sequence/);
  t.match(log, /ERROR: {2}new row .* violates check constraint/);
  t.notMatch(log, /Private|Rope Walk|CONTEXT|DETAIL/);
});

t.test('stays its owner’s after a crash of one of its backends', async (t) => {
  const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  t.teardown(() => server.stop());
  const pid = server.pid();
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  /**
   * Killing a backend makes the server close every connection, the owner's as well, and recover.
   */
  process.kill(rows[0]!.pid, 'SIGKILL');
  await setTimeout(3000);
  await t.rejects(startEmbeddedPostgres({ dataDir }), { message: /in use by another Deckle/ });
  t.equal(server.pid(), pid);
});

t.test('waits for a killed server’s process that has not ended yet', async (t) => {
  await (await startEmbeddedPostgres({ dataDir })).stop();
  const directory = clusterDirectory(dataDir);
  const account = chooseAccount(directory);
  const held = spawn('sleep', ['60'], { ...account, stdio: 'ignore' });
  t.teardown(() => held.kill());
  writeFileSync(join(directory, 'postmaster.pid'), `${held.pid}\n${directory}\n0\n1\n`);
  const notices: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir,
    onNotice(message) {
      notices.push(message);
      held.kill();
    },
  });
  t.teardown(() => server.stop());
  t.match(notices, [/did not start: .* lock file "postmaster\.pid" already exists/]);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  t.same((await client.query('select 1 as one')).rows, [{ one: 1 }]);
  await client.end();
});
