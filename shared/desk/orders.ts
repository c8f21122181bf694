import { z } from 'zod';
import { wireCopyDetails } from '../contracts/wire/copy-details.ts';
import { carriers } from '../domain/carriers.ts';
import { currencies } from '../domain/money.ts';
import { orderStatuses } from '../domain/order-status.ts';
import { auditEntry } from './audit.ts';
import { caseRecord, possibleFlag } from './case-record.ts';
import { conditionMoments } from './condition.ts';
import { givenId, id, instant, minorUnits, positive, reason, shortText } from './fields.ts';
import { operation } from './operation.ts';
import { proposal, proposed } from './proposals.ts';

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
    /** Units of each side's currency that one of `currency` bought; null: not kept. */
    buyerRate: z.number().nullable(),
    sellerRate: z.number().nullable(),
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
  editionSize: z.int().nullable(),
  /** 'Night Ferry', and 'Night Ferry (AP)' for an edition that has a name of its own. */
  title: z.string(),
  artists: z.string(),
  /** The work's page as visitors see it. */
  path: z.string(),
  picture: z.string().nullable(),
  copy: wireCopyDetails.nullable(),
  buyer: z.string(),
  buyerId: id,
  seller: z.string(),
  sellerId: id,
  /** The buyer's address, for a packing slip. */
  shipTo: z.array(z.string()),
  history: z.array(z.object({ status, at: instant, requestId: z.string().nullable() })),
  /** The staff's own; neither side sees them. */
  notes: z.array(z.object({ id, at: instant, actor: z.string(), text: z.string() })),
  mails: z.array(
    z.object({
      id,
      recipient: z.string(),
      subject: z.string(),
      createdAt: instant,
      /** When the mail server took it; null: not yet. */
      sentAt: instant.nullable(),
      attempts: z.int(),
      failure: z.string().nullable(),
    }),
  ),
  pictures: z.array(
    z.object({
      id: z.string(),
      moment: z.enum(conditionMoments),
      name: z.string(),
      type: z.string(),
      actor: z.string(),
      at: instant,
    }),
  ),
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
  /** Problems that were reported, the newest first. */
  cases: z.array(caseRecord),
  /** What the seller owes in their currency; 0: nothing. */
  sellerDebt: minorUnits,
  /** What buyer and seller have in common. */
  shared: z.array(possibleFlag),
  /** Payments outside the normal path that were proposed, the newest first. */
  proposals: z.array(proposal),
  audit: z.array(auditEntry),
});

/** The answer to an upload of pictures: the order's id. */
export const conditionAdded = z.object({ id });

const listed = z.object({
  id,
  status,
  artwork: z.string(),
  edition: z.string(),
  title: z.string(),
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
      'List the orders under way, the longest in their status first; or of one --status; or --find a number, e-mail, name, tracking number or work, the newest first',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({ status: status.optional(), find: shortText.optional() }),
    answer: z.object({
      orders: z.array(listed),
      /** More match than are listed. */
      isMore: z.boolean(),
    }),
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
      'Take an order one step on from the status --from; --tracking, --carrier and --shippedOn where the step is a shipment, the day being today unless it is named',
    role: 'authenticator',
    isRead: false,
    subject: 'order',
    words: ['id'],
    input: z.strictObject({
      id: givenId,
      from,
      tracking: shortText.optional(),
      carrier: z.enum(carriers, `Must be one of ${carriers.join(', ')}`).optional(),
      shippedOn: z.iso.date('Must be a day such as 2027-01-31').optional(),
    }),
    answer: moved,
  }),
  'orders note': operation({
    about: 'Note something on an order for colleagues; neither buyer nor seller sees it',
    role: 'viewer',
    isRead: false,
    subject: 'order',
    words: ['id'],
    input: z.strictObject({ id: givenId, text: reason }),
    answer: z.object({ id }),
  }),
  'orders record-payment': operation({
    about:
      'Propose to record a charge or payout of an order in the status --from that was made outside the processor, with the bank’s reference; another person approves it',
    role: 'treasurer',
    isRead: false,
    isSensitive: true,
    subject: 'order',
    words: ['id'],
    input: z.strictObject({ id: givenId, from, payment: shortText }),
    answer: proposed,
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
      'Propose to record a refund of an order in the status --from that was made outside the processor, with the bank’s reference; another person approves it',
    role: 'treasurer',
    isRead: false,
    isSensitive: true,
    subject: 'order',
    words: ['id'],
    input: z.strictObject({ id: givenId, from, payment: shortText }),
    answer: proposed,
  }),
  'orders record-repayment': operation({
    about:
      'Propose to record that the seller of an order in the status --from paid back --amount of what they owe, with the bank’s reference; another person approves it',
    role: 'treasurer',
    isRead: false,
    isSensitive: true,
    subject: 'order',
    words: ['id'],
    input: z.strictObject({ id: givenId, from, payment: shortText, amount: positive }),
    answer: proposed,
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
