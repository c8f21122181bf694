import { z } from 'zod';
import { webUrl } from '../contracts/wire/releases.ts';
import { releaseKinds } from '../domain/releases.ts';
import { count, givenId, id, ids, instant, reason, shortText } from './fields.ts';
import { operation } from './operation.ts';

const kind = z.enum(releaseKinds, `Must be one of ${releaseKinds.join(', ')}`);
const link = webUrl.meta({ description: 'Such as https://press.example/kiln-door' });
const changed = z.object({ id });

export const releaseOperations = {
  'releases list': operation({
    about: 'List the releases that are to come, under way, unscheduled or taken down',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(
      z.object({
        id,
        name: z.string(),
        kind,
        startsAt: instant.nullable(),
        endsAt: instant.nullable(),
        takenDownAt: instant.nullable(),
      }),
    ),
  }),
  'releases add': operation({
    about: `Put a new release up: ${releaseKinds.join(', ')}; followers of its artists are told`,
    role: 'curator',
    isRead: false,
    words: [],
    input: z.strictObject({
      name: shortText,
      kind,
      artists: ids.optional(),
      extra: shortText.optional(),
      artwork: givenId.optional(),
      starts: shortText.optional(),
      ends: shortText.optional(),
      zone: shortText.optional(),
      publisher: shortText.optional(),
      link: link.optional(),
    }),
    answer: changed,
  }),
  'releases seller': operation({
    about: 'Say who sells a release, and at which address',
    role: 'curator',
    isRead: false,
    subject: 'release',
    words: ['id'],
    input: z.strictObject({ id: givenId, publisher: shortText, link: link.optional() }),
    answer: changed,
  }),
  'releases put-up': operation({
    about: 'Put a release back up that was taken down',
    role: 'curator',
    isRead: false,
    subject: 'release',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: changed,
  }),
  'releases take-down': operation({
    about: 'Take a release out of the calendar; the reason is kept in the audit',
    role: 'curator',
    isRead: false,
    subject: 'release',
    words: ['id'],
    input: z.strictObject({ id: givenId, reason }),
    answer: changed,
  }),
  'releases move': operation({
    about: 'Move a release to other times; reminders follow the new ones',
    role: 'curator',
    isRead: false,
    subject: 'release',
    words: ['id'],
    input: z.strictObject({
      id: givenId,
      starts: shortText,
      ends: shortText.optional(),
      zone: shortText.optional(),
    }),
    answer: z.object({ id, startsAt: instant.nullable(), endsAt: instant.nullable() }),
  }),
  'raffle entries': operation({
    about: 'List the entries of a release’s raffle, once drawn in the order of the draw',
    role: 'viewer',
    isRead: true,
    subject: 'release',
    words: ['release'],
    input: z.strictObject({ release: givenId }),
    answer: z.object({
      release: z.object({ id, name: z.string(), kind, endsAt: instant.nullable() }),
      draw: z.object({ seed: z.string(), winners: z.int() }).nullable(),
      entries: z.array(
        z.object({
          id,
          person: z.string(),
          enteredAt: instant,
          rank: z.int().nullable(),
          buyBy: instant.nullable(),
        }),
      ),
    }),
  }),
  'raffle run': operation({
    about: 'Draw a raffle that has closed, by a seed that was named beforehand; everybody is told',
    role: 'curator',
    isRead: false,
    subject: 'release',
    words: ['release'],
    input: z.strictObject({
      release: givenId,
      winners: count,
      seed: shortText,
    }),
    answer: z.object({
      releaseId: id,
      seed: z.string(),
      winners: z.int(),
      method: z.string(),
      entries: z.array(
        z.object({ entryId: id, rank: z.int(), digest: z.string(), won: z.boolean() }),
      ),
    }),
  }),
};
