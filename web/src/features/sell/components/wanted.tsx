import { apiPath } from '../../../../../shared/api/call.ts';
import { getHome } from '../../../../../shared/api/discover.ts';
import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Price } from '../../../ui/price.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import styles from './wanted.module.css';

const shown = 5;

/** The latest bids: an owner of one of these editions can sell at once. */
export function Wanted() {
  const read = useApi(apiPath(getHome));
  return (
    <Loaded failedTitle="We couldn’t load the highest bids" loading={<Waiting />} read={read}>
      {({ latestBids }) => <HighestBids works={latestBids} />}
    </Loaded>
  );
}

function HighestBids({ works }: { readonly works: readonly ArtworkCard[] }) {
  const listMoney = useListMoney();
  const wanted = works.filter(({ shown: { highestBid } }) => highestBid !== null);
  if (wanted.length === 0) return null;
  return (
    <section aria-labelledby="wanted">
      <h2 className={styles.title} id="wanted">
        In demand now
      </h2>
      <ul>
        {wanted
          .slice(0, shown)
          .map(({ id, artists, name, href, shown: { suffix, highestBid } }) => (
            <li className={styles.work} key={id}>
              <p className={styles.name}>
                <StretchedLink to={href}>
                  <ArtworkTitle name={name} suffix={suffix} />
                </StretchedLink>
                <span className={styles.artist}>{artistNames(artists)}</span>
              </p>
              <p className={styles.bid}>
                Bid <Price value={listMoney(highestBid?.price ?? null)} />
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Reserves the lines' height, so that what follows does not move. */
function Waiting() {
  return (
    <Loading label="Loading the highest bids">
      <p className={styles.title}>In demand now</p>
      {Array.from({ length: shown }, (_, index) => `line ${index}`).map((key) => (
        <div className={styles.work} key={key}>
          <div className={styles.name}>
            <Skeleton />
            <span className={styles.artist}>
              <Skeleton width="half" />
            </span>
          </div>
        </div>
      ))}
    </Loading>
  );
}
