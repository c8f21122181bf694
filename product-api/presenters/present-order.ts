import type { WireOrder } from '../../shared/contracts/wire/orders.ts';
import { reportableReasons } from '../../shared/domain/cases.ts';
import { declineReasonOf } from '../../shared/domain/decline-reasons.ts';
import type { OrderRow } from '../market/rows.ts';
import type { LoadedOrder } from '../queries/list-orders.ts';
import type { LoadedCase } from '../queries/load-cases.ts';
import type { OrderPapers } from '../queries/papers/find-order-papers.ts';
import { presentCase } from './present-case.ts';
import { buyerLinesOf, presentTradedEdition, sellerLinesOf } from './present-trade.ts';

/** Not where the buyer has no card yet, or is at their bank. */
function isDeclined(code: string): boolean {
  return !['no-card', 'at-bank'].includes(declineReasonOf(code));
}

type Reader = {
  readonly userId: number;
  /** Lines of the address that sellers ship to; null: not configured. */
  readonly receivingAddress: readonly string[] | null;
};

/** What is read for a single order only. */
type Single = {
  readonly papers?: OrderPapers;
  readonly problem?: { readonly cases: readonly LoadedCase[]; readonly now: Date };
};

/** An order for its buyer or its seller: without the other side's lines, name and address. */
export function presentOrder(
  { order, traded, history, paymentFailure, sellerType, ...loaded }: LoadedOrder,
  { userId, receivingAddress }: Reader,
  { papers, problem }: Single = {},
): { id: number; attributes: WireOrder } {
  const isBuyer = order.buyerId === userId;
  return {
    id: order.id,
    attributes: {
      side: isBuyer ? 'buyer' : 'seller',
      askId: order.askId,
      bidId: order.bidId,
      edition: presentTradedEdition(traded),
      status: order.status,
      createdAt: order.createdAt.toISOString(),
      trackingNumber: order.trackingNumber,
      carrier: order.carrier,
      shippedOn: order.shippedOn,
      canExtend: !isBuyer && order.status === 'AwaitingShipment' && order.extendedAt === null,
      shipTo: isBuyer || receivingAddress === null ? null : [...receivingAddress],
      deadline: order.deadline?.toISOString() ?? null,
      history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
      buyerLines: isBuyer ? buyerLinesOf(order) : null,
      sellerLines: isBuyer ? null : sellerLinesOf(order),
      ...(isBuyer && { shippingAddress: order.shippingAddress, sellerType }),
      paymentFailure: isBuyer ? paymentFailure : null,
      isPaymentDeclined: paymentFailure !== null && isDeclined(paymentFailure),
      isDisputed: loaded.isDisputed,
      isDisputeLost: loaded.isDisputeLost,
      refundedAmount: isBuyer ? loaded.refundedAmount : null,
      royalty:
        isBuyer && order.sellerRoyalty > 0
          ? { amount: order.sellerRoyalty, currency: order.sellerCurrency }
          : null,
      papers: [...(papers?.papers ?? [])],
      certificate: papers?.certificate ?? null,
      copyDetails: order.copyDetails,
      ...(problem && problemOf(order, { ...problem, isBuyer, receivingAddress })),
    },
  };
}

/** What the reader sees of reported problems, and can report. */
function problemOf(
  order: OrderRow,
  reader: Pick<Reader, 'receivingAddress'> & {
    readonly isBuyer: boolean;
    readonly cases: readonly LoadedCase[];
    readonly now: Date;
  },
): Pick<WireOrder, 'cases' | 'reportable' | 'returnTo'> {
  const { isBuyer, cases, now, receivingAddress } = reader;
  const isOpen = cases.some(({ stage }) => stage !== 'closed');
  const decided = new Set(cases.map(({ kind }) => kind));
  const isReturning = cases.some(({ stage }) => stage === 'return' || stage === 'receipt');
  return {
    cases: cases.map((one) => presentCase(one, { isBuyer })),
    reportable:
      isBuyer && !isOpen
        ? reportableReasons(order, now).filter((reason) => !decided.has(reason))
        : [],
    returnTo: isBuyer && isReturning && receivingAddress !== null ? [...receivingAddress] : null,
  };
}
