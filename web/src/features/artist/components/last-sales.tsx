import type { ArtistMarketView } from '../../../../../shared/contracts/artists.ts';
import { formatShortDate } from '../../../lib/format/dates.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import styles from './market.module.css';

type Props = { readonly sales: ArtistMarketView['lastSales'] };

export function LastSales({ sales }: Props) {
  const listMoney = useListMoney();
  const timeZone = useTimeZone();
  return (
    <table className={styles.table}>
      <caption>Last sales</caption>
      <thead>
        <tr>
          <th scope="col">Work</th>
          <th scope="col">Date</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {sales.map(({ artwork, suffix, href, price, soldAt }) => (
          <tr key={`${href} ${soldAt}`}>
            <th className={styles.work} scope="row">
              <Link to={href}>
                <ArtworkTitle name={artwork} suffix={suffix} />
              </Link>
            </th>
            <td className={styles.date}>{formatShortDate(soldAt, timeZone)}</td>
            <td>
              <Price value={listMoney(price)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
