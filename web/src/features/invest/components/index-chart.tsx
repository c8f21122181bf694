import { chartSize, heightOf, linePoints, scaleOf } from '../logic/chart.ts';
import { monthName } from '../logic/words.ts';
import styles from './charts.module.css';

type Props = {
  readonly values: readonly number[];
  readonly months: readonly string[];
  readonly label: string;
};

const start = 100;

/** An index by month; the dotted line is its start, the dot its latest value. */
export function IndexChart({ values, months, label }: Props) {
  const scale = scaleOf([...values, start], 10);
  const ground = heightOf(start, scale, chartSize.height);
  const last = values.at(-1) ?? start;
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <svg
          aria-label={label}
          className={styles.drawing}
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        >
          <line className={styles.ground} x1="0" x2={chartSize.width} y1={ground} y2={ground} />
          <polyline className={styles.line} points={linePoints(values, scale)} />
        </svg>
        <svg aria-hidden className={styles.marks}>
          <circle
            className={styles.dot}
            cx="100%"
            cy={`${(heightOf(last, scale, 100)).toFixed(1)}%`}
          />
        </svg>
        <span aria-hidden className={styles.top}>
          {scale.greatest}
        </span>
        <span aria-hidden className={styles.bottom}>
          {scale.least}
        </span>
      </div>
      <figcaption aria-hidden className={styles.ends}>
        <span>{monthName(months[0] ?? '')}</span>
        <span>{monthName(months.at(-1) ?? '')}</span>
      </figcaption>
    </figure>
  );
}
