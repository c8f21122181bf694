import { z } from 'zod';

/** The answer of a call that has nothing to tell beside its success. */
export const okView = z.object({ ok: z.literal(true) });
export type OkView = z.infer<typeof okView>;
