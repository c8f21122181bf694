import { formatMoney, money } from '../../shared/domain/money.ts';
import type { CommandContext } from './command-context.ts';
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
    subject: `Add a card to pay for ${title}`,
    paragraphs: [
      `There is no card yet that ${title} could be paid with. Add one${until}, and it is charged ${totalOf(order)} at once; otherwise the trade does not take place.`,
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
    subject: `You paid for ${title}`,
    paragraphs: [`Your card was charged ${totalOf(order)}. The seller sends ${title} next.`],
    action: links.buyer,
  });
  const until = order.deadline ? ` by ${formatDay(order.deadline)}` : '';
  await notify(context, order.sellerId, {
    dedupeKey: `paid:${order.id}:seller`,
    subject: `Send ${title}`,
    paragraphs: [
      `${title} is paid for. Send it to us${until}, and tell us its tracking number, so that it can be authenticated and go on to its buyer.`,
    ],
    action: links.seller,
  });
  if (!(await canBePaidOut(context.tx, order.sellerId)))
    await requestPayoutSetup(context, title, order);
}

/** The payout waits until the seller has set up an account for it. */
async function requestPayoutSetup(
  context: CommandContext,
  title: string,
  order: OrderRow,
): Promise<void> {
  await notify(context, order.sellerId, {
    dedupeKey: `payouts-needed:${order.id}`,
    subject: `Tell us where to pay you for ${title}`,
    paragraphs: [
      `We do not know yet where your payout of ${payoutOf(order)} for ${title} goes. Set up your payouts while it is on its way; it takes a few minutes.`,
    ],
    action: { label: 'Set up payouts', path: '/my-account/payment' },
  });
}

export async function notifyOfPaymentFailure(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
): Promise<void> {
  const { title } = await nameEdition(context.tx, edition);
  await notify(context, order.buyerId, {
    dedupeKey: `payment-failed:${order.id}:buyer`,
    subject: `Your payment for ${title} did not go through`,
    paragraphs: [
      `${totalOf(order)} could not be taken from a card of yours, and the purchase of ${title} does not take place. Nothing was charged.`,
      'See why, use another card, and bid or buy again.',
    ],
    action: orderLinks(edition, order).buyer,
  });
  await notify(context, order.sellerId, {
    dedupeKey: `payment-failed:${order.id}:seller`,
    subject: `The sale of ${title} fell through`,
    paragraphs: [
      `The buyer’s payment for ${title} did not go through, and the sale does not take place. A listing that stood in the book is back in its place.`,
    ],
    action: { label: 'See your listings', path: '/my-account/selling' },
  });
}

function payoutOf(order: OrderRow): string {
  return formatMoney(money(order.sellerPayout, order.sellerCurrency));
}

function totalOf(order: OrderRow): string {
  return formatMoney(money(order.buyerTotal, order.buyerCurrency));
}
