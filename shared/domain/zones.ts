const dayMs = 86_400_000;

/** Whether the runtime knows this time zone, such as 'Europe/London'. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * The first instant of a day, '2026-11-21', in a time zone. Where clocks change at midnight, a day
 * may begin at one o'clock, or have two midnights.
 */
export function midnightIn(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [first, second] = [midnight - dayMs, midnight + dayMs]
    .map((near) => new Date(midnight - zoneOffset(new Date(near), zone)))
    .toSorted((a, b) => a.getTime() - b.getTime()) as [Date, Date];
  return dayIn(first, zone) === day ? first : second;
}

/** The day of an instant in a time zone, '2026-11-21'. */
export function dayIn(at: Date, zone: string): string {
  return new Date(at.getTime() + zoneOffset(at, zone)).toISOString().slice(0, 10);
}

/**
 * The instant of a wall clock's time in a zone, '2026-12-01T17:00': the first of two where clocks
 * are put back; null where they skip it, or for another notation.
 */
export function instantIn(local: string, zone: string): Date | null {
  const time = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(time)) return null;
  const first = [time - dayMs, time + dayMs]
    .map((near) => new Date(time - zoneOffset(new Date(near), zone)))
    .filter((at) => localTime(at, zone) === local)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  return first ?? null;
}

/** What a wall clock shows in a zone, '2026-12-01T17:00'. */
export function localTime(at: Date, zone: string): string {
  return new Date(at.getTime() + zoneOffset(at, zone)).toISOString().slice(0, 16);
}

/** Cached by zone, as creating one costs more than everything else here. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known = offsetFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, made);
  return made;
}

/** The zone's offset from UTC in milliseconds: 'GMT+05:30' is 19,800,000. */
function zoneOffset(at: Date, timeZone: string): number {
  const name = offsetFormat(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '');
  if (!match) return 0;
  const [, sign, hours, minutes] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3_600_000 + Number(minutes) * 60_000);
}
