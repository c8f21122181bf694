import {
  byDeadline,
  forTraders,
  free,
  type Message,
  needed,
  optional,
  parcel,
  title,
} from './message.ts';

const total = needed('What the buyer pays in all', '£1,312.00');
const whenDue = needed('The day until which there is time, or “soon”', 'by 24 November 2026');
const reason = needed('Why, as it was written at the desk', 'The paper is not the publisher’s.');
const returnedBid = {
  ...optional(
    'What became of the bid',
    'Your bid has expired meanwhile. You can bid again at any time.',
  ),
  isNeeded: true,
} as const;
const reportBy = free('Until when a problem can be reported', '24 November 2026');
const common = { topic: 'purchase', footnote: forTraders } as const;
const toOrder = { ...common, action: 'View order' } as const;
const toPayment = { ...common, action: 'Pay for your order' } as const;
const otherwise = 'Otherwise the purchase does not go ahead.';

/** To the buyer of an order. */
export const purchases = {
  bought: {
    ...toOrder,
    about: 'A bid or a purchase has become an order',
    fields: {
      title,
      total,
      price: needed('Price of the work', '£1,240.00'),
      shipping: needed('Shipping and import', '£22.80'),
      processingFee: needed('Processing fee', '£49.20'),
    },
    subject: 'You bought {{title}}',
    paragraphs: [
      '{{title}} is yours for {{total}}: {{price}}, shipping and import {{shipping}}, processing fee {{processingFee}}.',
      'We will e-mail you when the seller ships it. We authenticate it before we send it to you.',
    ],
  },
  'card-needed': {
    ...common,
    action: 'Add a card',
    about: 'An order waits for a card, when it is made',
    fields: { title, total, byDeadline },
    subject: 'Add a card to pay for {{title}}',
    paragraphs: [
      `You have not added a card for {{title}} yet. Add one {{byDeadline}} and it is charged {{total}} right away. ${otherwise}`,
    ],
  },
  'card-reminder': {
    ...common,
    action: 'Add a card',
    about: 'An order waits for a card, and its deadline is near',
    fields: { title, byDeadline },
    subject: 'Reminder: add a card to pay for {{title}}',
    paragraphs: [`Add a card {{byDeadline}} to pay for {{title}}. ${otherwise}`],
  },
  'payment-reminder': {
    ...toPayment,
    about: 'A card was declined, and the deadline of the order is near',
    fields: { title, byDeadline },
    subject: 'Reminder: pay for {{title}}',
    paragraphs: [
      `Your payment for {{title}} has not gone through yet. Open your order and pay {{byDeadline}}. ${otherwise}`,
    ],
  },
  'confirm-payment': {
    ...common,
    action: 'Confirm payment',
    about: 'The bank wants the buyer to confirm the payment',
    fields: { title, total, whenDue },
    subject: 'Confirm your payment for {{title}}',
    paragraphs: [
      'Your bank wants you to confirm the payment of {{total}} for {{title}}. Open your order and confirm it {{whenDue}}. It takes a minute, and nothing is charged before.',
      otherwise,
    ],
  },
  'card-declined': {
    ...toPayment,
    about: 'The card was declined',
    fields: {
      title,
      total,
      whenDue,
      declinedBecause: needed('Why the bank declined', 'it has insufficient funds'),
    },
    subject: 'Your card was declined for {{title}}',
    paragraphs: [
      'We could not charge your card {{total}} for {{title}}: {{declinedBecause}}. Nothing was charged. Open your order and pay with another card, or try the same one again, {{whenDue}}.',
      otherwise,
    ],
  },
  'payment-failed.buyer': {
    ...toOrder,
    about: 'The order ended because it was not paid in time',
    fields: { title, total },
    subject: 'Your payment for {{title}} did not go through',
    paragraphs: [
      'We did not receive your payment of {{total}} in time, so the purchase of {{title}} does not go ahead. Nothing was charged.',
      'If the artwork is still for sale, you can bid or buy again.',
    ],
  },
  'order-paid.buyer': {
    ...toOrder,
    about: 'The order is paid',
    fields: { title, total },
    subject: 'You paid for {{title}}',
    paragraphs: [
      'We have received your payment of {{total}}. Next, the seller ships {{title}} to us.',
    ],
  },
  'order-shipped.buyer': {
    ...toOrder,
    about: 'The seller has shipped the work to us',
    fields: { title, parcel },
    subject: '{{title}} is on its way to us',
    paragraphs: [
      'The seller has shipped {{title}} {{parcel}}. We authenticate it before we send it to you.',
    ],
  },
  'not-shipped.buyer': {
    ...toOrder,
    about: 'The seller did not ship in time',
    fields: { title, returnedBid },
    subject: 'The seller did not ship {{title}}',
    paragraphs: [
      'The seller did not ship {{title}} in time. Your order is cancelled, and you get a full refund.',
      '{{returnedBid}}',
    ],
  },
  'not-received.buyer': {
    ...toOrder,
    about: 'The work was shipped, and has not reached us',
    fields: { title },
    subject: '{{title}} has not reached us yet',
    paragraphs: [
      'The seller has shipped {{title}}, but we have not received it. We are looking for the parcel. If it does not arrive, your order is cancelled and you get a full refund.',
    ],
  },
  'order-received.buyer': {
    ...toOrder,
    about: 'The work has arrived with us',
    fields: { title },
    subject: '{{title}} has arrived with us',
    paragraphs: ['Next, we authenticate it. Then we send it to you.'],
  },
  'order-authenticated.buyer': {
    ...toOrder,
    about: 'The work passed authentication',
    fields: { title },
    subject: '{{title}} is authenticated',
    paragraphs: ['It passed authentication. Next, we send it to you.'],
  },
  'authentication-failed.buyer': {
    ...toOrder,
    about: 'The work did not pass authentication',
    fields: { title, reason },
    subject: '{{title}} did not pass authentication',
    paragraphs: ['{{title}} did not pass authentication: {{reason}} You get a full refund.'],
  },
  'order-sent.buyer': {
    ...toOrder,
    about: 'We have sent the work to the buyer',
    fields: { title, parcel },
    subject: '{{title}} is on its way',
    paragraphs: ['We have sent {{title}} to you {{parcel}}.'],
  },
  'order-delivered.buyer': {
    ...toOrder,
    about: 'The work has been delivered',
    fields: { title, reportBy },
    subject: '{{title}} has been delivered',
    paragraphs: [
      'Enjoy it. If something is wrong, report it on the order’s page by {{reportBy}}: until then the seller is not paid.',
    ],
  },
  'order-returned.buyer': {
    ...toOrder,
    about: 'The work went back to its seller',
    fields: { title, reason },
    subject: '{{title}} was returned',
    paragraphs: [
      '{{title}} has gone back to its seller: {{reason}} If you have not had your refund yet, it is next.',
    ],
  },
  'order-cancelled.buyer': {
    ...toOrder,
    about: 'The order was cancelled at the desk',
    fields: { title, returnedBid },
    subject: 'Your purchase of {{title}} was cancelled',
    paragraphs: [
      'The purchase of {{title}} does not go ahead. If you have paid, you get a full refund. You don’t need to do anything.',
      '{{returnedBid}}',
    ],
  },
  refunded: {
    ...toOrder,
    about: 'The refund is on its way',
    fields: { title, total: needed('What is paid back', '£1,312.00') },
    subject: 'Your refund for {{title}}',
    paragraphs: [
      '{{total}} is on its way back to you, the way you paid. Banks can take up to ten days.',
    ],
  },
} as const satisfies Record<string, Message>;
