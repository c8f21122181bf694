import * as z from 'zod/mini';
import { copyTextLimits, saysItsCondition } from '../../domain/copy-details.ts';
import { atMost, line, prose } from '../text.ts';

const choice = z.boolean('Choose one');

/** The condition is checked as soon as it is stated, even if other fields are missing. */
const conditioned = z.object({ newCondition: z.boolean(), conditionNotes: z.string() });

/** What the seller says of the copy; buyers read it. */
export const copyDetailsForm = z
  .strictObject({
    number: line.check(atMost(copyTextLimits.number)),
    newCondition: choice,
    conditionNotes: prose.check(atMost(copyTextLimits.conditionNotes)),
    certificate: choice,
    framed: choice,
    provenance: prose.check(atMost(copyTextLimits.provenance)),
  })
  .check(
    z.refine(saysItsCondition, {
      path: ['conditionNotes'],
      error: 'Describe the condition of a copy that is not as new',
      when: ({ value }) => z.safeParse(conditioned, value).success,
    }),
  );
export type CopyDetailsForm = z.infer<typeof copyDetailsForm>;
