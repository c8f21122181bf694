import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import t from 'tap';
import { runGroup } from './run-group.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = t.testdir({
  'sound.ts': `import t from 'tap'; t.pass('one'); t.pass('two');`,
  'empty.ts': '',
  'killed.ts': `import t from 'tap'; t.pass('one'); process.kill(process.pid, 'SIGKILL');`,
  'open.ts': `import t from 'tap'; setInterval(() => undefined, 1000); t.pass('one'); t.end();`,
  'failing.test.ts': `
    import { createServer } from 'node:http';
    import t from 'tap';
    t.test('a total', async (t) => {
      createServer().listen();
      t.pass('one');
      t.equal(1, 2, 'is right');
    });`,
});
const fromRoot = (file: string) => relative(root, join(folder, file));
const run = (file: string) => runGroup(fromRoot(file), 500);
writeFileSync(
  join(folder, 'failing.ts'),
  `import { runTogether } from '${join(root, 'tests/support/run-together.ts')}';
   await runTogether('${fromRoot('failing.test.ts')}');`,
);

t.test('counts what passed', async (t) => {
  t.strictSame(await run('sound.ts'), { passed: 2, failures: [] });
});

t.test('lists what failed, also where a server stays open', async (t) => {
  const { failures } = await run('failing.ts');
  t.match(failures, [/^a total > is right\n/]);
});

for (const [file, ending] of Object.entries({ empty: '0', killed: 'SIGKILL', open: 'SIGKILL' })) {
  t.test(`a group that is ${file} has failed`, async (t) => {
    const { failures } = await run(`${file}.ts`);
    t.match(failures, [new RegExp(`${file}\\.ts ended with ${ending}\n`)]);
  });
}
