import { inspect } from 'node:util';
import fc from 'fast-check';
import { openLife } from '../product-api/support/lives/life.ts';
import { live, livesIn } from '../product-api/support/lives/live.ts';
import { createTemplate, startTestServer } from '../support/database.ts';

/**
 * Random lives of orders, ten in each marketplace: pays, declines, ships, reports, disputes,
 * presses twice, loses events, and kills the product API, its connections and PostgreSQL in the
 * middle. After each step the ledger is checked. A batch that fails is named with the seed that
 * repeats it.
 */
const lives = Number(process.argv[2] ?? 10_000);
const firstSeed = Number(process.argv[3] ?? 1);
const inOneWorld = 10;

const server = await startTestServer({ isDurable: true });
const template = await createTemplate(server.url);
Object.assign(process.env, {
  TEST_POSTGRES_URL: server.url,
  TEST_POSTGRES_TEMPLATE: template.name,
});
const started = performance.now();
const sums = { lived: 0, failed: 0, orders: 0, payouts: 0, refunds: 0, disputes: 0 };
try {
  for (let seed = firstSeed; sums.lived < lives; seed += 1) await liveBatch(seed);
} finally {
  await template.drop();
  await server.stop();
}
process.exitCode = sums.failed === 0 ? 0 : 1;

async function liveBatch(seed: number): Promise<void> {
  const teardowns: (() => unknown)[] = [];
  const teardown = (undo: () => unknown) => void teardowns.unshift(undo);
  const life = await openLife({ teardown }, server.kill);
  try {
    const property = fc.asyncProperty(livesIn(life), (steps) => live(life, steps));
    const run = await fc.check(property, { numRuns: inOneWorld, seed, endOnFailure: true });
    sums.lived += run.numRuns;
    sums.orders += (await life.allOrders()).length;
    sums.payouts += life.stripe.transfers.length;
    sums.refunds += life.stripe.refunds.length;
    sums.disputes += life.stripe.disputes.length;
    if (run.failed) {
      sums.failed += 1;
      say(`seed ${seed}: ${fc.defaultReportMessage(run)}\n${inspect(run.errorInstance)}`);
    }
    const seconds = (performance.now() - started) / 1000;
    const counts = Object.entries(sums).map(([name, count]) => `${count} ${name}`);
    say(`seed ${seed}: ${counts.join(', ')}, ${(seconds / sums.lived).toFixed(2)} s each`);
  } finally {
    for (const undo of teardowns) await undo();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
