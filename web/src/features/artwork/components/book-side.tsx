import { useState } from 'react';
import type { BookOrderView } from '../../../../../shared/contracts/catalogue.ts';
import type { Side } from '../../../../../shared/domain/order-book.ts';
import { formatCount } from '../../../lib/format/count-of.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useDisplayMoney } from '../../../lib/format/use-display-money.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { ownOrderPath } from '../../../lib/own-orders/own-order-path.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { Badge } from '../../../ui/status.tsx';
import { bookRows } from '../logic/book-rows.ts';
import styles from './book.module.css';

const rowsAtFirst = 6;
/** Up to this many more rows are shown outright: a button would take as much room. */
const fewHidden = 3;

type Props = {
  readonly side: Side;
  readonly title: string;
  readonly orders: readonly BookOrderView[];
  readonly ownIds: ReadonlySet<number>;
  readonly empty: string;
};

export function BookSide({ side, title, orders, ownIds, empty }: Props) {
  const displayMoney = useDisplayMoney();
  const timeZone = useTimeZone();
  const [showsAll, setShowsAll] = useState(false);
  const rows = bookRows(orders, ownIds);
  const isShared = rows.some(({ count }) => count > 1);
  const isLong = rows.length > rowsAtFirst + fewHidden;
  const shown = showsAll || !isLong ? rows : rows.slice(0, rowsAtFirst);
  return (
    <div>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {title} <span className={styles.count}>{formatCount(orders.length)}</span>
        </caption>
        {rows.length > 0 && (
          <thead>
            <tr>
              <th scope="col">Price</th>
              {isShared && <th scope="col">How many</th>}
              <th scope="col">Since</th>
            </tr>
          </thead>
        )}
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Price value={displayMoney(row.price)} />{' '}
                {row.ownId !== null && (
                  <Link
                    aria-label={`Yours: view your ${side}`}
                    className={styles.own}
                    to={ownOrderPath(side, row.ownId)}
                  >
                    <Badge>Yours</Badge>
                  </Link>
                )}
                {side === 'ask' && (
                  <span className={styles.copy}>{row.copy ?? 'Copy not stated'}</span>
                )}
              </th>
              {isShared && <td>{formatCount(row.count)}</td>}
              <td>{formatDate(row.since, timeZone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
      {isLong && (
        <Button onClick={() => setShowsAll(!showsAll)} size="small" variant="quiet">
          {showsAll ? 'Show fewer' : `Show all ${formatCount(rows.length)} prices`}
        </Button>
      )}
    </div>
  );
}
