import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';

const cwd = join(import.meta.dirname, '..', '..');
const testFiles = globSync('{demo,product-api,sandbox,server,tests}/**/*.test.ts', { cwd });

function filesOf(group: string): string[] {
  const source = readFileSync(join(cwd, group), 'utf8');
  const globs = [...source.matchAll(/'([^']+\.test\.ts)'/g)].map(([, glob = '']) => glob);
  return globs.flatMap((glob) => globSync(glob, { cwd }));
}

t.test('every server test file belongs to exactly one group', async (t) => {
  const grouped = globSync('tests/groups/*.ts', { cwd }).flatMap(filesOf);
  t.ok(grouped.length > 100);
  t.strictSame(grouped.toSorted(), testFiles.toSorted());
});
