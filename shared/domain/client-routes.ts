import { type PageRow, pages } from './pages.ts';
import { isTradeStep } from './trade-path.ts';

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

export function pageRow(name: PageName): PageRow {
  return pages[name];
}

/** The addresses of the pages; the server answers every other one with 404. */
export const clientRoutes = Object.fromEntries(
  pageNames.map((name) => [name, pageRow(name).path]),
) as { readonly [Name in PageName]: (typeof pages)[Name]['path'] };

/** Search engines may index pages that are public and have content of their own. */
export function isIndexed({ access, title }: PageRow): boolean {
  return access === undefined && title === undefined;
}

/** Whether one page serves many addresses, which name a record. */
export function hasParams({ path }: PageRow): boolean {
  return /[:*]/.test(path);
}

/** Whether a card may be entered at this path. */
export function asksForCard(path: string): boolean {
  const name = pageAt(path);
  return name !== null && pageRow(name).asksForCard === true;
}

const tradeFlows = ['ask-or-sell', 'bid-or-buy', 'bulk-upload'];

/**
 * Specification section 2: trade pages show nothing beside their own buttons. `path` has no query.
 */
export function isTradeFlow(path: string): boolean {
  return tradeFlows.includes(segments(path)[0] ?? '');
}

/** Whether the support chat may be shown: neither on trade pages nor where a card is entered. */
export function chatMayStand(path: string): boolean {
  return !isTradeFlow(path) && !asksForCard(path);
}

/** Specification section 2: every path below these requires sign-in, page or none. */
const signedInPlaces = [
  ...['my-account', 'thanks', 'following'],
  ...[
    'bulk-upload/shipping-and-billing',
    'bulk-upload/add-listings',
    'bulk-upload/review-listings',
  ],
];

/** True where a visitor is sent home to sign in first. `path` has no query and hash. */
export function isProtectedPath(path: string): boolean {
  const place = `${segments(path).join('/')}/`;
  if (signedInPlaces.some((one) => place.startsWith(`${one}/`))) return true;
  const name = pageAt(path);
  const access = name && pageRow(name).access;
  return access === 'signed-in' || (access === 'first-step' && isTradeStep(path));
}

/** Where a visitor of a protected page is sent; signing in there leads back. */
export function signInPath(from: { readonly pathname: string; readonly search: string }): string {
  return `/?${new URLSearchParams({ redirectedFrom: from.pathname + from.search })}`;
}

/** The page at this path (no query, no hash); null where there is none. */
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
