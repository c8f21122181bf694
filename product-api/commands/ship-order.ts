import { orderTransitions } from '../../shared/domain/order-status.ts';
import { canMove } from '../../shared/domain/transitions.ts';
import { conflict, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { nameEdition } from '../market/name-edition.ts';
import { notify } from '../market/notify.ts';
import { orderLinks } from '../market/order-links.ts';
import { recordStatus } from '../market/record-status.ts';

/**
 * The seller has sent the work to be authenticated. Throws the 404 unless the user is the seller,
 * 'trade.wrong-status' unless the order is waiting for shipment.
 */
export async function shipOrder(
  context: CommandContext,
  input: { readonly userId: number; readonly orderId: number; readonly trackingNumber: string },
): Promise<void> {
  const { tx } = context;
  const { trackingNumber } = input;
  const { edition, order } = await lockTrade(tx, input.orderId);
  if (order.sellerId !== input.userId) throw notFound();
  if (!canMove(orderTransitions, order.status, 'Shipped')) throw conflict('trade.wrong-status');
  await recordStatus(tx, order, 'Shipped', context.now(), { trackingNumber });
  const { title } = await nameEdition(tx, edition);
  await notify(context, order.buyerId, {
    dedupeKey: `shipped:${order.id}`,
    subject: `${title} is on its way to us`,
    paragraphs: [
      `The seller has shipped ${title} with the tracking number ${trackingNumber}. We authenticate it before we send it to you.`,
    ],
    action: orderLinks(edition, order).buyer,
  });
}
