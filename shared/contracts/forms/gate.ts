import * as z from 'zod/mini';
import { atMost, text } from '../text.ts';

/** POST /api/gate. */
export const gateForm = z.strictObject({
  password: text.check(z.minLength(1, 'Required'), atMost(1000)),
});
export type GateForm = z.infer<typeof gateForm>;
