import type { MarketReport } from '../../../../../shared/contracts/market.ts';
import { add, fromMajor } from '../../../../../shared/domain/money.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { Price } from '../../../ui/price.tsx';
import { wholeMoney } from '../logic/whole-money.ts';
import { monthName } from '../logic/words.ts';
import tables from './indices.module.css';
import { VolumeChart } from './volume-chart.tsx';
import styles from './volumes.module.css';

type Props = Pick<MarketReport, 'volumes' | 'months' | 'asOf'>;

const monthsPerYear = 12;

/** Trading volume by month. */
export function Volumes({ volumes, months, asOf }: Props) {
  const listMoney = useListMoney();
  const currentMonth = asOf.slice(0, 7);
  const lastYear = volumes.slice(-monthsPerYear);
  const sales = lastYear.reduce((sum, month) => sum + month.sales, 0);
  const value = add(fromMajor(0, 'GBP'), ...lastYear.map((month) => month.value));
  if (volumes.every((month) => month.sales === 0)) {
    return <p className={tables.none}>No sales yet.</p>;
  }
  return (
    <>
      <p className={styles.sum}>
        {sales.toLocaleString('en')} {sales === 1 ? 'sale' : 'sales'} in the last twelve months,{' '}
        <Price value={wholeMoney(listMoney(value))} /> in total.
      </p>
      <VolumeChart
        endsInPart={months.at(-1) === currentMonth}
        months={months}
        sales={volumes.map((month) => month.sales)}
      />
      <details className={tables.details}>
        <summary>Sales data as a table</summary>
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
                  <th scope="row">
                    {monthName(month)}
                    {month === currentMonth && ' so far'}
                  </th>
                  <td>{volume?.sales ?? 0}</td>
                  <td>
                    <Price value={wholeMoney(listMoney(volume?.value))} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
