import styles from './figures.module.css';

type Bar = {
  readonly key: string;
  readonly value: number;
  /** Shown while the pointer is over it. */
  readonly title: string;
};
type Props = {
  readonly bars: readonly Bar[];
  /** Under the first and the last bar. */
  readonly ends: readonly [string, string];
  /** The value of the highest bar, at the top. */
  readonly top: string;
};

const [width, gap, height] = [10, 3, 100];

/** Bars of equal width from zero; the table below holds the same figures. */
export function BarChart({ bars, ends, top }: Props) {
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <div aria-hidden className={styles.chart}>
      <p className={styles.top}>{top}</p>
      <svg
        className={styles.bars}
        preserveAspectRatio="none"
        viewBox={`0 0 ${bars.length * (width + gap) - gap} ${height}`}
      >
        <title>Value by period</title>
        {bars.map(({ key, value, title }, index) => {
          const tall = (value / highest) * height;
          const x = index * (width + gap);
          return (
            <g key={key}>
              <title>{title}</title>
              <rect className={styles.reach} height={height} width={width + gap} x={x} y={0} />
              <rect className={styles.bar} height={tall} width={width} x={x} y={height - tall} />
            </g>
          );
        })}
      </svg>
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
