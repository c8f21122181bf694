import { byDeadline, forTraders, free, type Message, needed, optional, title } from './message.ts';

const payout = needed('What the seller is paid', '£1,091.20');
const reason = needed('Why, as it was written at the desk', 'The paper is not the publisher’s.');
const returnedAsk = {
  ...optional('What became of the listing', 'Your listing is live again.'),
  isNeeded: true,
} as const;
const payoutOn = free('When the time to report a problem is over', '24 November 2026');
const common = { topic: 'sale', footnote: forTraders } as const;
const toSale = { ...common, action: 'View sale' } as const;

/** To the seller of an order. */
export const sales = {
  sold: {
    ...toSale,
    about: 'A listing has become an order',
    fields: {
      title,
      payout,
      price: needed('Price of the work', '£1,240.00'),
      applicationFee: needed('Application fee', '£74.40'),
      royalty: needed('Royalty', '£62.00'),
      insurance: needed('Insurance', '£12.40'),
    },
    subject: 'You sold {{title}}',
    paragraphs: [
      '{{title}} sold for {{price}}. Your payout is {{payout}}, after the application fee of {{applicationFee}}, the royalty of {{royalty}} and insurance of {{insurance}}.',
      'We will e-mail you when the buyer has paid and it is time to ship.',
    ],
  },
  'order-paid.seller': {
    ...toSale,
    about: 'The order is paid, and is to be shipped',
    fields: { title, byDeadline },
    subject: 'Ship {{title}}',
    paragraphs: [
      'The buyer has paid for {{title}}. Ship it to us {{byDeadline}} and give us the tracking number. We authenticate it and send it to the buyer.',
    ],
  },
  'payouts-needed': {
    ...common,
    action: 'Set up payouts',
    about: 'The order is paid, and the seller has no account for payouts',
    fields: { title, payout },
    subject: 'Set up payouts to be paid for {{title}}',
    paragraphs: [
      'We do not know yet where to send your payout of {{payout}} for {{title}}. Set up your payouts now; it takes a few minutes.',
    ],
  },
  'payment-failed.seller': {
    ...common,
    action: 'View listings',
    about: 'The order ended because the buyer did not pay in time',
    fields: { title, returnedAsk },
    subject: 'The sale of {{title}} fell through',
    paragraphs: [
      'The buyer’s payment for {{title}} did not go through, so the sale does not go ahead.',
      '{{returnedAsk}}',
    ],
  },
  'shipment-reminder': {
    ...toSale,
    about: 'The work is not shipped, and the deadline is near',
    fields: { title, byDeadline },
    subject: 'Ship {{title}} soon',
    paragraphs: ['Ship {{title}} to us {{byDeadline}} and give us the tracking number.'],
  },
  'not-shipped.seller': {
    ...toSale,
    about: 'The work was not shipped in time',
    fields: { title },
    subject: '{{title}} was not shipped in time',
    paragraphs: [
      'We did not hear in time that you have shipped {{title}}, so the sale is cancelled. Please do not ship it.',
    ],
  },
  'not-received.seller': {
    ...toSale,
    about: 'The work was shipped, and has not reached us',
    fields: {
      title,
      tracking: optional('Tracking number in brackets', '(tracking number 1234567890)'),
    },
    subject: '{{title}} has not reached us yet',
    paragraphs: [
      'We have not received {{title}} {{tracking}}. Check the tracking number, correct it on the sale’s page if it is wrong, and ask the carrier where the parcel is. If it does not arrive, the sale is cancelled.',
    ],
  },
  'order-received.seller': {
    ...toSale,
    about: 'The work has arrived with us',
    fields: { title },
    subject: '{{title}} has arrived with us',
    paragraphs: ['Next, we authenticate it. Then we send it to the buyer.'],
  },
  'order-authenticated.seller': {
    ...toSale,
    about: 'The work passed authentication',
    fields: { title },
    subject: '{{title}} is authenticated',
    paragraphs: ['It passed authentication. Next, we send it to the buyer.'],
  },
  'authentication-failed.seller': {
    ...toSale,
    about: 'The work did not pass authentication',
    fields: { title, reason },
    subject: '{{title}} did not pass authentication',
    paragraphs: [
      '{{title}} did not pass authentication: {{reason}} It will be sent back to you, and the sale does not go ahead.',
    ],
  },
  'order-sent.seller': {
    ...toSale,
    about: 'We have sent the work to the buyer',
    fields: { title },
    subject: '{{title}} is on its way',
    paragraphs: ['We have sent {{title}} to the buyer.'],
  },
  'order-delivered.seller': {
    ...toSale,
    about: 'The work has been delivered',
    fields: { title, payoutOn },
    subject: '{{title}} has been delivered',
    paragraphs: [
      'The buyer has it. Your payout leaves after {{payoutOn}}, unless the buyer reports a problem before.',
    ],
  },
  'order-returned.seller': {
    ...toSale,
    about: 'The work goes back to its seller',
    fields: { title, reason },
    subject: '{{title}} was returned',
    paragraphs: ['{{title}} is on its way back to you: {{reason}} There is no payout.'],
  },
  'order-cancelled.seller': {
    ...toSale,
    about: 'The order was cancelled at the desk',
    fields: { title, returnedAsk },
    subject: 'Your sale of {{title}} was cancelled',
    paragraphs: [
      'The sale of {{title}} does not go ahead. You don’t need to do anything.',
      '{{returnedAsk}}',
    ],
  },
  'paid-out': {
    ...toSale,
    about: 'The payout is on its way',
    fields: { title, payout },
    subject: 'Your payout for {{title}}',
    paragraphs: ['{{payout}} is on its way to your account.'],
  },
} as const satisfies Record<string, Message>;
