import { z } from 'zod';
import { mediums } from '../../domain/mediums.ts';
import { submissionKinds, submissionStatuses } from '../../domain/submissions.ts';
import { plain } from './envelope.ts';
import { line, prose } from './text.ts';

const required = (max: number) => line.min(1).max(max);
const note = prose.max(5000).default('');
/** Form fields are strings. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Must be a number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** Fields of POST /api/artworks/submit-work, together with at least one picture. */
export const submitWorkFields = z.strictObject({
  name: required(200),
  artistName: required(200),
  medium: z.enum(mediums),
  year: wholeNumber(1400, 2100).optional(),
  size: required(100),
  material: line.max(200).default(''),
  editionSize: wholeNumber(1, 100_000).optional(),
  description: note,
});

/** Fields of POST /api/releases/submit; pictures are optional. */
export const submitReleaseFields = z.strictObject({
  name: required(200),
  artistNames: required(500),
  kind: z.enum(['single', 'timed', 'raffle', 'date-only', 'unscheduled']),
  releaseDate: z.iso.date().optional(),
  releaseTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 17:30')
    .optional(),
  timeZone: line.max(60).optional(),
  description: note,
});

export const wireSubmitted = plain(z.object({ id: z.int(), files: z.int() }));

/** GET /api/submissions/{id}, for its sender only. */
export const wireSubmission = plain(
  z.object({
    id: z.int(),
    kind: z.enum(submissionKinds),
    status: z.enum(submissionStatuses),
    /** Why it was rejected. */
    reason: z.string().nullable(),
    name: z.string(),
    /** As typed by the sender. */
    artists: z.string(),
    createdAt: z.iso.datetime(),
  }),
);
