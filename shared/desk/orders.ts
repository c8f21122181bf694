import { z } from 'zod';
import { currencies } from '../domain/money.ts';
import { orderStatuses } from '../domain/order-status.ts';
import { givenId, id, instant, minorUnits, reason, shortText } from './fields.ts';
import { operation } from './operation.ts';

const status = z.enum(orderStatuses);
/** The status that the operator saw: two operators do not take two steps. */
const from = z.enum(orderStatuses, `Must be one of ${orderStatuses.join(', ')}`);
const currency = z.enum(currencies);
const moved = z.object({ id, status });

const order = z.object({
  order: z.object({
    id,
    status,
    askId: id,
    bidId: id,
    price: minorUnits,
    currency,
    buyerCurrency: currency,
    buyerPrice: minorUnits,
    buyerShipping: minorUnits,
    buyerProcessFee: minorUnits,
    buyerTotal: minorUnits,
    sellerCurrency: currency,
    sellerPrice: minorUnits,
    sellerApplicationFee: minorUnits,
    sellerRoyalty: minorUnits,
    sellerInsurance: minorUnits,
    sellerPayout: minorUnits,
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    shippedOn: z.string().nullable(),
    deadline: instant.nullable(),
    createdAt: instant,
  }),
  artworkId: id,
  artwork: z.string(),
  edition: z.string(),
  buyer: z.string(),
  seller: z.string(),
  history: z.array(z.object({ status, at: instant })),
  payments: z.array(
    z.object({
      kind: z.string(),
      status: z.string(),
      amount: minorUnits,
      currency,
      refundedAmount: minorUnits,
      processorId: z.string().nullable(),
      attempts: z.int(),
      failure: z.string().nullable(),
    }),
  ),
  audit: z.array(
    z.object({
      at: instant,
      actor: z.string(),
      action: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});

const listed = z.object({
  id,
  status,
  artwork: z.string(),
  edition: z.string(),
  buyer: z.string(),
  seller: z.string(),
  buyerTotal: minorUnits,
  buyerCurrency: currency,
  trackingNumber: z.string().nullable(),
  /** When it came into its status. */
  since: instant,
  deadline: instant.nullable(),
});

const returned = (about: string) =>
  operation({
    about,
    role: 'authenticator',
    isRead: false,
    subject: 'order',
    words: ['id'],
    input: z.strictObject({ id: givenId, from, reason }),
    answer: moved,
  });

export const orderOperations = {
  'orders list': operation({
    about:
      'List the orders under way, the longest in their status first; or of one --status; or --find a number, e-mail, tracking number or work',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({ status: status.optional(), find: shortText.optional() }),
    answer: z.array(listed),
  }),
  'orders show': operation({
    about: 'Show both sides of an order, its history and what operators did to it',
    role: 'viewer',
    isRead: true,
    subject: 'order',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: order,
  }),
  'orders advance': operation({
    about:
      'Take an order one step on from the status --from; --tracking where the step is a shipment',
    role: 'authenticator',
    isRead: false,
    subject: 'order',
    words: ['id'],
    input: z.strictObject({ id: givenId, from, tracking: shortText.optional() }),
    answer: moved,
  }),
  'orders record-payment': operation({
    about:
      'Record a charge or payout of an order in the status --from that was made outside the processor, with the bank’s reference',
    role: 'treasurer',
    isRead: false,
    isSensitive: true,
    subject: 'order',
    words: ['id'],
    input: z.strictObject({ id: givenId, from, payment: shortText }),
    answer: moved,
  }),
  'orders cancel': operation({
    about: 'Cancel an order in the status --from; the reason is kept in the audit only',
    role: 'treasurer',
    isRead: false,
    isSensitive: true,
    subject: 'order',
    words: ['id'],
    input: z.strictObject({ id: givenId, from, reason }),
    answer: moved,
  }),
  'orders record-refund': operation({
    about:
      'Record a refund of an order in the status --from that was made outside the processor, with the bank’s reference',
    role: 'treasurer',
    isRead: false,
    isSensitive: true,
    subject: 'order',
    words: ['id'],
    input: z.strictObject({ id: givenId, from, payment: shortText }),
    answer: moved,
  }),
  'orders fail-authentication': returned(
    'Say that a work is not what it was sold as; the reason is a sentence that both sides read',
  ),
  'orders return': returned(
    'Send a work back to its seller; the reason is a sentence that both sides read',
  ),
  'orders export': operation({
    about: 'Write out every order, amounts in minor units; --csv for a spreadsheet',
    role: 'viewer',
    isRead: true,
    isCommandOnly: true,
    words: [],
    input: z.strictObject({ csv: z.boolean().optional() }),
    answer: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  }),
};
