import type { BestPrices } from './best-prices.ts';
import type { CommandContext } from './command-context.ts';
import { notifyOutbid, notifyUndercut } from './notify-overtaken.ts';
import { recordNews } from './record-news.ts';
import { type AskRow, type BidRow, type EditionRow, type OrderRow, priceOf } from './rows.ts';

type Entered<Row> = {
  readonly edition: EditionRow;
  readonly best: BestPrices;
  readonly order: Row;
  /** What it stood at before it was edited, in pence; left out where it has just entered. */
  readonly wasGbp?: number;
};

/** Tells whom an ask took the lead from, and the artists' followers, if it did take it. */
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

/** The same for a bid. */
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
