import { dateFormatOf } from './date-format.ts';

const dateFormat = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** '3 March 2026' in the viewer's time zone. */
export function formatDate(iso: string, timeZone?: string): string {
  return dateFormatOf({ ...dateFormat, timeZone }).format(new Date(iso));
}

/** '3 Mar 2026' in the viewer's time zone, for columns of dates. */
export function formatShortDate(iso: string, timeZone?: string): string {
  return dateFormatOf({ ...dateFormat, month: 'short', timeZone }).format(new Date(iso));
}

/** '3 March 2026 at 14:05' in the viewer's time zone. */
export function formatDateTime(iso: string, timeZone?: string): string {
  const options = { ...dateFormat, hour: '2-digit', minute: '2-digit', timeZone } as const;
  return dateFormatOf(options).format(new Date(iso));
}

/**
 * A date without a time, such as a release date: '2024-03-01' is 1 March in every time zone. Where
 * only a year is known, '2024', it says no month.
 */
export function formatDay(day: string, isFullDate: boolean): string {
  if (/^\d{4}$/.test(day)) return day;
  const { day: _, ...monthAndYear } = dateFormat;
  const options = { ...(isFullDate ? dateFormat : monthAndYear), timeZone: 'UTC' };
  return dateFormatOf(options).format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** '3 March 2026' of a day, which is the same everywhere; '3 March 2026 at 14:05' of an instant. */
export function formatDayOrTime(iso: string): string {
  return iso.includes('T') ? formatDateTime(iso) : formatDay(iso, true);
}

/** '24 November' for '2026-11-24', which is the same everywhere, or for an instant. */
export function formatDayOfYear(iso: string, timeZone: string): string {
  const { year: _, ...dayAndMonth } = dateFormat;
  const isInstant = iso.includes('T');
  const options = { ...dayAndMonth, timeZone: isInstant ? timeZone : 'UTC' };
  return dateFormatOf(options).format(new Date(isInstant ? iso : `${iso}T00:00:00Z`));
}

/** Specification section 9: seconds of each unit, from year down to second. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** '3 days ago', 'in 2 hours', 'now'; both times in epoch milliseconds. */
export function formatRelative(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return relative.format(Math.trunc(seconds / size), unit);
}
