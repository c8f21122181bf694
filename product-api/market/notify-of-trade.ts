import { formatMoney, money } from '../../shared/domain/money.ts';
import type { CommandContext } from './command-context.ts';
import { nameEdition } from './name-edition.ts';
import { type Message, notifyAll } from './notify.ts';
import { cardNeededMessage } from './notify-of-payment.ts';
import { orderLinks } from './order-links.ts';
import { hasCard } from './payment-readiness.ts';
import type { EditionRow, OrderRow } from './rows.ts';

type Told = Message & { readonly userId: number };

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
    topic: 'purchase',
    artworkId: edition.artworkId,
    subject: `You bought ${title}`,
    paragraphs: [
      `${title} is yours for ${paid(order.buyerTotal)}: ${paid(order.buyerPrice)}, shipping and import ${paid(order.buyerShipping)}, processing fee ${paid(order.buyerProcessFee)}.`,
      'We will e-mail you when the seller ships it. We authenticate it before we send it to you.',
    ],
    action: links.buyer,
  };
  const sold: Told = {
    userId: order.sellerId,
    dedupeKey: `sold:${order.id}`,
    orderId: order.id,
    topic: 'sale',
    artworkId: edition.artworkId,
    subject: `You sold ${title}`,
    paragraphs: [
      `${title} sold for ${got(order.sellerPrice)}. Your payout is ${got(order.sellerPayout)}, after the application fee of ${got(order.sellerApplicationFee)}, the royalty of ${got(order.sellerRoyalty)} and insurance of ${got(order.sellerInsurance)}.`,
      'We will e-mail you when the buyer has paid and it is time to ship.',
    ],
    action: links.seller,
  };
  const reminder = { ...cardNeededMessage(title, edition, order), userId: order.buyerId };
  const isPayable = await hasCard(context.tx, order.buyerId);
  await notifyAll(context, isPayable ? [bought, sold] : [bought, sold, reminder]);
}
