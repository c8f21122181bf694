/** Whether clocks anywhere are known to go by this zone, such as 'Europe/London'. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The instant at which a day, '2026-11-21', begins by the clocks of a zone. */
export function midnightIn(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  /** Looked up again at the result: clocks may change between the two. */
  const guess = midnight - zoneOffset(new Date(midnight), zone);
  return new Date(midnight - zoneOffset(new Date(guess), zone));
}

/** The day that an instant falls on by the clocks of a zone, '2026-11-21'. */
export function dayIn(at: Date, zone: string): string {
  return new Date(at.getTime() + zoneOffset(at, zone)).toISOString().slice(0, 10);
}

/** Milliseconds that a zone's clocks are ahead of UTC: 'GMT+05:30' as 19,800,000. */
function zoneOffset(at: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '');
  if (!match) return 0;
  const [, sign, hours, minutes] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3_600_000 + Number(minutes) * 60_000);
}
