import { expect, test } from 'vitest';
import { releaseWhen } from './release-when.ts';

const startsAt = '2026-11-30T23:30:00.000Z';
const endsAt = '2026-12-02T12:00:00.000Z';

test.each([
  ['unscheduled', null, null, 'Date to be announced'],
  ['single', startsAt, endsAt, '1 December 2026 at 08:30'],
  ['date-only', startsAt, null, '1 December 2026'],
  ['timed', startsAt, endsAt, '1 December 2026 at 08:30, until 2 December 2026 at 21:00'],
  ['raffle', startsAt, endsAt, 'Raffle, 1 December 2026 at 08:30, until 2 December 2026 at 21:00'],
  ['raffle', startsAt, null, 'Raffle, 1 December 2026 at 08:30'],
] as const)('formats a release that is %s in the viewer’s zone', (kind, start, end, words) => {
  expect(releaseWhen({ kind, startsAt: start, endsAt: end }, 'Asia/Tokyo')).toBe(words);
});
