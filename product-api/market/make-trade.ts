import type { BuyerLines, SellerLines } from '../../shared/domain/fees.ts';
import { rate } from '../../shared/domain/rates.ts';
import { regionOfCountry } from '../../shared/domain/regions.ts';
import type { Transaction } from '../db/database.ts';
import { orderEvents, orders } from '../db/schema/orders.ts';
import type { StoredAddress } from '../db/schema/people.ts';
import { refreshBestPrices } from './best-prices.ts';
import type { CommandContext } from './command-context.ts';
import { buyerLinesAt, sellerLinesAt } from './lines.ts';
import { moveAsk, moveBid } from './move.ts';
import { notifyOfSale } from './notify-of-book.ts';
import { notifyOfTrade } from './notify-of-trade.ts';
import { queuePaymentTask } from './payment-tasks.ts';
import { assertQuotedPayout, assertQuotedTotal } from './quotes.ts';
import { deadlineOf } from './record-status.ts';
import { type AskRow, type BidRow, type EditionRow, type OrderRow, priceOf } from './rows.ts';
import type { Terms } from './terms.ts';
import { readTrader } from './trader.ts';

type Trade = {
  readonly edition: EditionRow;
  readonly ask: AskRow;
  readonly bid: BidRow;
  /** The order that was in the book: the trade is made at its price. */
  readonly resting: 'ask' | 'bid';
  readonly terms: Terms;
  readonly now: Date;
  /** The shipping address, where the caller has it. */
  readonly address?: StoredAddress;
};

/**
 * Makes a trade: both orders Done, the order with each side's lines, last sale, best prices and
 * mails. The caller holds the book's lock and has matched the two. Throws 'trade.price-changed'
 * with the present price where the arriving order would get less than it was quoted; the resting
 * order trades at its own price and always gets its quote.
 */
export async function makeTrade(context: CommandContext, trade: Trade): Promise<OrderRow> {
  const { edition, ask, bid, resting, terms, now } = trade;
  const price = resting === 'ask' ? priceOf(ask) : priceOf(bid);
  const seller = sellerLinesAt(price, ask, terms);
  const buyer = buyerLinesAt(price, bid, ask.sellerRegion, terms);
  if (resting === 'bid') assertQuotedPayout(ask, seller);
  else assertQuotedTotal(bid, buyer);

  await moveAsk(context.tx, ask, 'Done', {
    priceGbp: ask.priceGbp,
    sellerRegion: ask.sellerRegion,
  });
  await moveBid(context.tx, bid, 'Done', {
    priceGbp: bid.priceGbp,
    buyerRegion: bid.buyerRegion,
    shippingAddress: bid.shippingAddress,
  });
  const order = await insertOrder(context.tx, trade, buyer, seller);
  await refreshBestPrices(context.tx, edition, now, { sale: price });
  await notifyOfTrade(context, edition, order);
  await notifyOfSale(context, order);
  return order;
}

async function insertOrder(
  tx: Transaction,
  { edition, ask, bid, resting, terms, now, address }: Trade,
  buyer: BuyerLines,
  seller: SellerLines,
): Promise<OrderRow> {
  const { price, currency, priceGbp } = resting === 'ask' ? ask : bid;
  const [order] = await tx
    .insert(orders)
    .values({
      editionId: edition.id,
      askId: ask.id,
      bidId: bid.id,
      buyerId: bid.userId,
      sellerId: ask.userId,
      status: 'AwaitingPayment',
      price,
      currency,
      priceGbp,
      buyerRate: rate(currency, bid.currency, terms.rates),
      sellerRate: rate(currency, ask.currency, terms.rates),
      buyerCurrency: bid.currency,
      buyerPrice: buyer.price.amount,
      buyerShipping: buyer.shipping.amount,
      buyerProcessFee: buyer.processFee.amount,
      buyerTotal: buyer.total.amount,
      sellerCurrency: ask.currency,
      sellerPrice: seller.price.amount,
      sellerApplicationFee: seller.applicationFee.amount,
      sellerRoyalty: seller.royalty.amount,
      sellerInsurance: seller.insurance.amount,
      sellerPayout: seller.payout.amount,
      copyDetails: ask.copyDetails,
      shippingAddress: address ?? (await destination(tx, bid)),
      deadline: await deadlineOf(tx, 'AwaitingPayment', now),
      createdAt: now,
    })
    .returning();
  if (!order) throw new Error('an inserted order was not returned');
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, position: 0, status: order.status, at: now });
  await queuePaymentTask(tx, order, 'charge', now);
  return order;
}

/**
 * The buyer's present address, unless it is in another region than the one that shipping was paid
 * for: then the address stored with the bid.
 */
async function destination(tx: Transaction, bid: BidRow): Promise<StoredAddress | null> {
  const { address } = await readTrader(tx, bid.userId);
  const fits = address !== null && regionOfCountry(address.country) === bid.buyerRegion;
  return fits ? address : (bid.shippingAddress ?? address);
}
