import { z } from 'zod';

/** Answer of PUT /api/consent. */
export const consentView = z.object({
  nonEssential: z.boolean(),
  /** Whether the account stores it too; null: not signed in. */
  onAccount: z.boolean().nullable(),
});
export type ConsentView = z.infer<typeof consentView>;
