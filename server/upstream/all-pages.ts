import type { z } from 'zod';
import type { pagination } from '../../shared/contracts/wire/envelope.ts';
import type { AnswerSchema } from './answer-schema.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import type { UpstreamPath } from './path.ts';

/** The product API returns 100 records at most. */
const fullPage = 100;
/** 2,000 records: a longer list is cut, newest first, rather than never shown. */
const mostPages = 20;

type Collection<Item> = AnswerSchema<{
  data: Item[];
  meta: { pagination: z.infer<typeof pagination> };
}>;

/** `next` is the next page's `from`; null: this is the last page. */
export type ListPage<Item> = {
  readonly items: Item[];
  readonly total: number;
  readonly next: string | null;
};

/** `from` is 'after-' and a cursor of the product API, or 'page-2' of one without cursors. */
export const pageStart = /^(?:after-.+|page-[1-9]\d{0,5})$/;

/**
 * One page of a collection, from where the previous one ended, so that records added or removed
 * meanwhile are neither repeated nor hidden. By page number where the product API has no cursors.
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

/** All records of a collection, read page by page. */
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
