import type {
  AskView,
  BidView,
  PurchaseView,
  SaleView,
} from '../../../../../shared/contracts/account.ts';
import { canResubmit } from '../../../../../shared/domain/ask-documents.ts';
import type { TradeRow } from '../logic/trade-rows.ts';
import { AskRow } from './ask-row.tsx';
import { BidRow } from './bid-row.tsx';
import { OrderRow } from './order-row.tsx';

export function rowOfBid(bid: BidView, isNamed: boolean): TradeRow {
  return {
    key: `bid ${bid.id}`,
    edition: bid.edition,
    price: bid.price,
    at: bid.placedAt,
    expiresAt: bid.expiresAt,
    isNamed,
    isWaiting: false,
    content: <BidRow bid={bid} isNew={isNamed} />,
  };
}

export function rowOfAsk(ask: AskView, isNamed: boolean): TradeRow {
  return {
    key: `ask ${ask.id}`,
    edition: ask.edition,
    price: ask.price,
    at: ask.placedAt,
    expiresAt: ask.expiresAt,
    isNamed,
    isWaiting: ask.status !== 'Draft' && canResubmit.has(ask.status),
    content: <AskRow ask={ask} isNew={isNamed} />,
  };
}

export function rowOfPurchase(order: PurchaseView, isNamed: boolean): TradeRow {
  return {
    ...commonOf(order, isNamed),
    isWaiting: order.status === 'AwaitingPayment',
    content: <OrderRow isNew={isNamed} order={order} side="buyer" />,
  };
}

export function rowOfSale(order: SaleView, isNamed: boolean): TradeRow {
  return {
    ...commonOf(order, isNamed),
    isWaiting: order.status === 'AwaitingShipment',
    content: <OrderRow isNew={isNamed} order={order} side="seller" />,
  };
}

function commonOf(order: PurchaseView | SaleView, isNamed: boolean) {
  const { id, edition, lines, createdAt } = order;
  return {
    ...{ key: `order ${id}`, edition, price: lines.price, at: createdAt },
    ...{ expiresAt: null, isNamed },
  };
}
