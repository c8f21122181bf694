import { nameMark } from '../../../shared/site.ts';
import { type Message, needed } from './message.ts';

const orderId = needed('The number of the order', '12');
const common = {
  action: 'Open the desk',
  footnote: `You received this because it concerns how ${nameMark} is run.`,
  isFixed: true,
} as const;

/** To the owners of the marketplace. */
export const staff = {
  'staff-changed': {
    ...common,
    about: 'Roles or a second factor changed; also to the person whom it is about',
    fields: { change: needed('What changed', 'ada@example.com now has the role owner') },
    subject: '{{change}}',
    paragraphs: [
      '{{change}}.',
      'If you did not expect this, ask an owner; the audit at the desk says who did it.',
    ],
  },
  'payment-by-hand': {
    ...common,
    about: 'A payment is to be recorded by hand, and one person alone may approve it',
    fields: { orderId, payment: needed('The reference of the payment', 'bank transfer 4071') },
    subject: 'Someone asks to record a payment of order {{orderId}} by hand',
    paragraphs: [
      'Someone at the desk proposes to record the payment “{{payment}}” for order {{orderId}}. The card processor did not make it.',
      'Only one person may approve payments, so it has to wait for 24 hours before it can be approved. If you did not expect this, decline it at the desk.',
    ],
  },
  'royalty-by-hand': {
    ...common,
    about: 'A royalty payment is to be recorded by hand, and one person alone may approve it',
    fields: {
      artist: needed('The artist', 'Mira Holt'),
      payment: needed('The reference of the payment', 'bank transfer 4071'),
    },
    subject: 'Someone asks to record a royalty payment to {{artist}}',
    paragraphs: [
      'Someone at the desk proposes to record the payment “{{payment}}” of royalties to {{artist}}.',
      'Only one person may approve payments, so it has to wait for 24 hours before it can be approved. If you did not expect this, decline it at the desk.',
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
