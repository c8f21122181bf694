import { conductWindowDays } from '../../../shared/domain/conduct.ts';
import { byDeadline, forTraders, free, type Message, needed, title } from './message.ts';

const toBuyer = { topic: 'purchase', footnote: forTraders, action: 'View order' } as const;
const toSeller = { topic: 'sale', footnote: forTraders, action: 'View sale' } as const;
const problem = needed('What the buyer reports', 'It arrived damaged');
const reason = needed('Why, as it was written at the desk', 'The pictures show the tear.');
const contact = needed('The e-mail address of support', 'help@example.com');
const amount = needed('An amount of money', '£120.00');
const until = needed('When it ends', '14 December 2026');

/** About problems with an order, to both sides. */
export const cases = {
  'case-opened.buyer': {
    ...toBuyer,
    about: 'The buyer has reported a problem',
    fields: { title, problem, byDeadline },
    subject: 'We have your report about {{title}}',
    paragraphs: [
      'You reported: {{problem}}. The seller has been asked to answer {{byDeadline}}. Then we decide. Until then the seller is not paid.',
    ],
  },
  'case-opened.seller': {
    ...toSeller,
    about: 'The buyer has reported a problem',
    fields: { title, problem, byDeadline },
    subject: 'The buyer of {{title}} reports a problem',
    paragraphs: [
      'The buyer reports: {{problem}}. Read what they wrote on the sale’s page, and answer {{byDeadline}} with words and pictures. Then we decide. Until then your payout waits.',
    ],
  },
  'case-answered.buyer': {
    ...toBuyer,
    about: 'The seller has answered the report',
    fields: { title, byDeadline },
    subject: 'The seller of {{title}} has answered',
    paragraphs: ['Read the answer on the order’s page. We decide {{byDeadline}}.'],
  },
  'case-unanswered.buyer': {
    ...toBuyer,
    about: 'The seller did not answer the report in time',
    fields: { title, byDeadline },
    subject: 'We decide about {{title}} now',
    paragraphs: ['The seller has not answered in time. We decide {{byDeadline}}.'],
  },
  'case-unanswered.seller': {
    ...toSeller,
    about: 'The seller did not answer the report in time',
    fields: { title, byDeadline },
    subject: 'We decide about {{title}} now',
    paragraphs: [
      'Your time to answer the buyer’s report is over. We decide {{byDeadline}}; until then you can still add words and pictures.',
    ],
  },
  'case-refunded.buyer': {
    ...toBuyer,
    about: 'The report was decided: the buyer is refunded in full',
    fields: { title, reason },
    subject: 'You will be refunded for {{title}}',
    paragraphs: [
      'We have decided about your report, and refund all that you paid: {{reason}}',
      'We will e-mail you when the money is on its way.',
    ],
  },
  'case-refunded.seller': {
    ...toSeller,
    about: 'The report was decided: the buyer is refunded in full',
    fields: { title, reason },
    subject: 'The sale of {{title}} is cancelled',
    paragraphs: [
      'We have decided about the buyer’s report. The buyer is refunded, and there is no payout: {{reason}}',
    ],
  },
  'case-part-refunded.buyer': {
    ...toBuyer,
    about: 'The report was decided: the buyer keeps the work and gets a part back',
    fields: { title, amount, reason },
    subject: 'You get {{amount}} back for {{title}}',
    paragraphs: [
      'We have decided about your report. You keep the work and get {{amount}} back: {{reason}}',
      'We will e-mail you when the money is on its way.',
    ],
  },
  'case-part-refunded.seller': {
    ...toSeller,
    about: 'The report was decided: the buyer keeps the work and gets a part back',
    fields: { title, amount, reason },
    subject: 'Your payout for {{title}} is smaller',
    paragraphs: [
      'We have decided about the buyer’s report. The buyer keeps the work and gets a part of the price back. Your payout is {{amount}} smaller, and is sent now: {{reason}}',
    ],
  },
  'case-send-back.buyer': {
    ...toBuyer,
    about: 'The report was decided: the work comes back to us',
    fields: { title, reason, byDeadline },
    subject: 'Send {{title}} back to us',
    paragraphs: [
      'We have decided about your report: {{reason}}',
      'Send the work back to us {{byDeadline}}, and give us the tracking number on the order’s page, where the address is. When it has arrived, we refund all that you paid.',
    ],
  },
  'case-send-back.seller': {
    ...toSeller,
    about: 'The report was decided: the work comes back to us',
    fields: { title, reason, byDeadline },
    subject: '{{title}} is sent back',
    paragraphs: [
      'We have decided about the buyer’s report: {{reason}}',
      'The buyer sends the work back to us {{byDeadline}}. When it has arrived, the buyer is refunded, and we send it on to you.',
    ],
  },
  'case-return-sent.seller': {
    ...toSeller,
    about: 'The buyer has sent the work back to us',
    fields: { title },
    subject: '{{title}} is on its way back to us',
    paragraphs: [
      'The buyer has sent the work. When it has arrived, the buyer is refunded, and we send it on to you.',
    ],
  },
  'case-not-returned.buyer': {
    ...toBuyer,
    about: 'The buyer did not send the work back in time',
    fields: { title, byDeadline },
    subject: '{{title}} was not sent back in time',
    paragraphs: [
      'You have not told us in time that you sent the work back. We decide {{byDeadline}} what happens now. If you have sent it, answer on the order’s page.',
    ],
  },
  'case-not-returned.seller': {
    ...toSeller,
    about: 'The buyer did not send the work back in time',
    fields: { title, byDeadline },
    subject: '{{title}} was not sent back in time',
    paragraphs: ['The buyer has not sent the work back in time. We decide {{byDeadline}}.'],
  },
  'case-refused.buyer': {
    ...toBuyer,
    about: 'The report was decided: there is no refund',
    fields: { title, reason, contact },
    subject: 'No refund for {{title}}',
    paragraphs: [
      'We have decided about your report. There is no refund: {{reason}}',
      'If you think that we are wrong, write to {{contact}}.',
    ],
  },
  'case-refused.seller': {
    ...toSeller,
    about: 'The report was decided: there is no refund',
    fields: { title, reason },
    subject: 'The sale of {{title}} stands',
    paragraphs: ['We have decided about the buyer’s report. The sale goes on: {{reason}}'],
  },
  'case-withdrawn.seller': {
    ...toSeller,
    about: 'The buyer took the report back',
    fields: { title },
    subject: 'The problem with {{title}} is solved',
    paragraphs: ['The buyer has taken the report back. The sale goes on as before.'],
  },
  'dispute-opened.seller': {
    ...toSeller,
    about: 'The buyer’s bank takes the payment back for now',
    fields: { title },
    subject: 'The payment for {{title}} is disputed',
    paragraphs: [
      'The buyer’s bank has taken the payment back until it has decided. We send the bank what we know: tracking, authentication and pictures. If you have anything that helps, add it on the sale’s page. There is no payout meanwhile.',
    ],
  },
  'dispute-won.seller': {
    ...toSeller,
    about: 'The buyer’s bank decided for the seller',
    fields: { title },
    subject: 'The dispute over {{title}} is over',
    paragraphs: ['The buyer’s bank has decided in your favour. The sale goes on.'],
  },
  'dispute-lost.seller': {
    ...toSeller,
    about: 'The buyer’s bank decided for the buyer',
    fields: { title },
    subject: 'The dispute over {{title}} is lost',
    paragraphs: ['The buyer’s bank has decided for the buyer, and keeps the payment.'],
  },
  'debt-owed': {
    ...toSeller,
    action: 'View sales',
    about: 'The seller was paid for a sale whose payment was taken back',
    fields: { amount, contact },
    subject: 'You owe {{amount}}',
    paragraphs: [
      'You were paid for a sale whose payment the buyer’s bank has taken back. So you owe {{amount}}. We keep it from your next payouts.',
      'Until it is settled, your listings are paused, your bids are withdrawn, and you cannot trade anything new. Sales that are under way go on.',
      'To pay it back by bank transfer, or if you think that this is wrong, write to {{contact}}.',
    ],
  },
  'debt-settled': {
    ...toSeller,
    action: 'View sales',
    about: 'The seller owes nothing any more',
    fields: {},
    subject: 'You owe nothing any more',
    paragraphs: ['Your debt is settled. You can trade again, and your listings come back.'],
  },
  'set-off': {
    ...toSeller,
    about: 'A part of a payout was kept, because the seller owed it',
    fields: {
      title,
      amount,
      left: free('What is paid out', '£340.00'),
    },
    subject: 'We kept {{amount}} of your payout',
    paragraphs: [
      'You owed us money for an earlier sale. We kept {{amount}} of your payout for {{title}}; {{left}} is paid out.',
    ],
  },
  'trading-paused.not-paid': {
    ...toBuyer,
    action: 'View orders',
    about: 'Several purchases were not paid, and the account trades nothing new for a while',
    fields: { until, contact, orders: needed('How many orders', '3 orders') },
    subject: 'You cannot trade until {{until}}',
    paragraphs: [
      `{{orders}} of yours were not paid within ${conductWindowDays} days. Sellers had kept the works for you. So you cannot bid, buy or list until {{until}}; your bids are withdrawn and your listings are paused. Orders that are under way go on.`,
      'If something went wrong that we should know, write to {{contact}}.',
    ],
  },
  'trading-paused.not-shipped': {
    ...toSeller,
    action: 'View sales',
    about: 'Several sales were not shipped, and the account trades nothing new for a while',
    fields: { until, contact, orders: needed('How many orders', '3 orders') },
    subject: 'You cannot trade until {{until}}',
    paragraphs: [
      `{{orders}} of yours were not shipped within ${conductWindowDays} days. Their buyers had paid. So you cannot bid, buy or list until {{until}}; your listings are paused and your bids are withdrawn. Orders that are under way go on.`,
      'If something went wrong that we should know, write to {{contact}}.',
    ],
  },
  'trading-resumed': {
    ...toSeller,
    action: 'View listings',
    about: 'The account can trade again',
    fields: {},
    subject: 'You can trade again',
    paragraphs: ['Your paused listings come back. Bids have to be placed anew.'],
  },
} as const satisfies Record<string, Message>;
