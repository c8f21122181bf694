import { z } from 'zod';
import { carriers } from '../domain/carriers.ts';
import { caseKinds, caseOutcomes, caseReasons, caseSides, caseStages } from '../domain/cases.ts';
import { moneySchema } from './money.ts';

/** A problem with an order, as the side that reads it sees it. */
export const caseView = z.object({
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
  /** Of a partial refund: what the buyer gets back, or by what the payout is smaller. */
  refunded: moneySchema.nullable(),
  /** Of the work that goes back to us. */
  parcel: z.object({ carrier: z.enum(carriers), trackingNumber: z.string() }).nullable(),
  messages: z.array(
    z.object({
      id: z.int(),
      side: z.enum(caseSides),
      text: z.string(),
      at: z.iso.datetime(),
      pictures: z.array(z.object({ id: z.uuid(), name: z.string(), href: z.string() })),
    }),
  ),
});
export type CaseView = z.infer<typeof caseView>;

/** What an order's page shows of its problems; lists of orders leave it out. */
export const casesOfOrder = z.object({
  /** The newest first. */
  cases: z.array(caseView),
  /** What the reader can report just now. */
  reportable: z.array(z.enum(caseReasons)),
  /** Where a work is sent back to; null: not to be sent, or not known. */
  returnTo: z.array(z.string()).nullable(),
});
export type CasesOfOrder = z.infer<typeof casesOfOrder>;
