import type { z } from 'zod';
import type { pagination } from '../../shared/contracts/wire/envelope.ts';

/** Which page is asked for; pages count from 1. */
export type PageRequest = { readonly page: number; readonly pageSize: number };

/**
 * How far lists count and can be paged through. Counting and skipping cost as much as there is to
 * count and skip: with a bound, a page costs the same however large the marketplace grows.
 */
export const listedAtMost = 10_000;

export function offsetOf({ page, pageSize }: PageRequest): number {
  return (page - 1) * pageSize;
}

export function presentPagination(
  { page, pageSize }: PageRequest,
  total: number,
): z.infer<typeof pagination> {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}
