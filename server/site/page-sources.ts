import { type PageName, pageNames, pageRow } from '../../shared/domain/client-routes.ts';
import type { PageRow } from '../../shared/domain/pages.ts';
import { type PageSource, privatePage } from './page-source.ts';

/** What each page carries, as its row in shared/domain/pages.ts says. */
export const pageSources = Object.fromEntries(
  await Promise.all(pageNames.map(async (name) => [name, await sourceOf(name, pageRow(name))])),
) as Readonly<Record<PageName, PageSource>>;

/** Throws, and the server does not start, where the page's source is missing. */
async function sourceOf(page: PageName, { title, component }: PageRow): Promise<PageSource> {
  if (title !== undefined) return privatePage(title);
  const file = `./pages/${component.split('/')[1]}.ts`;
  const { source }: { source?: PageSource } = await import(file);
  if (!source) throw new Error(`server/site/${file} exports no source for the page ${page}`);
  return source;
}

/** Where the page's component stands, as the build's manifest names it. */
export function entryModule(page: PageName): string {
  const [feature, name] = pageRow(page).component.split('/');
  return `src/features/${feature}/pages/${name}-page.tsx`;
}
