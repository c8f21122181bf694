import { formatMoney, money } from '../../shared/domain/money.ts';
import type { CommandContext } from './command-context.ts';
import { nameEdition } from './name-edition.ts';
import { type Notification, notifyAll } from './notify.ts';
import { cardNeededMessage } from './notify-of-payment.ts';
import { orderLinks } from './order-links.ts';
import { hasCard } from './payment-readiness.ts';
import type { EditionRow, OrderRow } from './rows.ts';

type Told = Notification & { readonly userId: number };

/** Sends each side its own figures, the same as on the order's page. */
export async function notifyOfTrade(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
): Promise<void> {
  const { title } = await nameEdition(context.tx, edition);
  const links = orderLinks(edition, order);
  const paid = (amount: number) => formatMoney(money(amount, order.buyerCurrency));
  const got = (amount: number) => formatMoney(money(amount, order.sellerCurrency));
  const bought: Told = {
    userId: order.buyerId,
    dedupeKey: `bought:${order.id}`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: {
      name: 'bought',
      fields: {
        title,
        total: paid(order.buyerTotal),
        price: paid(order.buyerPrice),
        shipping: paid(order.buyerShipping),
        processingFee: paid(order.buyerProcessFee),
      },
    },
    path: links.buyer,
  };
  const sold: Told = {
    userId: order.sellerId,
    dedupeKey: `sold:${order.id}`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: {
      name: 'sold',
      fields: {
        title,
        price: got(order.sellerPrice),
        payout: got(order.sellerPayout),
        applicationFee: got(order.sellerApplicationFee),
        royalty: got(order.sellerRoyalty),
        insurance: got(order.sellerInsurance),
      },
    },
    path: links.seller,
  };
  const reminder = { ...cardNeededMessage(title, edition, order), userId: order.buyerId };
  const isPayable = await hasCard(context.tx, order.buyerId);
  await notifyAll(context, isPayable ? [bought, sold] : [bought, sold, reminder]);
}
