import { z } from 'zod';
import { carriers } from '../domain/carriers.ts';
import { caseDecisions, caseKinds, caseOutcomes, caseSides, caseStages } from '../domain/cases.ts';
import { id, instant, minorUnits } from './fields.ts';

/** A problem with an order, as the desk sees it. */
export const caseRecord = z.object({
  id,
  kind: z.enum(caseKinds),
  stage: z.enum(caseStages),
  deadline: instant.nullable(),
  openedAt: instant,
  disputeId: z.string().nullable(),
  returnCarrier: z.enum(carriers).nullable(),
  returnTracking: z.string().nullable(),
  outcome: z.enum(caseOutcomes).nullable(),
  decision: z.string().nullable(),
  decidedBy: z.string().nullable(),
  closedAt: instant.nullable(),
  /** Minor units of the buyer's currency; null: no partial refund. */
  refundAmount: minorUnits.nullable(),
  /** What can be decided now. */
  decisions: z.array(z.enum(caseDecisions)),
  messages: z.array(
    z.object({
      id,
      side: z.enum(caseSides),
      text: z.string(),
      at: instant,
      pictures: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
});
export type CaseRecord = z.infer<typeof caseRecord>;

/** What two accounts have in common that two people rarely have. */
export const possibleFlag = z.enum(['card', 'payout-account']);
