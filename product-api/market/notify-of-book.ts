import type { BestPrices } from './best-prices.ts';
import type { CommandContext } from './command-context.ts';
import { notifyOutbid, notifyUndercut } from './notify-overtaken.ts';
import { recordNews } from './record-news.ts';
import { type AskRow, type BidRow, type EditionRow, type OrderRow, priceOf } from './rows.ts';

type Entered<Row> = {
  readonly edition: EditionRow;
  readonly best: BestPrices;
  readonly order: Row;
  /** The price before an edit, in pence; left out for an order that is new in the book. */
  readonly wasGbp?: number;
};

/** If the ask is now the best: notifies the seller it undercut, and records news for followers. */
export async function notifyOfAsk(
  context: CommandContext,
  entered: Entered<AskRow>,
): Promise<void> {
  const { edition, best, order, wasGbp } = entered;
  if (best.askId !== order.id) return;
  await notifyUndercut(context, edition, best, order);
  const wasBest = edition.lowestAskId === order.id && wasGbp !== undefined;
  if (wasBest && order.priceGbp >= wasGbp) return;
  await recordNews(context, {
    kind: 'lowest-ask',
    dedupeKey: `lowest-ask:${order.id}:${order.priceGbp}`,
    editionId: edition.id,
    price: priceOf(order),
    actors: [order.userId],
  });
}

/** If the bid is now the best: notifies the buyer it outbid, and records news for followers. */
export async function notifyOfBid(
  context: CommandContext,
  entered: Entered<BidRow>,
): Promise<void> {
  const { edition, best, order, wasGbp } = entered;
  if (best.bidId !== order.id) return;
  await notifyOutbid(context, edition, best, order);
  const wasBest = edition.highestBidId === order.id && wasGbp !== undefined;
  if (wasBest && order.priceGbp <= wasGbp) return;
  await recordNews(context, {
    kind: 'highest-bid',
    dedupeKey: `highest-bid:${order.id}:${order.priceGbp}`,
    editionId: edition.id,
    price: priceOf(order),
    actors: [order.userId],
  });
}

export async function notifyOfSale(context: CommandContext, order: OrderRow): Promise<void> {
  await recordNews(context, {
    kind: 'sale',
    dedupeKey: `sale:${order.id}`,
    editionId: order.editionId,
    price: priceOf(order),
    actors: [order.buyerId, order.sellerId],
  });
}
