import type { asks, bids } from '../../product-api/db/schema/market.ts';
import type { orderEvents, orders } from '../../product-api/db/schema/orders.ts';
import { defaultFees } from '../../shared/domain/default-fees.ts';
import { buyerLines, sellerLines } from '../../shared/domain/fees.ts';
import { convert, fallbackRates, priceInGbp } from '../../shared/domain/rates.ts';
import type { StandingOrder } from './build-book.ts';
import type { Sale } from './build-sales.ts';

export type EditionMarket = {
  readonly editionId: number;
  readonly royaltyPercent: number | null;
  readonly book: readonly StandingOrder[];
  readonly sales: readonly Sale[];
};

type AskInsert = typeof asks.$inferInsert & { id: number };
type BidInsert = typeof bids.$inferInsert & { id: number };
type MarketRows = {
  readonly asks: AskInsert[];
  readonly bids: BidInsert[];
  readonly orders: (typeof orders.$inferInsert & { id: number })[];
  readonly events: (typeof orderEvents.$inferInsert)[];
};

const terms = { rates: fallbackRates, fees: defaultFees };

/** Rows of books and sales, numbered from these ids in the order of the editions. */
export function buildMarketRows(
  markets: readonly EditionMarket[],
  first: { readonly ask: number; readonly bid: number; readonly order: number },
): MarketRows {
  const rows: MarketRows = { asks: [], bids: [], orders: [], events: [] };
  const add = {
    ask(row: Omit<AskInsert, 'id'>): number {
      const id = first.ask + rows.asks.length;
      rows.asks.push({ id, ...row });
      return id;
    },
    bid(row: Omit<BidInsert, 'id'>): number {
      const id = first.bid + rows.bids.length;
      rows.bids.push({ id, ...row });
      return id;
    },
  };
  for (const market of markets) {
    for (const sale of market.sales) {
      const askId = add.ask(soldAsk(market, sale));
      const bidId = add.bid(soldBid(market, sale, askId));
      const orderId = first.order + rows.orders.length;
      rows.orders.push({ id: orderId, ...orderOf(market, sale, askId, bidId) });
      const events = sale.history.map((step, position) => ({ orderId, position, ...step }));
      rows.events.push(...events);
    }
    for (const order of market.book) {
      if (order.side === 'ask') add.ask(standingAsk(market, order));
      else add.bid(standingBid(market, order));
    }
  }
  return rows;
}

function standingAsk(market: EditionMarket, order: StandingOrder): Omit<AskInsert, 'id'> {
  const { trader, price, placedAt } = order;
  const { royaltyPercent } = market;
  const insured = order.priceGbp > 150_000;
  const lines = { price, currency: price.currency, royaltyPercent, insured, ...terms };
  return {
    ...common(market, order),
    type: 'ask',
    status: 'Approved',
    sellerRegion: trader.region,
    dhlInsurance: insured,
    royaltyPercent,
    copyDetails: order.copy,
    quotedPayout: sellerLines(lines).payout.amount,
    authenticatedAt: placedAt,
  };
}

function standingBid(market: EditionMarket, order: StandingOrder): Omit<BidInsert, 'id'> {
  const { trader, price } = order;
  const buyer = { currency: price.currency, buyerRegion: trader.region, sellerRegion: null };
  return {
    ...common(market, order),
    type: 'bid',
    status: 'Approved',
    buyerRegion: trader.region,
    lowestAskId: null,
    quotedTotal: buyerLines({ price, ...buyer, ...terms }).total.amount,
    shippingAddress: trader.address,
  };
}

function common(market: EditionMarket, order: StandingOrder) {
  const { trader, price, priceGbp, placedAt, expiresInDays, expiresAt } = order;
  return {
    userId: trader.id,
    editionId: market.editionId,
    price: price.amount,
    currency: price.currency,
    priceGbp,
    expiresInDays,
    createdAt: placedAt,
    placedAt,
    expiresAt,
    /** As if reminded already: fictional traders get no mail. */
    remindedOf: expiresAt,
  };
}

function soldAsk(market: EditionMarket, sale: Sale): Omit<AskInsert, 'id'> {
  const { seller, insured, resting } = sale;
  return {
    ...sold(market, sale, 'ask'),
    type: resting === 'ask' ? 'ask' : 'sell',
    status: 'Done',
    sellerRegion: seller.region,
    dhlInsurance: insured,
    royaltyPercent: market.royaltyPercent,
    quotedPayout: sale.sellerLines.payout.amount,
    authenticatedAt: resting === 'ask' ? sale.restingSince : null,
    copyDetails: null,
  };
}

function soldBid(market: EditionMarket, sale: Sale, askId: number): Omit<BidInsert, 'id'> {
  const { buyer, resting } = sale;
  return {
    ...sold(market, sale, 'bid'),
    type: resting === 'bid' ? 'bid' : 'buy',
    status: 'Done',
    buyerRegion: buyer.region,
    lowestAskId: resting === 'bid' ? null : askId,
    quotedTotal: sale.buyerLines.total.amount,
    shippingAddress: buyer.address,
  };
}

/** The trader who accepts a standing order pays its price, in their own currency. */
function sold(market: EditionMarket, sale: Sale, side: 'ask' | 'bid') {
  const trader = side === 'ask' ? sale.seller : sale.buyer;
  const price = convert(sale.price, trader.currency, fallbackRates);
  const placedAt = sale.resting === side ? sale.restingSince : sale.soldAt;
  return {
    userId: trader.id,
    editionId: market.editionId,
    price: price.amount,
    currency: price.currency,
    priceGbp: priceInGbp(price, fallbackRates),
    expiresInDays: 0,
    createdAt: placedAt,
    placedAt,
    expiresAt: null,
  };
}

function orderOf(market: EditionMarket, sale: Sale, askId: number, bidId: number) {
  const { buyerLines: buyer, sellerLines: seller } = sale;
  return {
    editionId: market.editionId,
    askId,
    bidId,
    buyerId: sale.buyer.id,
    sellerId: sale.seller.id,
    status: sale.history.at(-1)?.status ?? 'AwaitingPayment',
    price: sale.price.amount,
    currency: sale.price.currency,
    priceGbp: sale.priceGbp,
    buyerCurrency: buyer.total.currency,
    buyerPrice: buyer.price.amount,
    buyerShipping: buyer.shipping.amount,
    buyerProcessFee: buyer.processFee.amount,
    buyerTotal: buyer.total.amount,
    sellerCurrency: seller.payout.currency,
    sellerPrice: seller.price.amount,
    sellerApplicationFee: seller.applicationFee.amount,
    sellerRoyalty: seller.royalty.amount,
    sellerInsurance: seller.insurance.amount,
    sellerPayout: seller.payout.amount,
    shippingAddress: sale.buyer.address,
    trackingNumber: sale.trackingNumber,
    createdAt: sale.soldAt,
  } satisfies typeof orders.$inferInsert;
}
