import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type PageRow, pages } from '../../shared/domain/pages.ts';

type Table = Readonly<Record<string, PageRow>>;

const root = join(import.meta.dirname, '..', '..');
const tableFile = join(root, 'shared', 'domain', 'pages.ts');

export function componentFile(component: string): string {
  const [feature, name] = component.split('/');
  return join(root, 'web', 'src', 'features', String(feature), 'pages', `${name}-page.tsx`);
}

/** null for a page without data. */
export function sourceFile({ component, title }: PageRow): string | null {
  if (title !== undefined) return null;
  return join(root, 'server', 'site', 'pages', `${component.split('/')[1]}.ts`);
}

/** 'account/trade-order' is exported as TradeOrderPage. */
export function exportName(component: string): string {
  const words = component.replace(/^.*\//, '').split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Page`;
}

/** Components of the pages that visitors land on; the bundle is split for them. */
export const firstComponents: ReadonlySet<string> = componentsOf(
  Object.values<PageRow>(pages).filter(({ limitKb }) => limitKb !== undefined),
);

/**
 * Finds each page's component by its row; fails the build where a component or a source is missing.
 */
export function pageModules(table: Table = pages): Plugin {
  return {
    name: 'page-modules',
    buildStart() {
      for (const [name, row] of Object.entries(table)) {
        const missing = [componentFile(row.component), sourceFile(row)].find(
          (file) => file !== null && !existsSync(file),
        );
        if (missing) this.error(`The page '${name}' of shared/domain/pages.ts needs ${missing}`);
      }
    },
    resolveId: (id) => (id === 'virtual:pages' || id === 'virtual:later-pages' ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:pages') return allPages(table);
      return id === '\0virtual:later-pages' ? laterPages(table) : null;
    },
  };
}

/**
 * The browser matches pages by path and access only, so the other columns are left out of its
 * build.
 */
export function slimPages(): Plugin {
  const slim = Object.entries<PageRow>(pages).map(([name, { path, access }]) => [
    name,
    { path, access },
  ]);
  return {
    name: 'slim-pages',
    apply: 'build',
    load: (id) =>
      id === tableFile ? `export const pages = ${JSON.stringify(Object.fromEntries(slim))};` : null,
  };
}

/** One lazy page per component. This module is loaded with every page. */
function allPages(table: Table): string {
  const components = [...componentsOf(Object.values(table))];
  const lazyPages = components.map((component, at) => {
    const isFirst = firstComponents.has(component);
    return `const page${at} = ${isFirst ? `lazyPage(${loader(component)})` : `later(${at})`};`;
  });
  const byName = Object.entries(table).map(
    ([name, { component }]) => `${name}: page${components.indexOf(component)}`,
  );
  return [
    `import { lazyPage } from ${JSON.stringify(join(root, 'web/src/app/lazy-page.tsx'))};`,
    "const later = (at) => lazyPage(async () => (await import('virtual:later-pages')).load[at]());",
    ...lazyPages,
    `export const pages = { ${byName} };`,
  ].join('\n');
}

/** Where the code of the other pages is; loaded only when needed. */
function laterPages(table: Table): string {
  const loaders = [...componentsOf(Object.values(table))].flatMap((component, at) =>
    firstComponents.has(component) ? [] : [`${at}: ${loader(component)}`],
  );
  return `export const load = { ${loaders} };`;
}

function loader(component: string): string {
  const file = JSON.stringify(componentFile(component));
  return `() => import(${file}).then((module) => module.${exportName(component)})`;
}

function componentsOf(rows: readonly PageRow[]): ReadonlySet<string> {
  return new Set(rows.map(({ component }) => component));
}
