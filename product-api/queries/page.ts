import type { z } from 'zod';
import type { pagination } from '../../shared/contracts/wire/envelope.ts';

/** Which page is asked for; pages count from 1. */
export type PageRequest = { readonly page: number; readonly pageSize: number };

export function offsetOf({ page, pageSize }: PageRequest): number {
  return (page - 1) * pageSize;
}

export function presentPagination(
  { page, pageSize }: PageRequest,
  total: number,
): z.infer<typeof pagination> {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}
