import * as z from 'zod/mini';
import { copyTextLimits, saysItsCondition } from '../../domain/copy-details.ts';
import { line, prose } from '../text.ts';

/** What the seller says of the copy; buyers read it. */
export const copyDetailsForm = z
  .strictObject({
    number: line.check(z.maxLength(copyTextLimits.number)),
    newCondition: z.boolean(),
    conditionNotes: prose.check(z.maxLength(copyTextLimits.conditionNotes)),
    certificate: z.boolean(),
    framed: z.boolean(),
    provenance: prose.check(z.maxLength(copyTextLimits.provenance)),
  })
  .check(
    z.refine(saysItsCondition, {
      path: ['conditionNotes'],
      error: 'Describe the condition of a copy that is not new',
    }),
  );
export type CopyDetailsForm = z.infer<typeof copyDetailsForm>;
