import { z } from 'zod';
import { webUrl } from '../contracts/wire/releases.ts';
import { line } from '../contracts/wire/text.ts';
import { releaseKinds } from '../domain/releases.ts';
import { artistIds, clearable, recordState, version } from './catalogue-fields.ts';
import { count, givenId, id, ids, instant, reason, shortText } from './fields.ts';
import { operation } from './operation.ts';

const kind = z.enum(releaseKinds, `Must be one of ${releaseKinds.join(', ')}`);
const link = webUrl.meta({ description: 'Such as https://press.example/kiln-door' });
const changed = z.object({ id });
const cleared = (most: number) => clearable(line.max(most), 'string').optional();

export const releaseOperations = {
  'releases list': operation({
    about:
      'List the releases that are to come, under way, unscheduled or out of the calendar; with --scope past those that are over',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({ scope: z.enum(['coming', 'past']).optional() }),
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
  'releases show': operation({
    about: 'Show a release with its times as they are stated in its zone',
    role: 'viewer',
    isRead: true,
    subject: 'release',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: z.object({
      id,
      version: z.string(),
      name: z.string(),
      kind,
      /** As a wall clock of the zone shows it: '2026-12-01T17:00', or a day; '': none. */
      starts: z.string(),
      ends: z.string(),
      /** '': none. */
      zone: z.string(),
      startsAt: instant.nullable(),
      endsAt: instant.nullable(),
      extraArtists: z.string().nullable(),
      publisher: z.string().nullable(),
      soldAt: z.string().nullable(),
      artists: z.array(z.object({ id, name: z.string(), state: recordState })),
      artwork: z
        .object({ id, name: z.string(), state: recordState, picture: z.string().nullable() })
        .nullable(),
      takenDownAt: instant.nullable(),
      /** The path of its page. */
      path: z.string(),
      entries: z.int(),
      isDrawn: z.boolean(),
    }),
  }),
  'releases add': operation({
    about: `Put a new release up: ${releaseKinds.join(', ')}; with --zone, times are of its clocks; followers of its artists are told. With --draft it waits out of the calendar`,
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
      draft: z.boolean().optional(),
    }),
    answer: changed,
  }),
  'releases edit': operation({
    about:
      'Change a release as it was read in --version; times are of the clocks in its zone; an empty text clears a field',
    role: 'curator',
    isRead: false,
    subject: 'release',
    words: ['id'],
    input: z.strictObject({
      id: givenId,
      version,
      name: shortText.optional(),
      kind: kind.optional(),
      artists: artistIds,
      extra: cleared(200),
      artwork: clearable(z.int().min(1).max(999_999_999), 'integer').optional(),
      starts: shortText.optional(),
      ends: shortText.optional(),
      zone: shortText.optional(),
      publisher: cleared(200),
      link: clearable(link, 'string').optional(),
    }),
    answer: z.object({ id, version: z.string() }),
  }),
  'releases undo': operation({
    about: 'Undo the last change of a release as it was read in --version; twice brings it back',
    role: 'curator',
    isRead: false,
    subject: 'release',
    words: ['id'],
    input: z.strictObject({ id: givenId, version }),
    answer: z.object({ id, version: z.string() }),
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
    about: 'Put a release into the calendar that waits out of it, or was taken down',
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
      /** Of the seed by which it will be drawn; null: no raffle. */
      seedHash: z.string().nullable(),
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
    about:
      'Draw a raffle that has closed, by the seed whose SHA-256 is public since it was added; all who entered are told',
    role: 'curator',
    isRead: false,
    subject: 'release',
    words: ['release'],
    input: z.strictObject({
      release: givenId,
      winners: count,
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
