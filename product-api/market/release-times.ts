import { z } from 'zod';
import type { ReleaseKind } from '../../shared/domain/releases.ts';
import { dayIn, instantIn, isTimeZone, localTime, midnightIn } from '../../shared/domain/zones.ts';
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
const local = z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/);
const day = z.iso.date();

/**
 * Checks the times of a release of a kind; specification section 4. Timed releases and raffles have
 * a start and an end, single ones a start, date-only ones a day in a time zone, unscheduled ones
 * none. With a zone, times are those of its wall clocks. Returns a sentence where they are wrong.
 */
export function releaseTimes({ kind, starts, ends, zone }: Given): ReleaseTimes | string {
  if (kind === 'unscheduled') {
    if (starts !== undefined || ends !== undefined || zone !== undefined) {
      return 'An unscheduled release has no times.';
    }
    return { kind, startsAt: null, endsAt: null, timeZone: null };
  }
  if (!hasEnd(kind) && ends !== undefined) return `A ${kind} release has no end.`;
  const isKnownZone = zone !== undefined && isTimeZone(zone);
  if (kind === 'date-only') {
    if (!day.safeParse(starts).success) return 'It starts on a day such as 2026-12-01.';
    if (!isKnownZone) return 'Its zone is one such as Europe/London.';
    return { kind, startsAt: midnightIn(starts ?? '', zone), endsAt: null, timeZone: zone };
  }
  if (zone !== undefined && !isKnownZone) return 'Its zone is one such as Europe/London.';
  const example = (time: string) => `${time}${zone === undefined ? 'Z' : ''}`;
  const startsAt = timeOf(starts, zone);
  if (startsAt === null) return `It starts at a time such as ${example('2026-12-01T17:00')}.`;
  if (startsAt === 'skipped') return skipped;
  const timeZone = zone ?? null;
  if (!hasEnd(kind)) return { kind, startsAt, endsAt: null, timeZone };
  const endsAt = timeOf(ends, zone);
  if (endsAt === null) return `It ends at a time such as ${example('2026-12-03T17:00')}.`;
  if (endsAt === 'skipped') return skipped;
  if (endsAt <= startsAt) return 'It ends after it starts.';
  return { kind, startsAt, endsAt, timeZone };
}

/** The times of a stored release as `releaseTimes` takes them, in the zone that it was given in. */
export function statedTimes({ kind, startsAt, endsAt, timeZone }: ReleaseTimes): Given {
  if (kind === 'unscheduled' || startsAt === null) return { kind };
  const zone = timeZone ?? 'UTC';
  if (kind === 'date-only') return { kind, starts: dayIn(startsAt, zone), zone };
  const starts = localTime(startsAt, zone);
  return endsAt === null
    ? { kind, starts, zone }
    : { kind, starts, ends: localTime(endsAt, zone), zone };
}

/** Stated times with changes, without what the kind does not have. */
export function withChanges(stated: Given, changes: Partial<Given>): Given {
  const { kind, starts, ends, zone } = { ...stated, ...changes };
  if (kind === 'unscheduled') return { kind };
  const isMovedToDay = kind === 'date-only' && changes.starts === undefined;
  return {
    kind,
    starts: isMovedToDay ? starts?.slice(0, 10) : starts,
    ends: hasEnd(kind) ? ends : undefined,
    zone,
  };
}

const skipped = 'Clocks skip this time in its zone, as summer time begins. Choose another.';
const hasEnd = (kind: ReleaseKind) => kind === 'timed' || kind === 'raffle';

function timeOf(text: string | undefined, zone: string | undefined): Date | 'skipped' | null {
  if (text === undefined) return null;
  if (zone === undefined) return instant.safeParse(text).success ? new Date(text) : null;
  if (!local.safeParse(text).success) return null;
  return instantIn(text, zone) ?? 'skipped';
}
