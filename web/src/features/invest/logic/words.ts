import { dateFormatOf } from '../../../lib/format/date-format.ts';

const monthFormat = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** Turns '2026-11' into 'Nov 2026'. */
export function monthName(month: string): string {
  return dateFormatOf(monthFormat).format(new Date(`${month}-01T00:00:00Z`));
}

/** '+4.2%', '−0.3%' or '0%', with a minus sign rather than a hyphen. */
export function growthText(percent: number): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${Math.abs(percent).toLocaleString('en')}%`;
}
