import { z } from 'zod';

/** What a seller says of a copy, as buyers read it. */
export const copyView = z.object({
  number: z.string(),
  newCondition: z.boolean(),
  conditionNotes: z.string(),
  certificate: z.boolean(),
  framed: z.boolean(),
  provenance: z.string(),
  /** All but the longer texts, on one line. */
  summary: z.string(),
});
export type CopyView = z.infer<typeof copyView>;
