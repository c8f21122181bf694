import type { PaymentPort } from './payment-port.ts';

/** What a buyer needs, by the site's settings. */
export type PurchaseRules = {
  /** The processor at which a bid needs a card; null: none is configured. */
  readonly cardAt: PaymentPort['name'] | null;
  /** Purchases that an account may have unpaid at a time before its first payment. */
  readonly unpaidPurchases: number;
  /** What several of them may come to, in pence. */
  readonly unpaidTotal: number;
};

export const noPurchaseRules: PurchaseRules = {
  cardAt: null,
  unpaidPurchases: Number.POSITIVE_INFINITY,
  unpaidTotal: Number.POSITIVE_INFINITY,
};
