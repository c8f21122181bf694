import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, runGroup } from './run-group.ts';

/** The browser tests run beside them: with a third process, all would take longer. */
const atOnce = 2;

/**
 * Runs all groups of server tests. Prints the failures of each group when it has ended, and writes
 * `{ passed, failures }` to the file that TEST_REPORT names.
 */
const waiting = globSync('tests/groups/*.ts', { cwd: join(import.meta.dirname, '..', '..') });
const outcomes: Outcome[] = [];

async function runWaiting(): Promise<void> {
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    const outcome = await runGroup(group);
    outcomes.push(outcome);
    for (const failure of outcome.failures) console.log(`\n✖ ${failure}`);
    console.log(`${group}: ${outcome.passed} passed, ${outcome.failures.length} failed`);
  }
}

waiting.sort();
await Promise.all(Array.from({ length: atOnce }, runWaiting));
const failures = outcomes.flatMap((outcome) => outcome.failures);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const { TEST_REPORT } = process.env;
if (TEST_REPORT) writeFileSync(TEST_REPORT, JSON.stringify({ passed, failures }));
process.exitCode = failures.length === 0 ? 0 : 1;
