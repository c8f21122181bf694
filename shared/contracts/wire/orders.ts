import { z } from 'zod';
import { carriers, trackingNumberPattern } from '../../domain/carriers.ts';
import { caseReasons } from '../../domain/cases.ts';
import { currencies } from '../../domain/money.ts';
import { orderPapers } from '../../domain/order-papers.ts';
import { orderStatuses } from '../../domain/order-status.ts';
import { sellerTypes } from '../../domain/seller-type.ts';
import { wireCase } from './cases.ts';
import { wireCopyDetails } from './copy-details.ts';
import { collection, single } from './envelope.ts';
import { wireAddress } from './profile.ts';
import { wireBuyerLines, wireSellerLines, wireTradedEdition } from './trades.ts';

/** An order as one side sees it, with that side's lines only. */
export const wireOrder = z.object({
  side: z.enum(['buyer', 'seller']),
  askId: z.int(),
  bidId: z.int(),
  edition: wireTradedEdition,
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  trackingNumber: z.string().nullable(),
  carrier: z.enum(carriers).nullable().default(null),
  /** The day on which the seller shipped, YYYY-MM-DD. */
  shippedOn: z.iso.date().nullable().default(null),
  /** Whether the seller may still ask for more time to ship. */
  canExtend: z.boolean().default(false),
  /** Lines of the address that the seller ships to; null for the buyer, or where it is not known. */
  shipTo: z.array(z.string()).nullable().default(null),
  deadline: z.iso.datetime().nullable(),
  history: z.array(z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() })),
  buyerLines: wireBuyerLines.nullable(),
  sellerLines: wireSellerLines.nullable(),
  /** As the seller stated it at the time of the trade; null: not stated. */
  copyDetails: wireCopyDetails.nullable().optional(),
  /** The delivery address; for the buyer only. */
  shippingAddress: wireAddress.nullable().optional(),
  /** What the seller sells as; for the buyer only, null where the seller has left. */
  sellerType: z.enum(sellerTypes).nullable().optional(),
  /**
   * For the buyer: the processor's code for the failed payment, 'no-card' if none was added in
   * time.
   */
  paymentFailure: z.string().nullable(),
  /** The latest charge of the buyer's card was declined. */
  isPaymentDeclined: z.boolean().default(false),
  /** The buyer's bank or the processor reversed the payment. */
  isDisputed: z.boolean().default(false),
  /** The bank decided for the buyer: the money does not come back. */
  isDisputeLost: z.boolean().default(false),
  /** For the buyer: minor units of their currency that were refunded at the processor, or null. */
  refundedAmount: z.int().nullable().default(null),
  /** Problems that were reported, the newest first; of a single order only. */
  cases: z.array(wireCase).optional(),
  /** What the reader can report just now; of a single order only. */
  reportable: z.array(z.enum(caseReasons)).optional(),
  /** Lines of the address that the buyer sends back to; of a single order only. */
  returnTo: z.array(z.string()).nullable().optional(),
  /** For the buyer: what the artist gets of the price; null: nothing. */
  royalty: z
    .object({ currency: z.enum(currencies), amount: z.int() })
    .nullable()
    .default(null),
  /** Of a single order: the papers that its reader can have. */
  papers: z.array(z.enum(orderPapers)).default([]),
  /** For the buyer: the number of the certificate; null: there is none, or it holds no more. */
  certificate: z.string().nullable().default(null),
});
export type WireOrder = z.infer<typeof wireOrder>;
/** GET /api/orders?filters[side][$eq]=buyer|seller and GET /api/orders/{id}. */
export const wireOrders = collection(wireOrder);
export const wireOrderSingle = single(wireOrder);

/** PUT /api/orders/{id}/shipment. */
export const shipmentBody = z.strictObject({
  carrier: z.enum(carriers),
  shippedOn: z.iso.date(),
  trackingNumber: z
    .string()
    .trim()
    .regex(trackingNumberPattern, 'Must be a carrier’s tracking number'),
});
