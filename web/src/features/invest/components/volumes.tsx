import type { MarketReport } from '../../../../../shared/contracts/market.ts';
import { add, fromMajor } from '../../../../../shared/domain/money.ts';
import { useVisitorMoney } from '../../../lib/format/use-visitor-money.ts';
import { Price } from '../../../ui/price.tsx';
import { monthName } from '../logic/words.ts';
import tables from './indices.module.css';
import { VolumeChart } from './volume-chart.tsx';
import styles from './volumes.module.css';

type Props = Pick<MarketReport, 'volumes' | 'months'>;

const year = 12;

/** How much changes hands, month by month. */
export function Volumes({ volumes, months }: Props) {
  const visitorMoney = useVisitorMoney();
  const lastYear = volumes.slice(-year);
  const sales = lastYear.reduce((sum, month) => sum + month.sales, 0);
  const value = add(fromMajor(0, 'GBP'), ...lastYear.map((month) => month.value));
  return (
    <>
      <p className={styles.sum}>
        {sales.toLocaleString('en')} {sales === 1 ? 'sale' : 'sales'} in the last twelve months,{' '}
        <Price value={visitorMoney(value)} /> in all.
      </p>
      <VolumeChart months={months} sales={volumes.map((month) => month.sales)} />
      <details className={tables.details}>
        <summary>Sales as a table</summary>
        <table className={`${tables.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th className={styles.number} scope="col">
                Sales
              </th>
              <th className={styles.number} scope="col">
                Value
              </th>
            </tr>
          </thead>
          <tbody>
            {months
              .map((month, index) => ({ month, volume: volumes[index] }))
              .toReversed()
              .map(({ month, volume }) => (
                <tr key={month}>
                  <th scope="row">{monthName(month)}</th>
                  <td>{volume?.sales ?? 0}</td>
                  <td>
                    <Price value={visitorMoney(volume?.value)} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
