import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { runGroup } from './run-group.ts';

/** The browser tests run beside them: with a third process, all would take longer. */
const limit = pLimit(2);

/**
 * Runs all groups of server tests. Prints the failures of each group when it has ended, and writes
 * `{ passed, failures }` to the file that TEST_REPORT names.
 */
async function runAndPrint(group: string) {
  const outcome = await runGroup(group);
  for (const failure of outcome.failures) console.log(`\n✖ ${failure}`);
  console.log(`${group}: ${outcome.passed} passed, ${outcome.failures.length} failed`);
  return outcome;
}

const groups = globSync('tests/groups/*.ts', { cwd: join(import.meta.dirname, '..', '..') }).sort();
const outcomes = await Promise.all(groups.map((group) => limit(runAndPrint, group)));
const failures = outcomes.flatMap((outcome) => outcome.failures);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const { TEST_REPORT } = process.env;
if (TEST_REPORT) writeFileSync(TEST_REPORT, JSON.stringify({ passed, failures }));
process.exitCode = failures.length === 0 ? 0 : 1;
