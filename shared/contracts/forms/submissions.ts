import * as z from 'zod/mini';
import { mediums } from '../../domain/mediums.ts';
import { atMost, line, prose } from '../text.ts';

/** The same limits as the product API's. Every field of a multipart form is a string. */
const needed = (label: string, max: number) =>
  line.check(z.minLength(1, `Enter ${label}`), atMost(max));
const description = prose.check(atMost(5000));
const number = (min: number, max: number, message: string) =>
  z.string().check(
    z.trim(),
    z.refine((value) => {
      const isNumber = /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
      return value === '' || isNumber;
    }, message),
  );

/** POST /api/submissions/works, beside its pictures. Empty fields are left out. */
export const submitWorkForm = z.strictObject({
  name: needed('the title', 200),
  artistName: needed('the artist', 200),
  medium: z.enum(mediums, 'Choose a technique'),
  year: number(1400, 2100, 'Enter a year, such as 2019'),
  size: needed('the size', 100),
  material: line.check(atMost(200)),
  editionSize: number(1, 100_000, 'Enter a number, such as 75'),
  description,
});
export type SubmitWorkForm = z.infer<typeof submitWorkForm>;

export const submittedReleaseKinds = [
  'single',
  'timed',
  'raffle',
  'date-only',
  'unscheduled',
] as const;

/** Empty: not known. */
export const releaseTime = z.union([
  z.literal(''),
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 17:30')),
]);

/** POST /api/submissions/releases, beside its pictures. Empty fields are left out. */
export const submitReleaseForm = z.strictObject({
  name: needed('the title', 200),
  artistNames: needed('the artist', 500),
  kind: z.enum(submittedReleaseKinds, 'Choose how it is sold'),
  releaseDate: z.union([z.literal(''), z.iso.date('Enter a date')]),
  releaseTime,
  timeZone: line.check(atMost(60)),
  description,
});
export type SubmitReleaseForm = z.infer<typeof submitReleaseForm>;
