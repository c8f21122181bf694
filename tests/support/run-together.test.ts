import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import t from 'tap';
import { tapFailures } from '../../scripts/lib/tap-failures.mjs';

const root = join(import.meta.dirname, '..', '..');

t.test('reports errors that escape a test, and runs the others', async (t) => {
  const folder = t.testdir({
    'escapes.test.ts': `
      import { setTimeout as sleep } from 'node:timers/promises';
      import t from 'tap';
      t.test('a timer', async (t) => {
        setTimeout(() => { throw new Error('thrown by a timer'); });
        await sleep(20);
        t.pass('goes on');
      });
      t.test('a promise', async (t) => {
        void Promise.reject(new Error('rejected unseen'));
        await sleep(20);
        t.pass('goes on');
      });`,
  });
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import=./tests/support/without-error-domains.mjs', 'tests/support/run-files.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TEST_FILES: relative(root, join(folder, 'escapes.test.ts')) },
    },
  );
  t.equal(status, 1);
  t.equal(stdout.match(/^ +ok \d+ - goes on/gm)?.length, 2);
  const failures = tapFailures(stdout);
  t.match(failures, [/^thrown by a timer/, /^rejected unseen/]);
  t.match(failures[0], 'escapes.test.ts:5');
});
