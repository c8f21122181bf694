import type { CommandContext } from './command-context.ts';
import { nameEdition } from './name-edition.ts';
import { notify } from './notify.ts';
import { formatDay, orderLinks } from './order-links.ts';
import { hasCard } from './payment-readiness.ts';
import type { EditionRow, OrderRow } from './rows.ts';

/** Only a buyer without a card has to act; any other buyer is charged automatically. */
export async function remindOfPayment(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
) {
  if (await hasCard(context.tx, order.buyerId)) return;
  const { title } = await nameEdition(context.tx, edition);
  await notify(context, order.buyerId, {
    dedupeKey: `card-reminder:${order.id}`,
    subject: `${title} still waits for your card`,
    paragraphs: [
      `Add a card${until(order)} to pay for ${title}; otherwise the trade does not take place.`,
    ],
    action: orderLinks(edition, order).payment,
  });
}

export async function remindOfShipment(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
) {
  const { title } = await nameEdition(context.tx, edition);
  await notify(context, order.sellerId, {
    dedupeKey: `shipment-reminder:${order.id}`,
    subject: `${title} has to be sent soon`,
    paragraphs: [`Send ${title}${until(order)} and tell us its tracking number.`],
    action: orderLinks(edition, order).seller,
  });
}

export async function notifyNotShipped(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
) {
  const { title } = await nameEdition(context.tx, edition);
  const links = orderLinks(edition, order);
  await notify(context, order.sellerId, {
    dedupeKey: `not-shipped:${order.id}:seller`,
    subject: `${title} was not sent in time`,
    paragraphs: [`You have not sent ${title} in time. We look into it and may cancel the sale.`],
    action: links.seller,
  });
  await notify(context, order.buyerId, {
    dedupeKey: `not-shipped:${order.id}:buyer`,
    subject: `The seller has not sent ${title} yet`,
    paragraphs: [
      `The seller was to send ${title} by now. We look into it; if the trade is cancelled, you are paid back in full.`,
    ],
    action: links.buyer,
  });
}

function until(order: OrderRow): string {
  return order.deadline ? ` by ${formatDay(order.deadline)}` : '';
}
