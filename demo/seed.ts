import { parseArgs } from 'node:util';
import { openDatabaseServer } from '../product-api/boot/open-database-server.ts';
import { ConfigError, readConfig } from '../product-api/config.ts';
import { DataDirectoryInUse } from '../product-api/db/embedded/orphan.ts';
import { migrate, OtherSchema } from '../product-api/db/migrate.ts';
import { enlargeMarket } from './scale/enlarge-market.ts';
import { seedDatabase } from './seed/seed-database.ts';

const help = `Fills a database with the catalogue and, on top of it, as much as is asked for.

  npm run seed -- --artworks 1000000 --orders 10000000

  --artworks  how many artworks there are to be
  --orders    how many asks and bids are to stand in their books

DATABASE_URL or DATA_DIR says where; nothing else may use it meanwhile.`;

class UsageError extends Error {}

function countOf(name: string, given: string | undefined): number {
  if (given === undefined || !/^\d{1,9}$/.test(given)) {
    throw new UsageError(`--${name} takes a whole number.\n\n${help}`);
  }
  return Number(given);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        artworks: { type: 'string' },
        orders: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function seed(): Promise<void> {
  const given = readArguments();
  if (given.help === true) return say(help);
  const wanted = {
    artworks: countOf('artworks', given.artworks),
    orders: countOf('orders', given.orders),
  };
  const config = readConfig();
  const started = Date.now();
  const onProgress = (step: string) =>
    say(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${step}`);
  const server = await openDatabaseServer(config, onProgress);
  try {
    const now = new Date();
    await migrate(server.url, server.name);
    await seedDatabase(server.url, { now, onProgress });
    const present = await enlargeMarket(server.url, { ...wanted, now, onProgress });
    onProgress('done');
    say(`${present.artworks} artworks, ${present.orders} asks and bids in their books`);
  } finally {
    await server.stop();
  }
}

try {
  await seed();
} catch (error) {
  const isForOperator = [UsageError, ConfigError, DataDirectoryInUse, OtherSchema].some(
    (kind) => error instanceof kind,
  );
  if (!isForOperator) throw error;
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
