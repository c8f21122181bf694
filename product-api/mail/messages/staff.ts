import { nameMark } from '../../../shared/site.ts';
import { type Message, needed } from './message.ts';

const orderId = needed('The number of the order', '12');
const common = {
  action: 'Open the desk',
  footnote: `You received this because it concerns who runs ${nameMark}.`,
  isFixed: true,
} as const;

/** To the owners of the marketplace. */
export const staff = {
  'staff-changed': {
    ...common,
    about: 'Roles or a second factor changed; also to the person whom it is about',
    fields: { change: needed('What changed', 'ada@example.com is an owner') },
    subject: '{{change}}',
    paragraphs: ['{{change}}.', 'If you did not expect this, look at the audit at the desk.'],
  },
  'payment-by-hand': {
    ...common,
    about: 'A payment is to be recorded by hand, and one person alone may approve it',
    fields: { orderId, payment: needed('The reference of the payment', 'bank transfer 4071') },
    subject: 'A payment of order {{orderId}} is to be recorded by hand',
    paragraphs: [
      'It was proposed to record the payment “{{payment}}” for order {{orderId}}, which the card processor did not make.',
      'One person alone may approve it, so it waits for 24 hours. If you did not expect this, decline it at the desk.',
    ],
  },
  'ledger-discrepancies': {
    ...common,
    about: 'The ledger and the card processor disagree',
    fields: { count: needed('How many differences there are', '2') },
    subject: 'The ledger and the card processor disagree',
    paragraphs: [
      'Two comparisons in a row found a difference between what this site has posted and what the card processor says. Differences found: {{count}}.',
      'The desk lists each with its payment, its sums, and what to do.',
    ],
  },
} as const satisfies Record<string, Message>;
