import type { OrderView, PurchaseView, SaleView } from '../../shared/contracts/account.ts';
import type { CasesOfOrder } from '../../shared/contracts/cases.ts';
import type { WireOrder } from '../../shared/contracts/wire/orders.ts';
import { type Currency, money } from '../../shared/domain/money.ts';
import { caseView } from './case-view.ts';
import { copyView } from './copy-view.ts';
import { buyerLinesView, sellerLinesView } from './lines-view.ts';
import { tradedEdition } from './traded-edition.ts';

type Lines = { buyerLines: WireOrder['buyerLines']; sellerLines: WireOrder['sellerLines'] };
type Bought = WireOrder & { side: 'buyer'; buyerLines: NonNullable<Lines['buyerLines']> };
type Sold = WireOrder & { side: 'seller'; sellerLines: NonNullable<Lines['sellerLines']> };
type Record<Order> = { readonly id: number; readonly attributes: Order };

/** The order as its reader sees it, without the other side's lines. */
export function orderView({ id, attributes }: Record<Bought | Sold>): OrderView {
  if (attributes.side === 'seller') {
    const problem = problemOf(id, attributes, attributes.sellerLines.currency);
    const { papers } = attributes;
    return { side: 'seller', order: saleView({ id, attributes }), papers, problem };
  }
  const { shippingAddress = null, sellerType = null, papers, certificate } = attributes;
  const royalty = attributes.royalty && moneyOf(attributes.royalty);
  const order = purchaseView({ id, attributes });
  const problem = problemOf(id, attributes, attributes.buyerLines.currency);
  return {
    ...{ side: 'buyer', order, shippingAddress, sellerType },
    ...{ royalty, papers, certificate, problem },
  };
}

function problemOf(id: number, order: WireOrder, currency: Currency): CasesOfOrder {
  const { cases = [], reportable = [], returnTo = null } = order;
  return { cases: cases.map((one) => caseView(id, one, currency)), reportable, returnTo };
}

const moneyOf = ({ amount, currency }: NonNullable<WireOrder['royalty']>) =>
  money(amount, currency);

export function purchaseView({ id, attributes: order }: Record<Bought>): PurchaseView {
  const { buyerLines, paymentFailure, refundedAmount } = order;
  const lines = buyerLinesView(buyerLines);
  const refunded = refundedAmount === null ? null : money(refundedAmount, buyerLines.currency);
  return { ...common(id, order), lines, paymentFailure, refunded };
}

export function saleView({ id, attributes: order }: Record<Sold>): SaleView {
  const { sellerLines, shipTo, canExtend, status } = order;
  const isPaymentDeclined = order.isPaymentDeclined && status === 'AwaitingPayment';
  const lines = sellerLinesView(sellerLines);
  return { ...common(id, order), lines, shipTo, canExtend, isPaymentDeclined };
}

function common(id: number, order: WireOrder) {
  return {
    id,
    askId: order.askId,
    bidId: order.bidId,
    edition: tradedEdition(order.edition),
    status: order.status,
    createdAt: order.createdAt,
    shipment: shipmentOf(order),
    history: order.history,
    deadline: order.deadline,
    copy: copyView(order.copyDetails),
    isDisputed: order.isDisputed,
    isDisputeLost: order.isDisputeLost,
  };
}

function shipmentOf({ trackingNumber, carrier, shippedOn }: WireOrder) {
  return trackingNumber === null ? null : { trackingNumber, carrier, shippedOn };
}
