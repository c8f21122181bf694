import type { CommandContext } from './command-context.ts';
import { describeReturn, type Returned } from './describe-return.ts';
import { nameEdition } from './name-edition.ts';
import { notify } from './notify.ts';
import { byDeadlineOf, orderLinks } from './order-links.ts';
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
  const byDeadline = byDeadlineOf(order);
  const charge = await lockPaymentTaskOf(context.tx, order.id, 'charge');
  if (charge?.status === 'held') {
    await notify(context, order.buyerId, {
      dedupeKey: `payment-reminder:${order.id}`,
      orderId: order.id,
      artworkId: edition.artworkId,
      says: { name: 'payment-reminder', fields: { title, byDeadline } },
      path: orderLinks(edition, order).payment,
    });
    return;
  }
  if (await hasCard(context.tx, order.buyerId)) return;
  await notify(context, order.buyerId, {
    dedupeKey: `card-reminder:${order.id}`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: { name: 'card-reminder', fields: { title, byDeadline } },
    path: orderLinks(edition, order).payment,
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
    artworkId: edition.artworkId,
    says: { name: 'shipment-reminder', fields: { title, byDeadline: byDeadlineOf(order) } },
    path: orderLinks(edition, order).seller,
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
    artworkId: edition.artworkId,
    says: { name: 'not-shipped.seller', fields: { title } },
    path: links.seller,
  });
  await notify(context, order.buyerId, {
    dedupeKey: `not-shipped:${order.id}:buyer`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: {
      name: 'not-shipped.buyer',
      fields: { title, returnedBid: describeReturn(returned, 'bid') },
    },
    path: links.buyer,
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
    artworkId: edition.artworkId,
    says: { name: 'not-received.seller', fields: { title, tracking: trackingOf(order) } },
    path: links.seller,
  });
  await notify(context, order.buyerId, {
    dedupeKey: `not-received:${order.id}:buyer`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: { name: 'not-received.buyer', fields: { title } },
    path: links.buyer,
  });
}

function trackingOf({ trackingNumber }: OrderRow): string {
  return trackingNumber === null ? '' : `(tracking number ${trackingNumber})`;
}
