/** A month or a year of statements, such as '2026-11' or '2026', in UTC. */
export const periodPattern = /^(?:20\d\d)(?:-(?:0[1-9]|1[0-2]))?$/;

/** From the first instant up to, and without, the last. */
export function periodBounds(period: string): { readonly from: Date; readonly to: Date } {
  const [year = 0, month] = period.split('-').map(Number);
  if (month === undefined) return { from: utc(year, 0), to: utc(year + 1, 0) };
  return { from: utc(year, month - 1), to: utc(year, month) };
}

const utc = (year: number, month: number) => new Date(Date.UTC(year, month, 1));

const monthName = new Intl.DateTimeFormat('en-GB', {
  ...{ month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** 'November 2026' or '2026'. */
export function periodName(period: string): string {
  return period.includes('-') ? monthName.format(periodBounds(period).from) : period;
}
