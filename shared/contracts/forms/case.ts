import * as z from 'zod/mini';
import { carriers, trackingNumberPattern } from '../../domain/carriers.ts';
import { caseReasons } from '../../domain/cases.ts';
import { atMost, line, prose } from '../text.ts';

const words = prose.check(z.minLength(10, 'Say it in a sentence or two'), atMost(4000));

/** POST /api/account/orders/:id/case: the fields of a form that has pictures in `files`. */
export const reportFields = z.strictObject({
  reason: z.enum(caseReasons, 'Choose what is wrong'),
  text: words,
});
export type ReportFields = z.infer<typeof reportFields>;

/** POST /api/account/orders/:id/case/messages, likewise. */
export const messageFields = z.strictObject({ text: words });

/** PUT /api/account/orders/:id/case/return. */
export const returnForm = z.strictObject({
  carrier: z.enum(carriers, 'Choose a carrier'),
  trackingNumber: line.check(z.regex(trackingNumberPattern, 'Enter 4 to 40 letters and numbers')),
});
export type ReturnForm = z.infer<typeof returnForm>;
