import type { ReactNode } from 'react';
import type { Money } from '../../../shared/domain/money.ts';
import { formatMoney } from '../../../shared/domain/money.ts';
import styles from './lines-table.module.css';

export type Line = {
  readonly label: string;
  readonly amount: Money;
  /** Subtracted rather than added. */
  readonly deducted?: boolean;
  /** A short explanation below the label. */
  readonly note?: ReactNode;
};

type Props = {
  /** The table's caption for screen readers; replaced by the heading that `labelledBy` names. */
  readonly caption: string;
  readonly labelledBy?: string;
  readonly lines: readonly Line[];
  readonly total: Omit<Line, 'deducted'>;
};

/** Amounts that add up to the last line. An amount of zero is shown as zero, not as a dash. */
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
