import type { z } from 'zod';
import type { wireOrderSingle } from '../../../shared/contracts/wire/orders.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentOrder } from '../../presenters/present-order.ts';
import { findOrder, loadOrders } from '../../queries/list-orders.ts';
import { loadCases } from '../../queries/load-cases.ts';
import { findOrderPapers } from '../../queries/papers/find-order-papers.ts';

/** Answers with an order that the user buys or sells in; 404 for any other. */
export async function answerOrder(
  { receivingAddress, now }: Pick<Deps, 'receivingAddress' | 'now'>,
  db: Queryable,
  id: number,
  userId: number,
): Promise<z.infer<typeof wireOrderSingle>> {
  const order = await findOrder(db, id, userId);
  const [loaded] = await loadOrders(db, order ? [order] : []);
  if (!order || !loaded) throw notFound();
  const papers = await findOrderPapers(db, order, order.buyerId === userId ? 'buyer' : 'seller');
  const problem = { cases: await loadCases(db, id), now: now() };
  return {
    data: presentOrder(loaded, { userId, receivingAddress }, { papers, problem }),
    meta: {},
  };
}
