import { and, eq } from 'drizzle-orm';
import { type AskStatus, askTransitions } from '../../shared/domain/ask-status.ts';
import { type BidStatus, bidTransitions } from '../../shared/domain/bid-status.ts';
import { type OrderStatus, orderTransitions } from '../../shared/domain/order-status.ts';
import { canMove } from '../../shared/domain/transitions.ts';
import type { Transaction } from '../db/database.ts';
import { asks, bids } from '../db/schema/market.ts';
import { orders } from '../db/schema/orders.ts';
import type { AskRow, BidRow, OrderRow } from './rows.ts';

/**
 * Status changes only happen here. Throws where the state table forbids the move or the row changed
 * despite the book's lock: both are bugs of the caller.
 */
export async function moveAsk(
  tx: Transaction,
  ask: AskRow,
  to: AskStatus,
  changes: Partial<Omit<AskRow, 'id' | 'status'>> = {},
): Promise<AskRow> {
  if (!canMove(askTransitions, ask.status, to)) throw forbiddenMove('ask', ask, to);
  const [moved] = await tx
    .update(asks)
    .set({ ...changes, status: to })
    .where(and(eq(asks.id, ask.id), eq(asks.status, ask.status)))
    .returning();
  if (!moved) throw forbiddenMove('ask', ask, to);
  return moved;
}

export async function moveBid(
  tx: Transaction,
  bid: BidRow,
  to: BidStatus,
  changes: Partial<Omit<BidRow, 'id' | 'status'>> = {},
): Promise<BidRow> {
  if (!canMove(bidTransitions, bid.status, to)) throw forbiddenMove('bid', bid, to);
  const [moved] = await tx
    .update(bids)
    .set({ ...changes, status: to })
    .where(and(eq(bids.id, bid.id), eq(bids.status, bid.status)))
    .returning();
  if (!moved) throw forbiddenMove('bid', bid, to);
  return moved;
}

export async function moveOrder(
  tx: Transaction,
  order: OrderRow,
  to: OrderStatus,
  changes: Partial<Omit<OrderRow, 'id' | 'status'>> = {},
): Promise<OrderRow> {
  if (!canMove(orderTransitions, order.status, to)) throw forbiddenMove('order', order, to);
  const [moved] = await tx
    .update(orders)
    .set({ ...changes, status: to })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning();
  if (!moved) throw forbiddenMove('order', order, to);
  return moved;
}

function forbiddenMove(what: string, row: { id: number; status: string }, to: string): Error {
  return new Error(`${what} ${row.id} cannot move from ${row.status} to ${to}`);
}
