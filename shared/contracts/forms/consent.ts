import * as z from 'zod/mini';

/** PUT /api/consent: whether non-essential cookies may be set. */
export const consentForm = z.strictObject({ nonEssential: z.boolean() });
export type ConsentForm = z.infer<typeof consentForm>;
