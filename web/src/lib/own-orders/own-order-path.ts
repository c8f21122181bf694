import type { Side } from '../../../../shared/domain/order-book.ts';

/** Where a person finds their own ask or bid, marked. */
export function ownOrderPath(side: Side, id: number): string {
  return side === 'ask' ? `/my-account/selling?askId=${id}` : `/my-account/buying?bidId=${id}`;
}
