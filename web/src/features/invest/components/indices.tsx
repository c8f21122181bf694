import type { MarketReport } from '../../../../../shared/contracts/market.ts';
import { growthText, monthName } from '../logic/words.ts';
import { IndexChart } from './index-chart.tsx';
import styles from './indices.module.css';

type Index = MarketReport['indices'][number];
type Props = { readonly indices: readonly Index[]; readonly months: readonly string[] };

const nameOf = ({ medium }: Index) => medium ?? 'Whole market';
const latestValue = ({ values }: Index) => (values.at(-1) ?? 100).toFixed(1);

/** The whole market large, each medium small, and all of them as a table. */
export function Indices({ indices, months }: Props) {
  const whole = indices.find(({ medium }) => medium === null);
  const mediums = indices.filter(({ medium }) => medium !== null);
  if (!whole) {
    return <p className={styles.none}>Too few sales for an index so far.</p>;
  }
  return (
    <>
      <div className={styles.whole}>
        <p className={styles.stand}>
          {latestValue(whole)}
          <span className={styles.growth}>{growthText(whole.yearGrowthPercent)} in a year</span>
        </p>
        <IndexChart label={labelOf(whole, months)} months={months} values={whole.values} />
      </div>
      <ul className={styles.mediums}>
        {mediums.map((index) => (
          <li className={styles.medium} key={index.medium}>
            <h3 className={styles.name}>{index.medium}</h3>
            <p className={styles.figures}>
              {latestValue(index)} <span>{growthText(index.yearGrowthPercent)} in a year</span>
            </p>
            <IndexChart label={labelOf(index, months)} months={months} values={index.values} />
          </li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary>Index data as tables</summary>
        <Table indices={indices} months={months} />
      </details>
    </>
  );
}

function labelOf(index: Index, months: readonly string[]): string {
  const [first = ''] = months;
  return `${nameOf(index)}: 100 in ${monthName(first)}, ${latestValue(index)} in ${monthName(months.at(-1) ?? '')}`;
}

/** Every third month and the last one, to keep the table readable. */
function Table({ indices, months }: Props) {
  const rows = months
    .map((month, index) => ({ month, index }))
    .filter(({ index }) => (months.length - 1 - index) % 3 === 0)
    .toReversed();
  return (
    <div className={styles.tables}>
      {indices.map((one) => (
        <table className={styles.table} key={one.medium ?? 'whole'}>
          <caption>{nameOf(one)}</caption>
          <tbody>
            {rows.map(({ month, index }) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td>{(one.values[index] ?? 100).toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
