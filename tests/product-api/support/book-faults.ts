import { artworks, editions } from '../../../product-api/db/schema/catalogue.ts';
import { asks, bids } from '../../../product-api/db/schema/market.ts';
import { orders } from '../../../product-api/db/schema/orders.ts';
import type { AskRow, BidRow } from '../../../product-api/market/rows.ts';
import { crosses, type Side } from '../../../shared/domain/order-book.ts';
import { fellThrough } from '../../../shared/domain/order-status.ts';
import { type BookOrder, best, isLive } from '../../support/order-book.ts';
import type { Market } from './market.ts';

const toBookOrder = (row: AskRow | BidRow): BookOrder => ({
  id: row.id,
  userId: row.userId,
  priceGbp: row.priceGbp,
  placedAt: row.placedAt.getTime(),
  expiresAt: row.expiresAt?.getTime() ?? null,
});

/**
 * Checks every invariant of the market over the whole database with the domain's own rules; returns
 * violations in words. Expired orders count until they are swept.
 */
export async function bookFaults(market: Pick<Market, 'db' | 'now'>): Promise<string[]> {
  const now = market.now().getTime();
  const faults: string[] = [];
  const [allAsks, allBids, allOrders, allEditions, allArtworks] = [
    await market.db.select().from(asks),
    await market.db.select().from(bids),
    await market.db.select().from(orders),
    await market.db.select().from(editions),
    await market.db.select().from(artworks),
  ];
  const bestGbp = new Map<Side, number[]>([
    ['ask', []],
    ['bid', []],
  ]);
  for (const edition of allEditions) {
    const inBook = <Row extends AskRow | BidRow>(rows: readonly Row[]) =>
      rows
        .filter((row) => row.editionId === edition.id && row.status === 'Approved')
        .map(toBookOrder)
        .filter((order) => isLive(order, now));
    const [askSide, bidSide] = [inBook(allAsks), inBook(allBids)];
    for (const ask of askSide) {
      for (const bid of bidSide) {
        if (crosses(ask.priceGbp, bid.priceGbp)) faults.push(`ask ${ask.id} crosses bid ${bid.id}`);
      }
    }
    const [lowest, highest] = [best('ask', askSide, now), best('bid', bidSide, now)];
    if ((lowest?.id ?? null) !== edition.lowestAskId) {
      faults.push(`lowest ask of ${edition.id} is ${lowest?.id}, not ${edition.lowestAskId}`);
    }
    if ((highest?.id ?? null) !== edition.highestBidId) {
      faults.push(`highest bid of ${edition.id} is ${highest?.id}, not ${edition.highestBidId}`);
    }
    if (lowest) bestGbp.get('ask')?.push(lowest.priceGbp);
    if (highest) bestGbp.get('bid')?.push(highest.priceGbp);
  }
  const [artwork] = allArtworks;
  const [askPrices, bidPrices] = [bestGbp.get('ask') ?? [], bestGbp.get('bid') ?? []];
  const lowestGbp = askPrices.length === 0 ? null : Math.min(...askPrices);
  const highestGbp = bidPrices.length === 0 ? null : Math.max(...bidPrices);
  if (artwork?.lowestAskGbp !== lowestGbp) faults.push('the artwork’s lowest ask is wrong');
  if (artwork?.highestBidGbp !== highestGbp) faults.push('the artwork’s highest bid is wrong');

  const standing = allOrders.filter(({ status }) => !fellThrough.includes(status));
  for (const order of allOrders) {
    const paid = order.buyerPrice + order.buyerShipping + order.buyerProcessFee;
    const kept = order.sellerApplicationFee + order.sellerRoyalty + order.sellerInsurance;
    if (paid !== order.buyerTotal) faults.push(`buyer’s lines of ${order.id} do not add up`);
    if (order.sellerPrice - kept !== order.sellerPayout) {
      faults.push(`seller’s lines of ${order.id} do not add up`);
    }
    const { price, currency } = order;
    if (order.buyerCurrency === currency && order.buyerPrice !== price) {
      faults.push(`buyer of ${order.id} pays another price than it was made at`);
    }
    if (order.sellerCurrency === currency && order.sellerPrice !== price) {
      faults.push(`seller of ${order.id} gets another price than it was made at`);
    }
    if (order.buyerId === order.sellerId) faults.push(`order ${order.id} has one person`);
  }
  for (const ask of allAsks) {
    const sold = standing.filter(({ askId }) => askId === ask.id);
    if (sold.length > 1) faults.push(`ask ${ask.id} is sold ${sold.length} times`);
    if (sold.length === 1 && ask.status !== 'Done') faults.push(`ask ${ask.id} is sold, not Done`);
    if (sold.some((order) => order.sellerPayout < (ask.quotedPayout ?? 0))) {
      faults.push(`ask ${ask.id} pays less than quoted`);
    }
  }
  for (const bid of allBids) {
    const met = standing.filter(({ bidId }) => bidId === bid.id);
    if (met.length > 1) faults.push(`bid ${bid.id} is met ${met.length} times`);
    if (met.length === 1 && bid.status !== 'Done') faults.push(`bid ${bid.id} is met, not Done`);
    if (met.some((order) => order.buyerTotal > (bid.quotedTotal ?? order.buyerTotal))) {
      faults.push(`bid ${bid.id} costs more than quoted`);
    }
  }
  return faults;
}
