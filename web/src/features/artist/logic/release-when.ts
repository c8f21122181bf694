import type { ReleaseCard } from '../../../../../shared/contracts/releases.ts';
import { formatDate, formatDateTime } from '../../../lib/format/dates.ts';

/** When a release starts, in the viewer's time zone; specification section 4. */
export function releaseWhen(
  { kind, startsAt, endsAt }: Pick<ReleaseCard, 'kind' | 'startsAt' | 'endsAt'>,
  timeZone: string,
): string {
  if (startsAt === null) return 'Date to be announced';
  if (kind === 'date-only') return formatDate(startsAt, timeZone);
  const start = formatDateTime(startsAt, timeZone);
  const hasEnd = (kind === 'timed' || kind === 'raffle') && endsAt !== null;
  const window = hasEnd ? `${start}, until ${formatDateTime(endsAt, timeZone)}` : start;
  return kind === 'raffle' ? `Raffle, ${window}` : window;
}
