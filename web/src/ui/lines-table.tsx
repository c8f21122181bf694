import type { ReactNode } from 'react';
import type { Money } from '../../../shared/domain/money.ts';
import { formatMoney } from '../../../shared/domain/money.ts';
import styles from './lines-table.module.css';

export type Line = {
  readonly label: string;
  readonly amount: Money;
  /** Taken off rather than added. */
  readonly deducted?: boolean;
  /** A few words of why, beneath the label. */
  readonly note?: ReactNode;
};

type Props = {
  /** What is added up, for screen readers; not read where `labelledBy` names a heading. */
  readonly caption: string;
  readonly labelledBy?: string;
  readonly lines: readonly Line[];
  readonly total: Omit<Line, 'deducted'>;
};

/** Amounts that add up to the last line. A line of nothing shows as nothing, not as a dash. */
export function LinesTable({ caption, labelledBy, lines, total }: Props) {
  return (
    <table aria-labelledby={labelledBy} className={styles.table}>
      {labelledBy === undefined && <caption className={styles.caption}>{caption}</caption>}
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">
              {line.label}
              {line.note && <span className={styles.note}>{line.note}</span>}
            </th>
            <td>
              {line.deducted && line.amount.amount > 0 && '− '}
              {formatMoney(line.amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {total.label}
            {total.note && <span className={styles.note}>{total.note}</span>}
          </th>
          <td>{formatMoney(total.amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
