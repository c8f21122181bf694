import { type DeclineReason, declineReasonOf } from '../../shared/domain/decline-reasons.ts';
import { formatMoney, money } from '../../shared/domain/money.ts';
import type { CommandContext } from './command-context.ts';
import { describeReturn, type Returned } from './describe-return.ts';
import { nameEdition } from './name-edition.ts';
import { type Message, notify } from './notify.ts';
import { formatDay, orderLinks } from './order-links.ts';
import { canBePaidOut } from './payment-readiness.ts';
import type { EditionRow, OrderRow } from './rows.ts';

/** For a buyer without a card; the order waits until its deadline. */
export function cardNeededMessage(title: string, edition: EditionRow, order: OrderRow): Message {
  const until = order.deadline ? ` by ${formatDay(order.deadline)}` : '';
  return {
    dedupeKey: `card-needed:${order.id}`,
    orderId: order.id,
    topic: 'purchase',
    artworkId: edition.artworkId,
    subject: `Add a card to pay for ${title}`,
    paragraphs: [
      `You have not added a card for ${title} yet. Add one${until} and it is charged ${totalOf(order)} right away. Otherwise the purchase does not go ahead.`,
    ],
    action: orderLinks(edition, order).payment,
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
    topic: 'purchase',
    artworkId: edition.artworkId,
    subject: `You paid for ${title}`,
    paragraphs: [`Your card was charged ${totalOf(order)}. Next, the seller ships ${title} to us.`],
    action: links.buyer,
  });
  const until = order.deadline ? ` by ${formatDay(order.deadline)}` : '';
  await notify(context, order.sellerId, {
    dedupeKey: `paid:${order.id}:seller`,
    orderId: order.id,
    topic: 'sale',
    artworkId: edition.artworkId,
    subject: `Ship ${title}`,
    paragraphs: [
      `The buyer has paid for ${title}. Ship it to us${until} and give us the tracking number. We authenticate it and send it to the buyer.`,
    ],
    action: links.seller,
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
    topic: 'sale',
    artworkId: edition.artworkId,
    subject: `Set up payouts to be paid for ${title}`,
    paragraphs: [
      `We do not know yet where to send your payout of ${payoutOf(order)} for ${title}. Set up your payouts now; it takes a few minutes.`,
    ],
    action: { label: 'Set up payouts', path: '/my-account/payment' },
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
  const by = order.deadline ? `by ${formatDay(order.deadline)}` : 'soon';
  const { path } = orderLinks(edition, order).payment;
  const common = { topic: 'purchase', artworkId: edition.artworkId } as const;
  if (reason === 'confirmation-needed') {
    await notify(context, order.buyerId, {
      ...common,
      dedupeKey: `confirm-payment:${order.id}`,
      orderId: order.id,
      subject: `Confirm your payment for ${title}`,
      paragraphs: [
        `Your bank wants you to confirm the payment of ${totalOf(order)} for ${title}. Open your order and confirm it ${by}. It takes a minute, and nothing is charged before.`,
        'Otherwise the purchase does not go ahead.',
      ],
      action: { label: 'Confirm payment', path },
    });
    return;
  }
  await notify(context, order.buyerId, {
    ...common,
    dedupeKey: `card-declined:${order.id}`,
    orderId: order.id,
    subject: `Your card was declined for ${title}`,
    paragraphs: [
      `We could not charge your card ${totalOf(order)} for ${title}: ${declinedBecause[reason] ?? 'your bank declined the payment'}. Nothing was charged. Open your order and pay with another card, or try the same one again, ${by}.`,
      'Otherwise the purchase does not go ahead.',
    ],
    action: { label: 'Pay for your order', path },
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
    topic: 'purchase',
    artworkId: edition.artworkId,
    subject: `Your payment for ${title} did not go through`,
    paragraphs: [
      `We have not received your payment of ${totalOf(order)} in time, so the purchase of ${title} does not go ahead. Nothing was charged.`,
      'If the artwork is still for sale, you can bid or buy again.',
    ],
    action: orderLinks(edition, order).buyer,
  });
  await notify(context, order.sellerId, {
    dedupeKey: `payment-failed:${order.id}:seller`,
    orderId: order.id,
    topic: 'sale',
    artworkId: edition.artworkId,
    subject: `The sale of ${title} fell through`,
    paragraphs: [
      `The buyer’s payment for ${title} did not go through, so the sale does not go ahead.`,
      ...describeReturn(returned, 'ask'),
    ],
    action: { label: 'View listings', path: '/my-account/selling' },
  });
}

function payoutOf(order: OrderRow): string {
  return formatMoney(money(order.sellerPayout, order.sellerCurrency));
}

function totalOf(order: OrderRow): string {
  return formatMoney(money(order.buyerTotal, order.buyerCurrency));
}
