import type { z } from 'zod';
import type { pagination } from '../../shared/contracts/wire/envelope.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import type { UpstreamPath } from './path.ts';

/** The wire gives 100 records at most at once. */
const pageSize = 100;
/** 2,000 records: beyond that a person's list is cut, newest first, rather than never shown. */
const mostPages = 20;

type Collection<Item> = z.ZodType<{
  data: Item[];
  meta: { pagination: z.infer<typeof pagination> };
}>;

/**
 * Every record of a collection, a page from where the one before it ended, so that what comes in
 * meanwhile neither repeats nor hides a record. Of a product API without cursors, by page number.
 */
export async function readAll<Item>(
  upstream: Upstream,
  caller: Caller,
  to: UpstreamPath,
  query: URLSearchParams,
  answer: Collection<Item>,
): Promise<Item[]> {
  const all: Item[] = [];
  let from: readonly [parameter: string, value: string] = ['pagination[page]', '1'];
  for (let page = 1; page <= mostPages; page += 1) {
    const asked = new URLSearchParams(query);
    asked.set(...from);
    asked.set('pagination[pageSize]', String(pageSize));
    const read = await upstream.call(caller, {
      kind: 'read',
      method: 'GET',
      to,
      query: asked,
      answer,
    });
    all.push(...read.data);
    const { next, pageCount } = read.meta.pagination;
    if (next === null || (next === undefined && page >= pageCount)) break;
    from =
      next === undefined ? ['pagination[page]', String(page + 1)] : ['pagination[after]', next];
  }
  return all;
}
