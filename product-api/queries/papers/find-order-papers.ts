import { and, eq, type sql } from 'drizzle-orm';
import type { OrderPaper } from '../../../shared/domain/order-papers.ts';
import type { OrderStatus } from '../../../shared/domain/order-status.ts';
import type { Queryable } from '../../db/database.ts';
import { certificates } from '../../db/schema/certificates.ts';
import { ledgerTransactions } from '../../db/schema/ledger.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from '../../market/rows.ts';

export type OrderPapers = {
  /** Those of the reader's side. */
  readonly papers: readonly OrderPaper[];
  /** The number of the certificate, where there is one that holds. */
  readonly certificate: string | null;
};

/** The copy went back: what was certified is no longer with the buyer. */
const withdrawn: ReadonlySet<OrderStatus> = new Set([
  'AuthenticationFailed',
  'Returned',
  'Cancelled',
]);

/** The papers that the buyer or the seller of an order can have now. */
export async function findOrderPapers(
  db: Queryable,
  order: OrderRow,
  side: 'buyer' | 'seller',
): Promise<OrderPapers> {
  const kind = side === 'buyer' ? 'charge' : 'sale';
  const isPosted = await db.$count(
    ledgerTransactions,
    and(eq(ledgerTransactions.orderId, order.id), eq(ledgerTransactions.kind, kind)),
  );
  const paper = side === 'buyer' ? 'receipt' : 'statement';
  const papers: OrderPaper[] = isPosted > 0 ? [paper] : [];
  if (side === 'seller') return { papers, certificate: null };
  const certificate = await findCertificate(db, eq(certificates.orderId, order.id));
  if (!certificate || certificate.isWithdrawn) return { papers, certificate: null };
  return { papers: [...papers, 'certificate'], certificate: certificate.code };
}

/** A certificate with whether it still holds; null: there is none. */
export async function findCertificate(db: Queryable, which: ReturnType<typeof sql>) {
  const [found] = await db
    .select({ certificate: certificates, status: orders.status })
    .from(certificates)
    .innerJoin(orders, eq(orders.id, certificates.orderId))
    .where(which);
  if (!found) return null;
  return { ...found.certificate, isWithdrawn: withdrawn.has(found.status) };
}
