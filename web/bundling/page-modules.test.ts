import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { type PageRow, pages } from '../../shared/domain/pages.ts';
import { componentFile, exportName, pageModules, sourceFile } from './page-modules.ts';

const root = join(import.meta.dirname, '..', '..');
const rows = Object.values<PageRow>(pages);
const filesAt = (pattern: string) => globSync(pattern, { cwd: root }).map((at) => join(root, at));

test.each(rows.map(({ component }) => component))('%s exports its component', async (component) => {
  const code = await readFile(componentFile(component), 'utf8');
  expect(code).toContain(`export function ${exportName(component)}() {`);
});

test('every source and every component has a row', () => {
  const sources = rows.map(sourceFile).filter((file) => file !== null);
  expect(new Set(filesAt('server/site/pages/*.ts'))).toEqual(new Set(sources));
  const others = ['gate/gate', 'design/design'].map(componentFile);
  const components = [...rows.map(({ component }) => componentFile(component)), ...others];
  const found = filesAt('web/src/features/*/pages/*-page.tsx');
  expect(new Set(found)).toEqual(new Set(components));
});

test.each([
  ['component', { path: '/lost', component: 'lost/lost', title: 'Lost' }, 'lost-page.tsx'],
  ['source', { path: '/lost', component: 'auth/auth' }, 'server/site/pages/auth.ts'],
])('the build fails if the %s of a page is missing', async (_, row, missing) => {
  const building = build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [pageModules({ lost: row })],
    build: { write: false, rolldownOptions: { input: 'virtual:later-pages' } },
  });
  await expect(building).rejects.toThrow(missing);
});
