import type { BuyerLines, SellerLines } from '../../../shared/domain/fees.ts';
import type { Money } from '../../../shared/domain/money.ts';

export type LineRow = {
  readonly label: string;
  readonly amount: Money;
  readonly deducted?: boolean;
  readonly note?: string;
};

/** The lines of a total, worded the same before, at and after a trade. */
export type TradeLines = {
  readonly caption: string;
  readonly lines: readonly LineRow[];
  readonly total: LineRow;
};

/** `atMost`: a bid's seller is not known yet, so that shipping may turn out to cost less. */
export function buyerTable(lines: BuyerLines, { atMost = false } = {}): TradeLines {
  const shipsAbroad = lines.shipping.amount > 0;
  return {
    caption: 'What you pay',
    lines: [
      { label: 'Price', amount: lines.price },
      {
        label: 'Shipping and import',
        amount: lines.shipping,
        ...(atMost
          ? { note: 'Maximum. No charge if the seller is in your region' }
          : !shipsAbroad && { note: 'No charge: the seller is in your region' }),
      },
      { label: 'Processing fee', amount: lines.processFee },
    ],
    total: { label: atMost ? 'Maximum total' : 'Total', amount: lines.total },
  };
}

export function sellerTable(lines: SellerLines): TradeLines {
  return {
    caption: 'What you get',
    lines: [
      { label: 'Price', amount: lines.price },
      { label: 'Application fee', amount: lines.applicationFee, deducted: true },
      {
        label: 'Royalty',
        amount: lines.royalty,
        deducted: true,
        note: 'Goes to the artist',
      },
      ...(lines.insurance.amount > 0
        ? [{ label: 'Shipping insurance', amount: lines.insurance, deducted: true }]
        : []),
    ],
    total: { label: 'Your payout', amount: lines.payout },
  };
}
