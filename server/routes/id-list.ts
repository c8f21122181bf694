import { z } from 'zod';

/** '3,2,1': ids in a query, at most so many. */
export function idList(atMost: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, 'Must be ids with commas between them')
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((ids) => ids.length <= atMost, `At most ${atMost}`)
    .describe(`At most ${atMost} ids, with commas between them`);
}
