import { z } from 'zod';
import { copyTextLimits, saysItsCondition } from '../../domain/copy-details.ts';
import { line, prose } from './text.ts';

/** What the seller says of the copy, as buyers read it; null: not stated. */
export const wireCopyDetails = z.object({
  number: z.string(),
  newCondition: z.boolean(),
  conditionNotes: z.string(),
  certificate: z.boolean(),
  framed: z.boolean(),
  provenance: z.string(),
});

/** The same in POST and PUT /api/asks. */
export const copyDetailsBody = z
  .strictObject({
    number: line.max(copyTextLimits.number),
    newCondition: z.boolean(),
    conditionNotes: prose.max(copyTextLimits.conditionNotes),
    certificate: z.boolean(),
    framed: z.boolean(),
    provenance: prose.max(copyTextLimits.provenance),
  })
  .refine(saysItsCondition, {
    path: ['conditionNotes'],
    error: 'Describe the condition of a copy that is not as new',
  });
