import type { ReactNode } from 'react';
import styles from './desk.module.css';
import { Empty } from './empty.tsx';

export type Column<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: true;
};

type Props<Row> = {
  /** The table's accessible name. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly columns: readonly Column<Row>[];
  readonly whenEmpty: string;
};

/** A dense table; on a phone each row is a list of its cells with their headings. */
export function DataTable<Row>({ label, rows, keyOf, columns, whenEmpty }: Props<Row>) {
  if (rows.length === 0) return <Empty title={whenEmpty} />;
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ heading, isNumber }) => (
            <th className={isNumber && styles.number} key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-rows>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ heading, cell, isNumber }) => (
              <td className={isNumber && styles.number} data-heading={heading} key={heading}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
