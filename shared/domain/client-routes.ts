import { type PageRow, pages } from './pages.ts';
import { isTradeStep } from './trade-path.ts';

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

export function pageRow(name: PageName): PageRow {
  return pages[name];
}

/** The path of each page; the server answers any other with 404. */
export const clientRoutes = Object.fromEntries(
  pageNames.map((name) => [name, pageRow(name).path]),
) as { readonly [Name in PageName]: (typeof pages)[Name]['path'] };

/** Search engines may index public pages with content of their own. */
export function isIndexed({ access, title }: PageRow): boolean {
  return access === undefined && title === undefined;
}

/** Whether the page's path has parameters, which name a record. */
export function hasParams({ path }: PageRow): boolean {
  return /[:*]/.test(path);
}

/** Whether the page at this path may show the card form. */
export function asksForCard(path: string): boolean {
  const name = pageAt(path);
  return name !== null && pageRow(name).asksForCard === true;
}

const tradeFlows = ['ask-or-sell', 'bid-or-buy', 'bulk-upload'];

/** Specification section 2: trade pages hide the chat launcher. `path` has no query. */
export function isTradeFlow(path: string): boolean {
  return tradeFlows.includes(segments(path)[0] ?? '');
}

/** Whether the chat may be shown: not on trade pages, nor where a card is entered. */
export function chatMayStand(path: string): boolean {
  return !isTradeFlow(path) && !asksForCard(path);
}

/** Specification section 2: every path below these requires sign-in, even without a page. */
const signedInPlaces = [
  ...['my-account', 'thanks', 'following'],
  ...[
    'bulk-upload/shipping-and-billing',
    'bulk-upload/add-listings',
    'bulk-upload/review-listings',
  ],
];

/** Whether a visitor is sent to sign in first. `path` has no query or hash. */
export function isProtectedPath(path: string): boolean {
  const place = `${segments(path).join('/')}/`;
  if (signedInPlaces.some((one) => place.startsWith(`${one}/`))) return true;
  const name = pageAt(path);
  const access = name && pageRow(name).access;
  return access === 'signed-in' || (access === 'first-step' && isTradeStep(path));
}

/** The address that a visitor of a protected page is redirected to; it returns after sign-in. */
export function signInPath(from: { readonly pathname: string; readonly search: string }): string {
  return `/?${new URLSearchParams({ redirectedFrom: from.pathname + from.search })}`;
}

/** The page at this path (without query and hash); null if there is none. */
export function pageAt(path: string): PageName | null {
  return pageNames.find((name) => matches(pageRow(name).path, path)) ?? null;
}

function matches(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, index) => {
    if (part === '*' || part.startsWith(':')) return true;
    return part === given[index];
  });
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
