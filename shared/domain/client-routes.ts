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

/** Search engines may show it: it is for everybody, and has content of its own. */
export function isIndexed({ access, title }: PageRow): boolean {
  return access === undefined && title === undefined;
}

/** Many addresses are this page's: what they name stands in them. */
export function hasParams({ path }: PageRow): boolean {
  return /[:*]/.test(path);
}

/** Whether a card may be asked for at this path. */
export function asksForCard(path: string): boolean {
  const name = pageAt(path);
  return name !== null && pageRow(name).asksForCard === true;
}

const tradeFlows = ['ask-or-sell', 'bid-or-buy', 'bulk-upload'];

/** Specification section 2: nothing lies beside a trade's own buttons; of a path without query. */
export function isTradeFlow(path: string): boolean {
  return tradeFlows.includes(segments(path)[0] ?? '');
}

/** Whether the support chat may be framed there: neither by a trade nor where cards are asked for. */
export function chatMayStand(path: string): boolean {
  return !isTradeFlow(path) && !asksForCard(path);
}

/** Specification section 2: below these everything is for signed-in people, page or none. */
const signedInPlaces = [
  ...['my-account', 'thanks', 'following'],
  ...[
    'bulk-upload/shipping-and-billing',
    'bulk-upload/add-listings',
    'bulk-upload/review-listings',
  ],
];

/** True where a visitor is sent home to sign in first; of a path without query and hash. */
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

/** Which page stands at this path (no query, no hash); null where none does. */
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
