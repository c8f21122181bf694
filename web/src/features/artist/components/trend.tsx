import type { ArtistMarketView } from '../../../../../shared/contracts/artists.ts';
import { formatPrice } from '../../../lib/format/price.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { Price } from '../../../ui/price.tsx';
import { quarterName, trendPoints, trendSize } from '../logic/trend-line.ts';
import styles from './market.module.css';

type Props = { readonly trend: ArtistMarketView['trend'] };

/** The median price by quarter: a line to look at, and a table for screen readers. */
export function Trend({ trend }: Props) {
  const listMoney = useListMoney();
  const points = trendPoints(trend);
  const [first, last] = [trend[0], trend.at(-1)];
  const { width, height } = trendSize;
  return (
    <figure>
      <h3 className={styles.heading}>Median price by quarter</h3>
      <svg aria-hidden className={styles.chart} viewBox={`0 0 ${width} ${height}`}>
        <path className={styles.ground} d={`M0 ${height}H${width}`} />
        <polyline
          className={styles.line}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        {points.map(({ x, y }, index) => (
          <circle
            className={styles.point}
            cx={x}
            cy={y}
            data-last={index === points.length - 1 || undefined}
            key={x}
            r={index === points.length - 1 ? 5 : 3}
          />
        ))}
      </svg>
      {first && last && (
        <p className={styles.ends}>
          {[first, last].map(({ start, median }) => (
            <span key={start}>
              <strong>{formatPrice(listMoney(median))}</strong>
              {quarterName(start)}
            </span>
          ))}
        </p>
      )}
      <details className={styles.more}>
        <summary>All quarters</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Quarter</th>
              <th scope="col">Sales</th>
              <th scope="col">Median</th>
            </tr>
          </thead>
          <tbody>
            {trend.toReversed().map(({ start, sales, median }) => (
              <tr key={start}>
                <th scope="row">{quarterName(start)}</th>
                <td>{sales}</td>
                <td>
                  <Price value={listMoney(median)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
