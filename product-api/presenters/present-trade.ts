import type { z } from 'zod';
import type {
  wireBuyerLines,
  wireSellerLines,
  wireTradedEdition,
  wireTradeStats,
} from '../../shared/contracts/wire/trades.ts';
import type { BuyerLines, SellerLines } from '../../shared/domain/fees.ts';
import type { AskRow, BidRow, OrderRow } from '../market/rows.ts';
import type { TradedEdition } from '../queries/load-traded-editions.ts';
import { presentPicture } from './present-picture.ts';

type WireTradedEdition = z.infer<typeof wireTradedEdition>;
type WireBuyerLines = z.infer<typeof wireBuyerLines>;
type WireSellerLines = z.infer<typeof wireSellerLines>;

export function presentTradedEdition({
  edition,
  artworkName,
  artists,
  picture,
}: TradedEdition): WireTradedEdition {
  return {
    id: edition.id,
    name: edition.name,
    otherName: edition.otherName,
    size: edition.size,
    artwork: {
      id: edition.artworkId,
      name: artworkName,
      artists: [...artists],
      image: picture && presentPicture(picture),
    },
  };
}

/** Fields that asks and bids share. */
export function presentBookFields(
  row: AskRow | BidRow,
  { edition }: TradedEdition,
  order: OrderRow | null,
) {
  return {
    editionId: row.editionId,
    expiresInDays: row.expiresInDays,
    lowestAskId: edition.lowestAskId,
    highestBidId: edition.highestBidId,
    price: row.price,
    priceGbp: row.priceGbp,
    currency: row.currency,
    isBulk: row.isBulk,
    createdAt: row.createdAt.toISOString(),
    placedAt: row.placedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    orderId: order?.id ?? null,
  };
}

export function presentBuyerLines(lines: BuyerLines): WireBuyerLines {
  return {
    currency: lines.total.currency,
    price: lines.price.amount,
    shipping: lines.shipping.amount,
    processFee: lines.processFee.amount,
    total: lines.total.amount,
  };
}

export function presentSellerLines(lines: SellerLines): WireSellerLines {
  return {
    currency: lines.payout.currency,
    price: lines.price.amount,
    applicationFee: lines.applicationFee.amount,
    royalty: lines.royalty.amount,
    insurance: lines.insurance.amount,
    payout: lines.payout.amount,
  };
}

/** The lines as stored with the trade. */
export function buyerLinesOf(order: OrderRow): WireBuyerLines {
  return {
    currency: order.buyerCurrency,
    price: order.buyerPrice,
    shipping: order.buyerShipping,
    processFee: order.buyerProcessFee,
    total: order.buyerTotal,
  };
}

export function sellerLinesOf(order: OrderRow): WireSellerLines {
  return {
    currency: order.sellerCurrency,
    price: order.sellerPrice,
    applicationFee: order.sellerApplicationFee,
    royalty: order.sellerRoyalty,
    insurance: order.sellerInsurance,
    payout: order.sellerPayout,
  };
}

type Sum = Pick<AskRow | BidRow, 'status' | 'currency'> & { count: number; price: number };

export function presentStats(sums: readonly Sum[]): z.infer<typeof wireTradeStats> {
  const byStatus = Map.groupBy(sums, ({ status }) => status);
  return {
    data: {
      counts: [...byStatus].map(([status, parts]) => ({
        status,
        count: parts.reduce((total, part) => total + part.count, 0),
      })),
      sums: sums.map(({ status, currency, price }) => ({ status, currency, price })),
    },
  };
}
