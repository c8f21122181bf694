import * as z from 'zod/mini';
import { carriers, trackingNumberPattern } from '../../domain/carriers.ts';
import { line } from '../text.ts';

/** PUT /api/account/orders/:id/shipment. */
export const shipmentForm = z.strictObject({
  carrier: z.enum(carriers, 'Choose a carrier'),
  trackingNumber: line.check(z.regex(trackingNumberPattern, 'Enter 4 to 40 letters and numbers')),
  /** YYYY-MM-DD in the seller's calendar. */
  shippedOn: z.iso.date('Enter a date'),
});
export type ShipmentForm = z.infer<typeof shipmentForm>;
