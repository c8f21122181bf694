import type { z } from 'zod';
import type { pagination } from '../../shared/contracts/wire/envelope.ts';
import { type Cursor, writeCursor } from './cursor.ts';

/** Which page is asked for; pages count from 1, or from `after` on. */
export type PageRequest = {
  readonly page: number;
  readonly pageSize: number;
  readonly after?: Cursor | undefined;
};

/** A page of a list: `next` is where the one after it begins, null where there is none. */
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
