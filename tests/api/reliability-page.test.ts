import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'reliability.md'), 'utf8');

t.test('every row of the reliability page cites existing tests', async (t) => {
  const rows = page.split('\n').filter((line) => /^\| (?!fault)/.test(line));
  t.ok(rows.length >= 15, `${rows.length} rows`);
  for (const row of rows) {
    const named = [...row.matchAll(/`([\w./-]+\.test\.ts)` “([^”]+)”/g)];
    t.ok(named.length > 0, row.slice(0, 40));
    for (const [, file = '', name = ''] of named) {
      const path = join(root, file);
      const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const isThere = ["'", '`'].some((quote) => code.includes(`${quote}${name}${quote}`));
      if (!isThere) t.fail(`${file} has no test “${name}”`);
    }
  }
});
