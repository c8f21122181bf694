import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { embeddedDatabase } from './boot/open-database-server.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { connectToRunning, NothingRunning } from './db/embedded/connect-to-running.ts';
import { readSetUp } from './db/site-settings.ts';
import type { OperatorContext } from './operator/operation.ts';
import { exitCodes, runOperator } from './operator/run-operator.ts';
import { noPurchaseRules } from './payments/purchase-rules.ts';

async function withMarket<Result>(
  use: (context: OperatorContext) => Promise<Result>,
): Promise<Result> {
  const config = readConfig();
  const url = config.databaseUrl ?? (await connectToRunning(config.dataDir, embeddedDatabase));
  const { db, close } = openDatabase(url, 2);
  try {
    const rules = { purchaseRules: noPurchaseRules };
    const running = await readSetUp(db);
    const publicUrl = config.givenPublicUrl ?? running.publicUrl ?? config.publicUrl;
    const market = { db, now: () => new Date(), publicUrl, ...rules };
    return await use({
      market,
      actor: `shell:${userInfo().username}`,
      dataDir: config.dataDir,
      place: config.databaseUrl === null ? resolve(config.dataDir) : nameOf(config.databaseUrl),
    });
  } finally {
    await close();
  }
}

const terminal = {
  out: (text: string) => void process.stdout.write(`${text}\n`),
  err: (text: string) => void process.stderr.write(`${text}\n`),
};

try {
  process.exitCode = await runOperator(process.argv.slice(2), terminal, withMarket);
} catch (error) {
  const isForOperator = error instanceof NothingRunning || error instanceof ConfigError;
  terminal.err(isForOperator ? error.message : `Failed: ${describe(error)}`);
  process.exitCode = exitCodes.refused;
}

/** A database's address without the password. */
function nameOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${host}${pathname}`;
}

/** Shows the innermost cause only: a query's text and values do not belong in a terminal. */
function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
