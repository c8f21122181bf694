import * as z from 'zod/mini';
import { text } from '../text.ts';

/** POST /api/gate. */
export const gateForm = z.strictObject({
  password: text.check(z.minLength(1, 'Required'), z.maxLength(1000)),
});
export type GateForm = z.infer<typeof gateForm>;
