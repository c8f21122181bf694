import { distribute, money } from '../../../shared/domain/money.ts';
import type { OrderRow } from '../rows.ts';
import type { Entry } from './post.ts';

/** Where money of an order came in or went out. */
export type Clearing = 'processor' | 'bank';

/** Where a payment moved: operators record those that the processor did not make. */
export function clearingOf(recordedBy: string | null): Clearing {
  return recordedBy === null ? 'processor' : 'bank';
}

/** A credit of the buyer: the amount is kept for them. */
export function chargeEntries(order: OrderRow, amount: number, clearing: Clearing): Entry[] {
  const { buyerCurrency: currency } = order;
  return [
    { account: clearing, currency, amount },
    { account: 'buyer', currency, holderId: order.buyerId, amount: -amount },
  ];
}

/**
 * Shares what the buyer paid out to those who earn it, by the order's lines. The artists of a work
 * get equal parts of its royalty. Where the buyer's currency is not the seller's, each side
 * balances by the account of exchange.
 */
export function saleEntries(order: OrderRow, artistIds: readonly number[]): Entry[] {
  const { buyerId, buyerCurrency, sellerId, sellerCurrency } = order;
  const isExchanged = buyerCurrency !== sellerCurrency;
  const royalty = money(order.sellerRoyalty, sellerCurrency);
  const makers = artistIds.length === 0 ? [null] : artistIds;
  const shares = distribute(
    royalty,
    makers.map(() => 1),
  );
  const buyer = { currency: buyerCurrency };
  const seller = { currency: sellerCurrency };
  return [
    { ...buyer, account: 'buyer', holderId: buyerId, amount: order.buyerTotal },
    { ...buyer, account: 'shipping', amount: -order.buyerShipping },
    { ...buyer, account: 'processing-fees', amount: -order.buyerProcessFee },
    { ...buyer, account: 'exchange', amount: isExchanged ? -order.buyerPrice : 0 },
    { ...seller, account: 'exchange', amount: isExchanged ? order.sellerPrice : 0 },
    { ...seller, account: 'application-fees', amount: -order.sellerApplicationFee },
    { ...seller, account: 'insurance', amount: -order.sellerInsurance },
    { ...seller, account: 'seller', holderId: sellerId, amount: -order.sellerPayout },
    ...shares.map(({ amount }, index) => ({
      ...seller,
      account: 'royalties' as const,
      artistId: makers[index] ?? null,
      amount: -amount,
    })),
  ];
}

export function payoutEntries(order: OrderRow, amount: number, clearing: Clearing): Entry[] {
  const { sellerId: holderId, sellerCurrency: currency } = order;
  return [
    { account: 'seller', currency, holderId, amount },
    { account: clearing, currency, amount: -amount },
  ];
}

/** What the seller was paid for an order whose charge was lost. */
export function debtEntries(order: OrderRow, amount: number): Entry[] {
  const { sellerId: holderId, sellerCurrency: currency } = order;
  return [
    { account: 'seller-debt', currency, holderId, amount },
    { account: 'seller', currency, holderId, amount: -amount },
  ];
}

/** What a seller owes is kept from what they are owed for an order. */
export function setOffEntries(order: OrderRow, amount: number): Entry[] {
  const { sellerId: holderId, sellerCurrency: currency } = order;
  return [
    { account: 'seller', currency, holderId, amount },
    { account: 'seller-debt', currency, holderId, amount: -amount },
  ];
}

export function repaymentEntries(order: OrderRow, amount: number): Entry[] {
  const { sellerId: holderId, sellerCurrency: currency } = order;
  return [
    { account: 'bank', currency, amount },
    { account: 'seller-debt', currency, holderId, amount: -amount },
  ];
}

type PartialRefund = {
  /** Minor units of the buyer's currency. */
  readonly refundAmount: number;
  /** The same in the seller's currency, at the rates of the trade. */
  readonly sellerShare: number;
};

/** The seller bears what the buyer gets back; fees and royalty stay as they are. */
export function partialRefundEntries(
  order: OrderRow,
  { refundAmount, sellerShare }: PartialRefund,
): Entry[] {
  const { buyerCurrency, sellerCurrency, sellerId: holderId } = order;
  const isExchanged = buyerCurrency !== sellerCurrency;
  return [
    { account: 'seller', currency: sellerCurrency, holderId, amount: sellerShare },
    { account: 'exchange', currency: sellerCurrency, amount: isExchanged ? -sellerShare : 0 },
    { account: 'exchange', currency: buyerCurrency, amount: isExchanged ? refundAmount : 0 },
    { account: 'refunds', currency: buyerCurrency, amount: -refundAmount },
  ];
}

export function refundDueEntries(order: OrderRow, amount: number): Entry[] {
  const { buyerId: holderId, buyerCurrency: currency } = order;
  return [
    { account: 'buyer', currency, holderId, amount },
    { account: 'refunds', currency, amount: -amount },
  ];
}

export function refundEntries(order: OrderRow, amount: number, clearing: Clearing): Entry[] {
  const { buyerCurrency: currency } = order;
  return [
    { account: 'refunds', currency, amount },
    { account: clearing, currency, amount: -amount },
  ];
}

export function disputeEntries(order: OrderRow, amount: number): Entry[] {
  const { buyerCurrency: currency } = order;
  return [
    { account: 'disputes', currency, amount },
    { account: 'processor', currency, amount: -amount },
  ];
}

/**
 * The buyer has the money: it is owed no more. `isRefundDue`: the order had ended before. `owed`:
 * how much of it still was; the buyer had the rest as a refund.
 */
export function lostEntries(
  order: OrderRow,
  { amount, owed, isRefundDue }: { amount: number; owed: number; isRefundDue: boolean },
): Entry[] {
  const { buyerId, buyerCurrency: currency } = order;
  return [
    isRefundDue
      ? { account: 'refunds', currency, amount: owed }
      : { account: 'buyer', currency, holderId: buyerId, amount: owed },
    { account: 'losses', currency, amount: amount - owed },
    { account: 'disputes', currency, amount: -amount },
  ];
}
