import { z } from 'zod/mini';

/** POST /api/unsubscribe: the token of the e-mail's link. */
export const unsubscribeForm = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{1,300}\.[\w-]{1,600}\.[\w-]{1,100}$/)),
});
export type UnsubscribeForm = z.infer<typeof unsubscribeForm>;
