import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

t.test('every test that the security page cites exists', async (t) => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)];
  t.ok(named.length > 80, `${named.length} tests are named`);
  for (const [, file = '', name = ''] of named) {
    const path = join(root, file);
    const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const isThere = ["'", '`', '"'].some((quote) => code.includes(`${quote}${name}${quote}`));
    if (!isThere) t.fail(`${file} has no test “${name}”`);
  }
});

t.test('every row of the security page cites a test', async (t) => {
  const met = page.slice(0, page.indexOf('## Not met'));
  const rows = met.split('\n').filter((line) => /^\| (?!\||asked)/.test(line));
  for (const row of rows.filter((line) => !line.startsWith('| | asked'))) {
    if (!/“[^”]+” \|$/.test(row)) t.fail(row.slice(0, 120));
  }
  t.ok(rows.length > 45, `${rows.length} rows`);
});
