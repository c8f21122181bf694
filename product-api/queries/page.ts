import type { z } from 'zod';
import type { pagination } from '../../shared/contracts/wire/envelope.ts';
import { type Cursor, writeCursor } from './cursor.ts';

/** Which page: numbered from 1, or the one after the cursor `after`. */
export type PageRequest = {
  readonly page: number;
  readonly pageSize: number;
  readonly after?: Cursor | undefined;
};

/** A page of a list; `next` is the cursor of the next page, null on the last. */
export type Page<Row> = {
  readonly rows: Row[];
  readonly total: number;
  readonly next?: Cursor | null | undefined;
};

export function offsetOf({ page, pageSize }: PageRequest): number {
  return (page - 1) * pageSize;
}

export function presentPagination(
  { page, pageSize }: PageRequest,
  { total, next }: Pick<Page<unknown>, 'total' | 'next'>,
): z.infer<typeof pagination> {
  return {
    page,
    pageSize,
    pageCount: Math.ceil(total / pageSize),
    total,
    ...(next === undefined ? {} : { next: next && writeCursor(next) }),
  };
}
