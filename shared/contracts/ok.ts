import { z } from 'zod';

/** The answer of a call that returns nothing. */
export const okView = z.object({ ok: z.literal(true) });
export type OkView = z.infer<typeof okView>;
