import { useMemo } from 'react';
import type { ReleaseCard } from '../../../../../shared/contracts/releases.ts';
import { groupByDay } from '../../../../../shared/domain/releases.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import type { Reminders } from '../hooks/use-reminders.ts';
import { dayHeading, weekday } from '../logic/when-words.ts';
import styles from './release-days.module.css';
import { ReleaseRow } from './release-row.tsx';

type Props = {
  readonly releases: readonly ReleaseCard[];
  /**
   * The release right above the list: if the first day is the same, its heading is not repeated.
   */
  readonly after: ReleaseCard | null;
  readonly reminders: Reminders;
  readonly stops?: boolean;
};

/** Releases grouped by the day on which they start in the viewer's time zone. */
export function ReleaseDays({ releases, after, reminders, stops = false }: Props) {
  const zone = useTimeZone();
  const days = useMemo(() => groupByDay(releases, zone), [releases, zone]);
  const dayAbove = after && groupByDay([after], zone)[0]?.day;
  return (
    <ol className={styles.days}>
      {days.map(({ day, releases: ofDay }) => (
        <li className={styles.day} key={day}>
          {day !== dayAbove && (
            <h3 className={styles.date}>
              <time dateTime={day}>
                <span>{weekday(day)}</span> <span>{dayHeading(day)}</span>
              </time>
            </h3>
          )}
          <ul className={styles.releases}>
            {ofDay.map((release) => (
              <ReleaseRow key={release.id} release={release} reminders={reminders} stops={stops} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
