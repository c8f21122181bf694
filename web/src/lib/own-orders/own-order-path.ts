import type { Side } from '../../../../shared/domain/order-book.ts';

/** Where the owner finds their ask or bid, highlighted. */
export function ownOrderPath(side: Side, id: number): string {
  return side === 'ask' ? `/my-account/selling?askId=${id}` : `/my-account/buying?bidId=${id}`;
}
