import { getMovedBids } from '../../../shared/api/account.ts';
import { apiPath } from '../../../shared/api/call.ts';
import { formatMoney } from '../../../shared/domain/money.ts';
import { countryInProse } from '../lib/countries.ts';
import { useApi } from '../lib/swr/use-api.ts';
import { Loaded } from './loaded.tsx';
import styles from './moved-bids.module.css';
import { Notice } from './notice.tsx';

/** What delivery to another country makes of the person's open bids, before it is saved. */
export function MovedBids({ country }: { readonly country: string }) {
  const read = useApi(apiPath(getMovedBids, { country }));
  return (
    <Loaded
      failedTitle="We couldn’t check what this does to your open bids"
      loading={<p className={styles.waiting}>Checking your open bids…</p>}
      read={read}
    >
      {({ bids }) =>
        bids.length > 0 && (
          <Notice title={titleOf(bids.length, countryInProse(country))} tone="waiting">
            Shipping, import and fees differ there. Once you save, each bid costs at most:
            <ul className={styles.bids}>
              {bids.map(({ id, artworkName, suffix, price, total, movedTotal }) => (
                <li className={styles.bid} key={id}>
                  <span>
                    {artworkName} {suffix} · bid {formatMoney(price)}
                  </span>
                  <span>
                    {formatMoney(movedTotal)} <span className={styles.before}>instead of </span>
                    <s className={styles.before}>{formatMoney(total)}</s>
                  </span>
                </li>
              ))}
            </ul>
          </Notice>
        )
      }
    </Loaded>
  );
}

function titleOf(count: number, country: string): string {
  return count === 1
    ? `Your open bid will be delivered to ${country}`
    : `Your ${count} open bids will be delivered to ${country}`;
}
