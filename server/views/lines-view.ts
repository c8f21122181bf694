import type { z } from 'zod';
import type { wireBuyerLines, wireSellerLines } from '../../shared/contracts/wire/trades.ts';
import type { BuyerLines, SellerLines } from '../../shared/domain/fees.ts';
import { money } from '../../shared/domain/money.ts';

/** The product API's own amounts: none is calculated here. */
export function buyerLinesView(lines: z.infer<typeof wireBuyerLines>): BuyerLines {
  return {
    price: money(lines.price, lines.currency),
    shipping: money(lines.shipping, lines.currency),
    processFee: money(lines.processFee, lines.currency),
    total: money(lines.total, lines.currency),
  };
}

export function sellerLinesView(lines: z.infer<typeof wireSellerLines>): SellerLines {
  return {
    price: money(lines.price, lines.currency),
    applicationFee: money(lines.applicationFee, lines.currency),
    royalty: money(lines.royalty, lines.currency),
    insurance: money(lines.insurance, lines.currency),
    payout: money(lines.payout, lines.currency),
  };
}
