import { type DeclineReason, declineReasonOf } from '../../shared/domain/decline-reasons.ts';
import { formatMoney, money } from '../../shared/domain/money.ts';
import type { CommandContext } from './command-context.ts';
import { describeReturn, type Returned } from './describe-return.ts';
import { nameEdition } from './name-edition.ts';
import { type Notification, notify } from './notify.ts';
import { byDeadlineOf, orderLinks } from './order-links.ts';
import { canBePaidOut } from './payment-readiness.ts';
import type { EditionRow, OrderRow } from './rows.ts';

/** For a buyer without a card; the order waits until its deadline. */
export function cardNeededMessage(
  title: string,
  edition: EditionRow,
  order: OrderRow,
): Notification {
  return {
    dedupeKey: `card-needed:${order.id}`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: {
      name: 'card-needed',
      fields: { title, total: totalOf(order), byDeadline: byDeadlineOf(order) },
    },
    path: orderLinks(edition, order).payment,
  };
}

export async function notifyOfPayment(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
): Promise<void> {
  const { title } = await nameEdition(context.tx, edition);
  const links = orderLinks(edition, order);
  await notify(context, order.buyerId, {
    dedupeKey: `paid:${order.id}:buyer`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: { name: 'order-paid.buyer', fields: { title, total: totalOf(order) } },
    path: links.buyer,
  });
  await notify(context, order.sellerId, {
    dedupeKey: `paid:${order.id}:seller`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: { name: 'order-paid.seller', fields: { title, byDeadline: byDeadlineOf(order) } },
    path: links.seller,
  });
  if (!(await canBePaidOut(context.tx, order.sellerId)))
    await requestPayoutSetup(context, title, edition, order);
}

/** The payout waits until the seller has set up an account for it. */
async function requestPayoutSetup(
  context: CommandContext,
  title: string,
  edition: EditionRow,
  order: OrderRow,
): Promise<void> {
  await notify(context, order.sellerId, {
    dedupeKey: `payouts-needed:${order.id}`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: { name: 'payouts-needed', fields: { title, payout: payoutOf(order) } },
    path: '/my-account/payment',
  });
}

/** The charge was declined; the order waits for its buyer until its deadline. */
export async function notifyOfDecline(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
  code: string,
): Promise<void> {
  const { title } = await nameEdition(context.tx, edition);
  const reason = declineReasonOf(code);
  const { artworkId } = edition;
  const path = orderLinks(edition, order).payment;
  const shared = { title, total: totalOf(order), whenDue: byDeadlineOf(order) || 'soon' };
  if (reason === 'confirmation-needed') {
    await notify(context, order.buyerId, {
      artworkId,
      dedupeKey: `confirm-payment:${order.id}`,
      orderId: order.id,
      says: { name: 'confirm-payment', fields: shared },
      path,
    });
    return;
  }
  await notify(context, order.buyerId, {
    artworkId,
    dedupeKey: `card-declined:${order.id}`,
    orderId: order.id,
    says: {
      name: 'card-declined',
      fields: {
        ...shared,
        declinedBecause: declinedBecause[reason] ?? 'your bank declined the payment',
      },
    },
    path,
  });
}

const declinedBecause: Readonly<Partial<Record<DeclineReason, string>>> = {
  'insufficient-funds': 'it has insufficient funds',
  expired: 'it has expired',
  limit: 'it has reached its limit',
  unsupported: 'it cannot be used for this payment',
  'not-confirmed': 'the payment was not confirmed at your bank',
  'bank-unreachable': 'your bank could not be reached',
};

/** `returned`: what came back to the book. */
export async function notifyOfPaymentFailure(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
  returned: Returned | null,
): Promise<void> {
  const { title } = await nameEdition(context.tx, edition);
  await notify(context, order.buyerId, {
    dedupeKey: `payment-failed:${order.id}:buyer`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: { name: 'payment-failed.buyer', fields: { title, total: totalOf(order) } },
    path: orderLinks(edition, order).buyer,
  });
  await notify(context, order.sellerId, {
    dedupeKey: `payment-failed:${order.id}:seller`,
    orderId: order.id,
    artworkId: edition.artworkId,
    says: {
      name: 'payment-failed.seller',
      fields: { title, returnedAsk: describeReturn(returned, 'ask') },
    },
    path: '/my-account/selling',
  });
}

function payoutOf(order: OrderRow): string {
  return formatMoney(money(order.sellerPayout, order.sellerCurrency));
}

function totalOf(order: OrderRow): string {
  return formatMoney(money(order.buyerTotal, order.buyerCurrency));
}
