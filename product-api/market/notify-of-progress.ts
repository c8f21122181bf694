import type { OrderStatus } from '../../shared/domain/order-status.ts';
import type { NotifiedName, Said } from '../mail/messages/messages.ts';
import type { CommandContext } from './command-context.ts';
import { nameEdition } from './name-edition.ts';
import { notifyAll } from './notify.ts';
import { formatDay, orderLinks } from './order-links.ts';
import type { EditionRow, OrderRow } from './rows.ts';

type Says = (title: string, order: OrderRow) => Said<NotifiedName>;
type Step = {
  readonly key: string;
  /** The sides that are notified. */
  readonly buyer?: Says;
  readonly seller?: Says;
};

const steps: Readonly<Partial<Record<OrderStatus, Step>>> = {
  Shipped: {
    key: 'shipped',
    buyer: (title, order) => ({
      name: 'order-shipped.buyer',
      fields: { title, parcel: parcelOf(order) },
    }),
  },
  Received: {
    key: 'received',
    buyer: (title) => ({ name: 'order-received.buyer', fields: { title } }),
    seller: (title) => ({ name: 'order-received.seller', fields: { title } }),
  },
  Authenticated: {
    key: 'authenticated',
    buyer: (title) => ({ name: 'order-authenticated.buyer', fields: { title } }),
    seller: (title) => ({ name: 'order-authenticated.seller', fields: { title } }),
  },
  ShippedToBuyer: {
    key: 'shipped-to-buyer',
    buyer: (title, order) => ({
      name: 'order-sent.buyer',
      fields: { title, parcel: parcelOf(order) },
    }),
    seller: (title) => ({ name: 'order-sent.seller', fields: { title } }),
  },
  Delivered: {
    key: 'delivered',
    buyer: (title, order) => ({
      name: 'order-delivered.buyer',
      fields: { title, reportBy: deadlineDay(order) },
    }),
    seller: (title, order) => ({
      name: 'order-delivered.seller',
      fields: { title, payoutOn: deadlineDay(order) },
    }),
  },
};

/** Notifies both sides of the step that an order has just made, where there is something to say. */
export async function notifyOfProgress(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
): Promise<void> {
  const step = steps[order.status];
  if (!step) return;
  const { title } = await nameEdition(context.tx, edition);
  const links = orderLinks(edition, order);
  const sides = [
    { side: 'buyer', userId: order.buyerId },
    { side: 'seller', userId: order.sellerId },
  ] as const;
  await notifyAll(
    context,
    sides.flatMap(({ side, userId }) => {
      const says = step[side]?.(title, order);
      if (says === undefined) return [];
      return {
        userId,
        dedupeKey: `${step.key}:${order.id}:${side}`,
        orderId: order.id,
        artworkId: edition.artworkId,
        says,
        path: links[side],
      };
    }),
  );
}

const deadlineDay = ({ deadline }: OrderRow) => (deadline === null ? 'soon' : formatDay(deadline));

function parcelOf({ carrier, trackingNumber }: OrderRow): string {
  if (trackingNumber === null) return '';
  const by = carrier === null || carrier === 'Other' ? '' : `with ${carrier}`;
  return `${by}, tracking number ${trackingNumber}`;
}
