import { eq } from 'drizzle-orm';
import type { OrderPaper } from '../../../shared/domain/order-papers.ts';
import { users } from '../../db/schema/people.ts';
import type { Deps } from '../../deps.ts';
import { findOrder } from '../list-orders.ts';
import { loadTradedEditions, tradedEdition } from '../load-traded-editions.ts';
import { listPostings } from '../read-ledger.ts';
import { findOrderPapers } from './find-order-papers.ts';
import { readLetterhead } from './read-letterhead.ts';

/** What a paper of an order is written from; null: its reader has no such paper. */
export async function loadOrderPaper(
  deps: Pick<Deps, 'db' | 'dataDir'>,
  {
    orderId,
    userId,
    paper,
  }: { readonly orderId: number; readonly userId: number; readonly paper: OrderPaper },
) {
  const { db } = deps;
  const order = await findOrder(db, orderId, userId);
  if (!order) return null;
  const side = order.buyerId === userId ? 'buyer' : 'seller';
  const { papers } = await findOrderPapers(db, order, side);
  if (!papers.includes(paper)) return null;
  const [reader] = await db.select().from(users).where(eq(users.id, userId));
  return {
    order,
    name: reader ? `${reader.firstName} ${reader.lastName}` : '',
    traded: tradedEdition(await loadTradedEditions(db, [order.editionId]), order.editionId),
    postings: await listPostings(db, order.id),
    from: await readLetterhead(deps),
  };
}

export type OrderPaperSource = NonNullable<Awaited<ReturnType<typeof loadOrderPaper>>>;
export type OrderPosting = OrderPaperSource['postings'][number];
