import { addDays } from 'date-fns/addDays';
import type { ReleaseView } from '../../shared/contracts/releases.ts';
import { joinedMakers } from '../../shared/domain/joined-names.ts';
import { releaseWindow, statedDay } from '../../shared/domain/releases.ts';
import { midnightIn } from '../../shared/domain/zones.ts';
import { product } from '../../shared/product.ts';

/** Octets of a line without its end: RFC 5545, section 3.1. */
const longestLine = 75;

/**
 * A release as an iCalendar file (RFC 5545) with one event; null without a start. Times are in UTC,
 * which calendars convert to their user's zone. `made`: when the file was made.
 */
export function calendarFile(
  release: ReleaseView,
  { publicUrl, made }: { readonly publicUrl: string; readonly made: Date },
): string | null {
  const window = releaseWindow(release);
  if (window === null) return null;
  const end = window.end ?? endOfStatedDay(release);
  const url = new URL(release.href, publicUrl);
  const names = release.artists.map(({ name }) => name);
  const artists = joinedMakers(names, release.extraArtists);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product.name}//Release calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:release-${release.id}@${url.hostname}`,
    `DTSTAMP:${utc(made.getTime())}`,
    `DTSTART:${utc(window.start)}`,
    ...(end === null ? [] : [`DTEND:${utc(end)}`]),
    `SUMMARY:${escaped(artists === '' ? release.name : `${release.name} by ${artists}`)}`,
    `DESCRIPTION:${escaped(`${whatHappens[release.kind]}\n${url.href}`)}`,
    `URL:${url.href}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const whatHappens: Readonly<Record<ReleaseView['kind'], string>> = {
  single: 'The edition is released.',
  timed: 'The edition can be ordered during this time.',
  raffle: 'The raffle takes entries during this time.',
  'date-only': 'The edition is released on this day.',
  unscheduled: '',
};

function endOfStatedDay(release: ReleaseView): number | null {
  const day = statedDay(release);
  if (day === null) return null;
  const next = addDays(new Date(`${day}T12:00:00Z`), 1)
    .toISOString()
    .slice(0, 10);
  return midnightIn(next, release.timeZone ?? 'UTC').getTime();
}

/** '20261121T170000Z'. */
function utc(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
}

/** RFC 5545, section 3.3.11. Of control characters, a text may contain the line break only. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** Splits long lines by a line break and a space, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > longestLine) {
      parts.push(part);
      part = ' ';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n');
}
