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

/** Every record of a collection, the pages after the first one side by side. */
export async function readAll<Item>(
  upstream: Upstream,
  caller: Caller,
  to: UpstreamPath,
  query: URLSearchParams,
  answer: Collection<Item>,
): Promise<Item[]> {
  const readPage = (page: number) => {
    const asked = new URLSearchParams(query);
    asked.set('pagination[page]', String(page));
    asked.set('pagination[pageSize]', String(pageSize));
    return upstream.call(caller, { kind: 'read', method: 'GET', to, query: asked, answer });
  };
  const first = await readPage(1);
  const count = Math.min(first.meta.pagination.pageCount, mostPages);
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => readPage(index + 2));
  const rest = await Promise.all(others);
  return [first, ...rest].flatMap((page) => page.data);
}
