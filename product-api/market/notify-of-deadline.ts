import type { CommandContext } from './command-context.ts';
import { describeReturn, type Returned } from './describe-return.ts';
import { nameEdition } from './name-edition.ts';
import { notify } from './notify.ts';
import { formatDay, orderLinks } from './order-links.ts';
import { hasCard } from './payment-readiness.ts';
import { lockPaymentTaskOf } from './payment-tasks.ts';
import type { EditionRow, OrderRow } from './rows.ts';

/** A buyer with a card has to act only once it was declined: it is charged automatically. */
export async function remindOfPayment(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
) {
  const { title } = await nameEdition(context.tx, edition);
  const charge = await lockPaymentTaskOf(context.tx, order.id, 'charge');
  if (charge?.status === 'held') {
    await notify(context, order.buyerId, {
      dedupeKey: `payment-reminder:${order.id}`,
      orderId: order.id,
      topic: 'purchase',
      artworkId: edition.artworkId,
      subject: `Reminder: pay for ${title}`,
      paragraphs: [
        `Your payment for ${title} has not gone through yet. Open your order and pay${until(order)}. Otherwise the purchase does not go ahead.`,
      ],
      action: { label: 'Pay for your order', path: orderLinks(edition, order).payment.path },
    });
    return;
  }
  if (await hasCard(context.tx, order.buyerId)) return;
  await notify(context, order.buyerId, {
    dedupeKey: `card-reminder:${order.id}`,
    orderId: order.id,
    topic: 'purchase',
    artworkId: edition.artworkId,
    subject: `Reminder: add a card to pay for ${title}`,
    paragraphs: [
      `Add a card${until(order)} to pay for ${title}. Otherwise the purchase does not go ahead.`,
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
    dedupeKey: `shipment-reminder:${order.id}${order.extendedAt ? ':extended' : ''}`,
    orderId: order.id,
    topic: 'sale',
    artworkId: edition.artworkId,
    subject: `Ship ${title} soon`,
    paragraphs: [`Ship ${title} to us${until(order)} and give us the tracking number.`],
    action: orderLinks(edition, order).seller,
  });
}

/** `returned`: what came back to the book. */
export async function notifyNotShipped(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
  returned: Returned | null,
) {
  const { title } = await nameEdition(context.tx, edition);
  const links = orderLinks(edition, order);
  await notify(context, order.sellerId, {
    dedupeKey: `not-shipped:${order.id}:seller`,
    orderId: order.id,
    topic: 'sale',
    artworkId: edition.artworkId,
    subject: `${title} was not shipped in time`,
    paragraphs: [
      `You have not shipped ${title} in time. The sale is cancelled. Do not ship the artwork.`,
    ],
    action: links.seller,
  });
  await notify(context, order.buyerId, {
    dedupeKey: `not-shipped:${order.id}:buyer`,
    orderId: order.id,
    topic: 'purchase',
    artworkId: edition.artworkId,
    subject: `The seller did not ship ${title}`,
    paragraphs: [
      `The seller did not ship ${title} in time. Your order is cancelled, and you get a full refund.`,
      ...describeReturn(returned, 'bid'),
    ],
    action: links.buyer,
  });
}

export async function notifyNotReceived(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
) {
  const { title } = await nameEdition(context.tx, edition);
  const links = orderLinks(edition, order);
  await notify(context, order.sellerId, {
    dedupeKey: `not-received:${order.id}:seller`,
    orderId: order.id,
    topic: 'sale',
    artworkId: edition.artworkId,
    subject: `${title} has not reached us yet`,
    paragraphs: [
      `We have not received ${title}${order.trackingNumber === null ? '' : ` (tracking number ${order.trackingNumber})`}. Check the tracking number, correct it on the sale’s page if it is wrong, and ask the carrier where the parcel is. If it does not arrive, the sale is cancelled.`,
    ],
    action: links.seller,
  });
  await notify(context, order.buyerId, {
    dedupeKey: `not-received:${order.id}:buyer`,
    orderId: order.id,
    topic: 'purchase',
    artworkId: edition.artworkId,
    subject: `${title} has not reached us yet`,
    paragraphs: [
      `The seller has shipped ${title}, but we have not received it. We are looking for the parcel. If it does not arrive, your order is cancelled and you get a full refund.`,
    ],
    action: links.buyer,
  });
}

function until(order: OrderRow): string {
  return order.deadline ? ` by ${formatDay(order.deadline)}` : '';
}
