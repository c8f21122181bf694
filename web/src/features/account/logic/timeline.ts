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
  /** When the order came to it; null for what lies ahead. */
  readonly at: string | null;
};

export type OrderHistory = readonly { readonly status: OrderStatus; readonly at: string }[];

/** Paying the seller is no business of the buyer's: theirs ends with the delivery. */
const sellersOnly: ReadonlySet<OrderStatus> = new Set(['PayoutPending', 'PaidOut']);

/**
 * An order's way as one side sees it: what it went through with dates, where it is and, while all
 * goes well, what lies ahead. Off the good path nothing is promised any more.
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
