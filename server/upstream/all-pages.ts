import type { z } from 'zod';
import type { pagination } from '../../shared/contracts/wire/envelope.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import type { UpstreamPath } from './path.ts';

/** The wire gives 100 records at most at once. */
const fullPage = 100;
/** 2,000 records: beyond that a person's list is cut, newest first, rather than never shown. */
const mostPages = 20;

type Collection<Item> = z.ZodType<{
  data: Item[];
  meta: { pagination: z.infer<typeof pagination> };
}>;

/** `next` is what `from` takes to go on after this page; null: this is the end. */
export type ListPage<Item> = {
  readonly items: Item[];
  readonly total: number;
  readonly next: string | null;
};

/** What `from` may be: 'after-' and a cursor of the product API, or 'page-2' of one without them. */
export const pageStart = /^(?:after-.+|page-[1-9]\d{0,5})$/;

/**
 * One page of a collection, from where the one before it ended, so that what comes or goes in
 * meanwhile neither repeats nor hides a record. Of a product API without cursors, by page number.
 */
export async function readPage<Item>(
  upstream: Upstream,
  caller: Caller,
  to: UpstreamPath,
  asked: {
    readonly from: string | null;
    readonly pageSize: number;
    readonly query?: URLSearchParams;
  },
  answer: Collection<Item>,
): Promise<ListPage<Item>> {
  const query = new URLSearchParams(asked.query);
  const [, kind, start = ''] = /^(after|page)-(.+)$/.exec(asked.from ?? 'page-1') ?? [];
  query.set(kind === 'after' ? 'pagination[after]' : 'pagination[page]', start);
  query.set('pagination[pageSize]', String(asked.pageSize));
  const read = await upstream.call(caller, { kind: 'read', method: 'GET', to, query, answer });
  const { next, pageCount, total } = read.meta.pagination;
  const page = Number(start);
  const nextPage = page < pageCount ? `page-${page + 1}` : null;
  return {
    items: read.data,
    total,
    next: next === undefined ? nextPage : next && `after-${next}`,
  };
}

/** Every record of a collection, a page after the other. */
export async function readAll<Item>(
  upstream: Upstream,
  caller: Caller,
  to: UpstreamPath,
  query: URLSearchParams,
  answer: Collection<Item>,
): Promise<Item[]> {
  const all: Item[] = [];
  let from: string | null = null;
  for (let page = 1; page <= mostPages; page += 1) {
    const asked = { from, pageSize: fullPage, query };
    const read: ListPage<Item> = await readPage(upstream, caller, to, asked, answer);
    all.push(...read.items);
    if (read.next === null) break;
    from = read.next;
  }
  return all;
}
