import { z } from 'zod';
import type { ReleaseKind } from '../../shared/domain/releases.ts';
import { isTimeZone, midnightIn } from '../../shared/domain/zones.ts';
import type { releases } from '../db/schema/catalogue.ts';

type ReleaseRow = typeof releases.$inferSelect;

export type ReleaseTimes = Pick<ReleaseRow, 'kind' | 'startsAt' | 'endsAt' | 'timeZone'>;
type Given = {
  readonly kind: ReleaseKind;
  readonly starts?: string | undefined;
  readonly ends?: string | undefined;
  readonly zone?: string | undefined;
};

const instant = z.union([
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);
const day = z.iso.date();

/**
 * Checks the times of a release of a kind; specification section 4. Timed releases and raffles have
 * a start and an end, single ones a start, date-only ones a day in a time zone, unscheduled ones
 * none. Returns a sentence where the times are wrong.
 */
export function releaseTimes({ kind, starts, ends, zone }: Given): ReleaseTimes | string {
  const hasEnd = kind === 'timed' || kind === 'raffle';
  if (kind === 'unscheduled') {
    if (starts !== undefined || ends !== undefined || zone !== undefined) {
      return 'An unscheduled release has no times.';
    }
    return { kind, startsAt: null, endsAt: null, timeZone: null };
  }
  if (!hasEnd && ends !== undefined) return `A ${kind} release has no end.`;
  if (kind === 'date-only') {
    if (!day.safeParse(starts).success) return 'It starts on a day such as 2026-12-01.';
    if (zone === undefined || !isTimeZone(zone)) return 'Its zone is one such as Europe/London.';
    return { kind, startsAt: midnightIn(starts ?? '', zone), endsAt: null, timeZone: zone };
  }
  if (zone !== undefined) return 'Only a date-only release has a zone.';
  if (!instant.safeParse(starts).success) return 'It starts at a time such as 2026-12-01T17:00Z.';
  const startsAt = new Date(starts ?? '');
  if (!hasEnd) return { kind, startsAt, endsAt: null, timeZone: null };
  if (!instant.safeParse(ends).success) return 'It ends at a time such as 2026-12-03T17:00Z.';
  const endsAt = new Date(ends ?? '');
  if (endsAt <= startsAt) return 'It ends after it starts.';
  return { kind, startsAt, endsAt, timeZone: null };
}
