import { type PageName, pageNames, pageRow } from '../../shared/domain/client-routes.ts';
import type { PageRow } from '../../shared/domain/pages.ts';
import { nameMark } from '../../shared/site.ts';
import { type PageSource, privatePage } from './page-source.ts';

/** For search engines and link previews, where the title says too little. */
const descriptions: Partial<Record<PageName, string>> = {
  login: `Sign in to ${nameMark} to bid, buy, sell and follow your orders.`,
  register: `Create an account at ${nameMark} to bid on and buy art editions, list your own and follow artists.`,
};

/** The source of each page in shared/domain/pages.ts. */
export const pageSources = Object.fromEntries(
  await Promise.all(pageNames.map(async (name) => [name, await sourceOf(name, pageRow(name))])),
) as Readonly<Record<PageName, PageSource>>;

/** Throws, so that the server does not start, where the page's source is missing. */
async function sourceOf(page: PageName, { title, component }: PageRow): Promise<PageSource> {
  if (title !== undefined) return privatePage(title, descriptions[page]);
  const file = component.split('/')[1];
  const { source }: { source?: PageSource } = await import(`./pages/${file}.ts`);
  if (!source)
    throw new Error(`server/site/pages/${file}.ts exports no source for the page ${page}`);
  return source;
}

/** The page's component, by its name in the build's manifest. */
export function entryModule(page: PageName): string {
  const [feature, name] = pageRow(page).component.split('/');
  return `src/features/${feature}/pages/${name}-page.tsx`;
}
