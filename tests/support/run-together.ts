import { appendFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import t from 'tap';

const root = join(import.meta.dirname, '..', '..');

/**
 * Runs all test files of these globs (from the project's root) one after the other in this process,
 * so that shared modules load once. A file is imported when the one before has finished, because
 * tap queues tests during an import. At last the root test ends, also where a failed test has left
 * servers open.
 */
export async function runTogether(...globs: readonly string[]): Promise<void> {
  process.on('uncaughtException', (error) => t.threw(error));
  const files = globSync(globs, { cwd: root }).sort();
  if (files.length === 0) throw new Error(`no test file is at ${globs.join(', ')}`);
  for (const file of files) {
    let startedAt = 0;
    await t.test(file, async () => {
      startedAt = performance.now();
      await import(pathToFileURL(join(root, file)).href);
    });
    await t.test(`${file} is over`, async () => recordTime(file, performance.now() - startedAt));
  }
  t.end();
}

/** Writes a line of JSON per file if `npm test` asks for it. */
function recordTime(file: string, ms: number): void {
  const { TEST_TIMES } = process.env;
  if (TEST_TIMES !== undefined) appendFileSync(TEST_TIMES, `${JSON.stringify({ file, ms })}\n`);
}
