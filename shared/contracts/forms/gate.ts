import * as z from 'zod/mini';

/** POST /api/gate. */
export const gateForm = z.strictObject({
  password: z.string().check(z.minLength(1, 'Required'), z.maxLength(1000)),
});
export type GateForm = z.infer<typeof gateForm>;
