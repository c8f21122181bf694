import type { PictureView } from '../../shared/contracts/catalogue.ts';
import {
  type ClientRoute,
  clientRouteAt,
  clientRoutes,
} from '../../shared/domain/client-routes.ts';
import { HttpError } from '../errors.ts';
import type { PublicAnswer } from '../reads/public-answer.ts';
import type { PublicReads } from '../reads/public-reads.ts';
import { type Head, noJsonLd } from './head.ts';
import { type PageItem, type PageRead, type PageSource, readerOf } from './page-source.ts';
import { pageSources } from './page-sources.ts';

export type Page = {
  readonly route: ClientRoute | null;
  /** 503: what it shows cannot be read now; it says so, and asks again. */
  readonly status: 200 | 404 | 503;
  readonly head: () => Head;
  readonly items: readonly PageItem[];
  readonly picture?: (() => PictureView | null) | undefined;
  /**
   * Path and query for which the first screen can be rendered from `items` alone; null where that
   * is left to the browser.
   */
  readonly renderedAt: string | null;
  /** Path and query at which the page has its place, where it was asked for at another. */
  readonly movedTo: string | null;
};

const nowhere: Head = {
  title: 'Not found',
  description: 'There is no such page.',
  canonical: null,
  image: null,
  jsonLd: noJsonLd,
};

/**
 * What a page carries. What cannot be read now is left to the page itself, which says what failed;
 * what is not there makes the page a 404.
 */
export async function readPage(publicReads: PublicReads, url: URL): Promise<Page> {
  const route = clientRouteAt(url.pathname);
  if (route === null) return missing(null);
  const source = pageSources[route];
  try {
    const address = { path: url.pathname, query: url.searchParams };
    const read = await source.read(address, readerOf(publicReads));
    if (read === null) return missing(route);
    const { idleQuery = [], ...carried } = read;
    const pathname = hasWords(route) ? placeElsewhere(route, read, url) : null;
    const search = searchWithout(idleQuery, url);
    const isRight = pathname === null && search === url.search;
    const movedTo = isRight ? null : (pathname ?? url.pathname) + search;
    return { route, status: 200, ...carried, renderedAt: renderedAt(source, url), movedTo };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.code === 'not-found' ? missing(route) : unread(route, source, 503);
  }
}

/** The page as it is before anything has been read for it: the browser will. */
export function unreadPage(url: URL): Page {
  const route = clientRouteAt(url.pathname);
  if (route === null) return missing(null);
  const source = pageSources[route];
  const page = unread(route, source, 200);
  if (!source.isRendered) return page;
  // Told not to keep it, a search engine that came at a slow moment would drop the page.
  const { fallback } = source;
  const canonical = fallback.canonical ?? url.pathname;
  return { ...page, head: () => ({ ...fallback, canonical }) };
}

function unread(route: ClientRoute, source: PageSource, status: 200 | 503): Page {
  return {
    route,
    status,
    head: () => source.fallback,
    items: [],
    renderedAt: null,
    movedTo: null,
  };
}

function missing(route: ClientRoute | null): Page {
  return { route, status: 404, head: () => nowhere, items: [], renderedAt: null, movedTo: null };
}

/** Whether addresses of this page carry words beside what tells pages apart: they may be wrong. */
function hasWords(route: ClientRoute): boolean {
  return /[:*]/.test(clientRoutes[route]);
}

const canonicalPaths = new WeakMap<PublicAnswer, string>();

/**
 * The path that the head names, where it is another one of this page; null: it is the right one,
 * or one of two forms that the page has.
 */
function placeElsewhere(
  route: ClientRoute,
  { items, head }: PageRead,
  { pathname }: URL,
): string | null {
  const [first] = items;
  if (!first) return null;
  let canonical = canonicalPaths.get(first.answer);
  if (canonical === undefined) {
    const named = head().canonical;
    if (named === null) return null;
    // As a URL has it: addresses arrive with their letters escaped.
    canonical = new URL(named, 'http://self.invalid').pathname;
    canonicalPaths.set(first.answer, canonical);
  }
  const isRight = canonical === pathname || clientRouteAt(canonical) !== route;
  return isRight ? null : canonical;
}

/** As it was asked for, unless something is taken out of it. */
function searchWithout(names: readonly string[], { search, searchParams }: URL): string {
  if (!names.some((name) => searchParams.has(name))) return search;
  const kept = new URLSearchParams(searchParams);
  for (const name of names) kept.delete(name);
  return kept.size === 0 ? '' : `?${kept}`;
}

function renderedAt(source: PageSource, { pathname, searchParams }: URL): string | null {
  if (!source.isRendered) return null;
  const query = new URLSearchParams();
  for (const name of source.query) {
    const value = searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
