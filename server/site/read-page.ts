import type { PictureView } from '../../shared/contracts/catalogue.ts';
import {
  hasParams,
  isIndexed,
  type PageName,
  pageAt,
  pageRow,
} from '../../shared/domain/client-routes.ts';
import { HttpError } from '../errors.ts';
import type { PublicAnswer } from '../reads/public-answer.ts';
import type { PublicReads } from '../reads/public-reads.ts';
import { type Head, noJsonLd } from './head.ts';
import { type PageItem, type PageRead, readerOf } from './page-source.ts';
import { pageSources } from './page-sources.ts';

export type Page = {
  readonly name: PageName | null;
  /** 503: the content cannot be read now; the page says so and tries again. */
  readonly status: 200 | 404 | 503;
  readonly head: () => Head;
  readonly items: readonly PageItem[];
  readonly picture?: (() => PictureView | null) | undefined;
  /**
   * Path and query with which the first screen can be rendered from `items` alone; null where the
   * browser renders it.
   */
  readonly renderedAt: string | null;
  /** The page's canonical path and query, if it was requested at another. */
  readonly redirectTo: string | null;
};

const notFoundHead: Head = {
  title: 'Not found',
  description: 'There is no such page.',
  canonical: null,
  image: null,
  jsonLd: noJsonLd,
};

const nothingRead = { items: [], renderedAt: null, redirectTo: null };

/**
 * The content of a page. A read that fails is left to the page, which says so; one that finds
 * nothing makes the page a 404.
 */
export async function readPage(publicReads: PublicReads, url: URL): Promise<Page> {
  const name = pageAt(url.pathname);
  if (name === null) return notFoundPage(null);
  const source = pageSources[name];
  try {
    const address = { path: url.pathname, query: url.searchParams };
    const read = await source.read(address, readerOf(publicReads));
    if (read === null) return notFoundPage(name);
    const { ignoredParams = [], ...carried } = read;
    const pathname = hasParams(pageRow(name)) ? canonicalPath(name, read, url) : null;
    const search = searchWithout(ignoredParams, url);
    const isRight = pathname === null && search === url.search;
    const redirectTo = isRight ? null : (pathname ?? url.pathname) + search;
    return { name, status: 200, ...carried, renderedAt: renderedAt(name, url), redirectTo };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.code === 'not-found' ? notFoundPage(name) : unread(name, 503);
  }
}

/** The page before anything has been read for it: the browser reads it. */
export function emptyPage(url: URL): Page {
  const name = pageAt(url.pathname);
  if (name === null) return notFoundPage(null);
  const page = unread(name, 200);
  if (!isIndexed(pageRow(name))) return page;
  // With noindex, a search engine that came at a slow moment would drop the page.
  const { fallback } = pageSources[name];
  const canonical = fallback.canonical ?? url.pathname;
  return { ...page, head: () => ({ ...fallback, canonical }) };
}

function unread(name: PageName, status: 200 | 503): Page {
  return { ...nothingRead, name, status, head: () => pageSources[name].fallback };
}

function notFoundPage(name: PageName | null): Page {
  return { ...nothingRead, name, status: 404, head: () => notFoundHead };
}

const canonicalPaths = new WeakMap<PublicAnswer, string>();

/**
 * The head's canonical path, if it differs and belongs to this page; null: the path is right, or
 * one of two that the page has.
 */
function canonicalPath(
  name: PageName,
  { items, head }: PageRead,
  { pathname }: URL,
): string | null {
  const [first] = items;
  if (!first) return null;
  let canonical = canonicalPaths.get(first.answer);
  if (canonical === undefined) {
    const named = head().canonical;
    if (named === null) return null;
    // Escaped, as paths in requests are.
    canonical = new URL(named, 'http://self.invalid').pathname;
    canonicalPaths.set(first.answer, canonical);
  }
  const isRight = canonical === pathname || pageAt(canonical) !== name;
  return isRight ? null : canonical;
}

/** Unchanged, unless a parameter is removed. */
function searchWithout(names: readonly string[], { search, searchParams }: URL): string {
  if (!names.some((name) => searchParams.has(name))) return search;
  const kept = new URLSearchParams(searchParams);
  for (const name of names) kept.delete(name);
  return kept.size === 0 ? '' : `?${kept}`;
}

function renderedAt(name: PageName, { pathname, searchParams }: URL): string | null {
  if (!isIndexed(pageRow(name))) return null;
  const query = new URLSearchParams();
  for (const param of pageSources[name].query) {
    const value = searchParams.get(param);
    if (value !== null) query.set(param, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
