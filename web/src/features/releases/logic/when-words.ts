import {
  type ReleasePhase,
  type ReleaseTimes,
  releaseWindow,
  statedDay,
} from '../../../../../shared/domain/releases.ts';
import { dayIn, midnightIn } from '../../../../../shared/domain/zones.ts';
import { dateFormatOf } from '../../../lib/format/date-format.ts';
import { zoneName } from '../../../lib/format/zone-name.ts';

/** Such as 'Saturday', for a date without a time. */
export function weekday(day: string): string {
  return format(Date.parse(`${day}T00:00:00Z`), 'UTC', { weekday: 'long' });
}

/** Such as '21 November 2026', for a date without a time. */
export function dayHeading(day: string): string {
  return format(Date.parse(`${day}T00:00:00Z`), 'UTC', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** Such as '17:00'. */
export function timeOfDay(at: number, zone: string): string {
  return format(at, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Such as '21 November 2026, 17:00'. */
export function dayAndTime(at: number, zone: string): string {
  const day = format(at, zone, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${day}, ${timeOfDay(at, zone)}`;
}

/**
 * When a release happens on the day that it is listed under: '17:00', '10:00, until 24 November,
 * 10:00', 'All day', 'From 16:00: the day begins in Seoul'.
 */
export function whenWords(times: ReleaseTimes, phase: ReleasePhase, zone: string): string {
  const window = releaseWindow(times);
  if (window === null) return '';
  const time = timeOfDay(window.start, zone);
  const stated = statedDay(times);
  if (stated !== null) {
    const isWholeDay =
      midnightIn(dayIn(new Date(window.start), zone), zone).getTime() === window.start;
    return isWholeDay
      ? 'All day'
      : `From ${time}, as the day begins in ${zoneName(times.timeZone ?? 'UTC')}`;
  }
  if (window.end === null) return time;
  const end = format(window.end, zone, { day: 'numeric', month: 'long' });
  const closing = unbroken(`${end}, ${timeOfDay(window.end, zone)}`);
  return phase === 'closed' ? `${time}, closed ${closing}` : `${time}, until ${closing}`;
}

/** Keeps a date and its time on one line. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

function format(at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  // Node and browsers disagree on a comma after the weekday, so the parts are joined here.
  return dateFormatOf({ ...options, timeZone })
    .formatToParts(at)
    .map(({ type, value }) => (type === 'literal' && value === ', ' ? ' ' : value))
    .join('');
}
