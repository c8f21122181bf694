import type { OrderView } from '../../../../../shared/contracts/account.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { type OrderStatus, orderPath } from '../../../../../shared/domain/order-status.ts';
import type { Site } from '../../../../../shared/site.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';

type Step = { readonly words: string; readonly isDone: boolean };

/** What happens with an order, by when, and how far it has come; none if it did not go ahead. */
export function orderSteps(
  view: OrderView,
  { daysToShip, daysToPayout }: Pick<Site, 'daysToShip' | 'daysToPayout'>,
): readonly Step[] {
  const { status, history, deadline } = view.order;
  if (!orderPath.includes(status)) return [];
  const reached = new Set<OrderStatus>([...history.map((step) => step.status), status]);
  const by =
    status === 'AwaitingShipment' && deadline !== null
      ? `by ${formatDateTime(deadline)}`
      : `within ${daysToShip} working days of the payment`;
  const total = view.side === 'buyer' ? view.order.lines.total : view.order.lines.payout;
  return words[view.side]({ by, amount: formatMoney(total), daysToPayout }).map(
    ([until, before, after]) => {
      const isDone = reached.has(until);
      return { words: isDone ? after : before, isDone };
    },
  );
}

type Facts = { readonly by: string; readonly amount: string; readonly daysToPayout: number };

/** Each step with the status at which it is done, before it and after it. */
const words: Readonly<
  Record<
    OrderView['side'],
    (facts: Facts) => readonly (readonly [until: OrderStatus, before: string, after: string])[]
  >
> = {
  buyer: ({ by, amount }) => [
    ['AwaitingShipment', `We charge ${amount} to your card.`, `You have paid ${amount}.`],
    [
      'Shipped',
      `The seller ships the artwork to us ${by}.`,
      'The seller has shipped the artwork to us.',
    ],
    [
      'Authenticated',
      'We authenticate it. If it is not genuine, you get your money back.',
      'We have authenticated it.',
    ],
    ['Delivered', 'We send it to you.', 'It has been delivered to you.'],
  ],
  seller: ({ by, amount, daysToPayout }) => [
    [
      'AwaitingShipment',
      'We charge the buyer and e-mail you. Please do not ship before that.',
      'The buyer has paid.',
    ],
    ['Shipped', `You ship the artwork to us ${by}.`, 'You have shipped the artwork to us.'],
    ['Authenticated', 'We authenticate it.', 'We have authenticated it.'],
    ['Delivered', 'We send it to the buyer.', 'The buyer has it.'],
    [
      'PaidOut',
      `${daysToPayout} working days after the buyer has it, you are paid ${amount}, unless they report a problem.`,
      `You have been paid ${amount}.`,
    ],
  ],
};
