import type { ArtworkView } from '../../../../../shared/contracts/catalogue.ts';
import { releaseWindow } from '../../../../../shared/domain/releases.ts';
import { formatDate, formatDay } from '../../../lib/format/dates.ts';

/**
 * An announced release is dated as in the calendar, by the viewer's time zone; a past one by the
 * day that the catalogue states. null: not known.
 */
export function releaseDay(
  { release, releaseDate, isFullDate }: Pick<ArtworkView, 'release' | 'releaseDate' | 'isFullDate'>,
  timeZone: string,
): string | null {
  const start = release?.phase === 'before' ? releaseWindow(release)?.start : undefined;
  if (start !== undefined) return formatDate(new Date(start).toISOString(), timeZone);
  return releaseDate && formatDay(releaseDate, isFullDate);
}
