import { bars, chartSize } from '../logic/chart.ts';
import { monthName } from '../logic/words.ts';
import styles from './charts.module.css';

type Props = {
  readonly sales: readonly number[];
  readonly months: readonly string[];
  /** Whether the last month is incomplete. */
  readonly endsInPart: boolean;
};

export function VolumeChart({ sales, months, endsInPart }: Props) {
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <svg
          aria-label={`Sales each month, ${Math.max(...sales)} at most${endsInPart ? '; the last month so far' : ''}`}
          className={styles.drawing}
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        >
          {bars(sales).map((bar, index) => (
            <rect
              className={endsInPart && index === sales.length - 1 ? styles.part : styles.bar}
              key={bar.x}
              {...bar}
            />
          ))}
        </svg>
        <span aria-hidden className={styles.top}>
          {Math.max(...sales)}
        </span>
      </div>
      <figcaption aria-hidden className={styles.ends}>
        <span>{monthName(months[0] ?? '')}</span>
        <span>
          {monthName(months.at(-1) ?? '')}
          {endsInPart && ' so far'}
        </span>
      </figcaption>
    </figure>
  );
}
