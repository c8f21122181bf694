import { z } from 'zod';
import { carriers, trackingNumberPattern } from '../../domain/carriers.ts';
import { caseKinds, caseOutcomes, caseReasons, caseSides, caseStages } from '../../domain/cases.ts';
import { prose } from './text.ts';

const words = prose.min(10).max(4000);

/** POST /api/orders/{id}/case: the fields of a form that has pictures in `files`. */
export const reportBody = z.strictObject({ reason: z.enum(caseReasons), text: words });
/** POST /api/orders/{id}/case/messages, likewise. */
export const messageBody = z.strictObject({ text: words });
/** PUT /api/orders/{id}/case/return. */
export const returnBody = z.strictObject({
  carrier: z.enum(carriers),
  trackingNumber: z
    .string()
    .trim()
    .regex(trackingNumberPattern, 'Must be a carrier’s tracking number'),
});

/** A problem with an order, as its buyer and its seller see it. */
export const wireCase = z.object({
  id: z.int(),
  kind: z.enum(caseKinds),
  stage: z.enum(caseStages),
  /** Until when the next actor has time; null: it is decided, or the bank sets it. */
  deadline: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  outcome: z.enum(caseOutcomes).nullable(),
  /** Why it was decided so. */
  decision: z.string().nullable(),
  /** Of a partial refund: minor units, to the buyer in theirs, to the seller in the currency of the payout. */
  refunded: z.int().nullable(),
  /** Of the work that goes back to us. */
  returnCarrier: z.enum(carriers).nullable(),
  returnTracking: z.string().nullable(),
  messages: z.array(
    z.object({
      id: z.int(),
      side: z.enum(caseSides),
      text: z.string(),
      at: z.iso.datetime(),
      pictures: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  ),
});
export type WireCase = z.infer<typeof wireCase>;
