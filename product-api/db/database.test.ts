import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import t from 'tap';
import { createTestDatabase } from '../../tests/support/database.ts';
import { inTransaction } from '../market/command-context.ts';
import { noPurchaseRules } from '../payments/purchase-rules.ts';
import { openDatabase } from './database.ts';
import { CommitLost, isDatabaseUnavailable } from './failures.ts';

const database = await createTestDatabase();
const handle = openDatabase(database.url, 2);
const other = openDatabase(database.url, 1);
t.teardown(async () => {
  await handle.close();
  await other.close();
  await database.drop();
});

/** Breaks a transaction's connection while it awaits something other than the database. */
function breakInTransaction(): Promise<void> {
  return handle.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
    await setTimeout(100);
    await tx.execute(sql`select 1`);
  });
}

t.test('a connection that breaks between two statements fails its transaction alone', async (t) => {
  const failed = await breakInTransaction().then(
    () => null,
    (error: unknown) => error,
  );
  t.ok(isDatabaseUnavailable(failed), 'it may be tried again');
  const { rows } = await handle.db.execute(sql`select 1 as one`);
  t.same(rows, [{ one: 1 }], 'the next one has a connection that works');
});

t.test('a transaction that cannot even begin gives its connection back', async (t) => {
  for (let tries = 0; tries < 3; tries += 1) {
    const never = handle.db.transaction(async () => t.fail('it began'), {
      isolationLevel: 'none such' as 'serializable',
    });
    await t.rejects(never);
  }
  t.equal(await handle.db.transaction(async () => 'begun'), 'begun');
  t.equal(handle.pool.idleCount, handle.pool.totalCount);
});

t.test('a database that goes away during a commit leaves its outcome open', async (t) => {
  const deps = {
    db: handle.db,
    now: () => new Date(),
    publicUrl: 'https://canary.example',
    purchaseRules: noPurchaseRules,
  };
  const lost = inTransaction(deps, async ({ tx }) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
    await setTimeout(100);
  });
  const failed = await lost.catch((error: unknown) => error);
  t.type(failed, CommitLost);
  t.notOk(isDatabaseUnavailable(failed), 'is not reported as having no effect');
});
