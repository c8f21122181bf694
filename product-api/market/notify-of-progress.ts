import type { OrderStatus } from '../../shared/domain/order-status.ts';
import type { CommandContext } from './command-context.ts';
import { nameEdition } from './name-edition.ts';
import { notifyAll } from './notify.ts';
import { orderLinks } from './order-links.ts';
import type { EditionRow, OrderRow } from './rows.ts';

type Words = (title: string, order: OrderRow) => string;
type Step = {
  readonly key: string;
  readonly subject: (title: string) => string;
  /** The sides that are notified. */
  readonly buyer?: Words;
  readonly seller?: Words;
};

const steps: Readonly<Partial<Record<OrderStatus, Step>>> = {
  Shipped: {
    key: 'shipped',
    subject: (title) => `${title} is on its way to us`,
    buyer: (title, order) =>
      `The seller has shipped ${title}${parcelOf(order)}. We authenticate it before we send it to you.`,
  },
  Received: {
    key: 'received',
    subject: (title) => `${title} has arrived with us`,
    buyer: () => 'Next, we authenticate it. Then we send it to you.',
    seller: () => 'Next, we authenticate it. Then we send it to the buyer.',
  },
  Authenticated: {
    key: 'authenticated',
    subject: (title) => `${title} is authenticated`,
    buyer: () => 'It passed authentication. Next, we send it to you.',
    seller: () => 'It passed authentication. Next, we send it to the buyer.',
  },
  ShippedToBuyer: {
    key: 'shipped-to-buyer',
    subject: (title) => `${title} is on its way`,
    buyer: (title, order) => `We have sent ${title} to you${parcelOf(order)}.`,
    seller: (title) => `We have sent ${title} to the buyer.`,
  },
  Delivered: {
    key: 'delivered',
    subject: (title) => `${title} has been delivered`,
    buyer: () => 'Your order is complete. Enjoy it.',
    seller: () => 'The buyer has it. Your payout is next.',
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
    { side: 'buyer', userId: order.buyerId, topic: 'purchase' },
    { side: 'seller', userId: order.sellerId, topic: 'sale' },
  ] as const;
  await notifyAll(
    context,
    sides.flatMap(({ side, userId, topic }) => {
      const text = step[side]?.(title, order);
      if (text === undefined) return [];
      return {
        userId,
        topic,
        dedupeKey: `${step.key}:${order.id}:${side}`,
        orderId: order.id,
        artworkId: edition.artworkId,
        subject: step.subject(title),
        paragraphs: [text] as const,
        action: links[side],
      };
    }),
  );
}

function parcelOf({ carrier, trackingNumber }: OrderRow): string {
  if (trackingNumber === null) return '';
  const by = carrier === null || carrier === 'Other' ? '' : ` with ${carrier}`;
  return `${by}, tracking number ${trackingNumber}`;
}
