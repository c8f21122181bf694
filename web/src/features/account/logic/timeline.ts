import {
  type OrderStatus,
  orderPath,
  orderTransitions,
} from '../../../../../shared/domain/order-status.ts';
import { isFinal } from '../../../../../shared/domain/transitions.ts';

export type TradeSide = 'buyer' | 'seller';

export type TimelineStep = {
  readonly status: OrderStatus;
  readonly state: 'done' | 'current' | 'ahead';
  /** When the order reached the step; null for a step ahead. */
  readonly at: string | null;
};

export type OrderHistory = readonly { readonly status: OrderStatus; readonly at: string }[];

/** The buyer's timeline ends with the delivery: the payout concerns the seller only. */
export const sellersOnly: ReadonlySet<OrderStatus> = new Set(['PayoutPending', 'PaidOut']);

/**
 * The steps of an order as one side sees them: past steps with dates, the current one, and the
 * steps ahead. A failed or cancelled order shows no steps ahead.
 */
export function timeline(
  side: TradeSide,
  status: OrderStatus,
  history: OrderHistory,
): TimelineStep[] {
  const isOver = isFinal(orderTransitions, status);
  const been: { status: OrderStatus; at: string | null }[] = [...history];
  if (history.at(-1)?.status !== status) been.push({ status, at: null });

  const reached = been.map((step, index): TimelineStep => {
    const isLast = index === been.length - 1;
    return { ...step, state: isLast && !isOver ? 'current' : 'done' };
  });
  const position = orderPath.indexOf(status);
  const ahead = position === -1 ? [] : orderPath.slice(position + 1);
  return [
    ...reached,
    ...ahead.map((next): TimelineStep => ({ status: next, state: 'ahead', at: null })),
  ].filter((step) => side === 'seller' || !sellersOnly.has(step.status));
}
