import { getArtistMarket } from '../../../../../shared/api/artists.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { ArtistMarketView } from '../../../../../shared/contracts/artists.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { LastSales } from './last-sales.tsx';
import styles from './market.module.css';
import { Section } from './section.tsx';
import { Trend } from './trend.tsx';

/** What the artist's works were sold for: how many, how prices went, and the last of them. */
export function Market({ artistId }: { readonly artistId: number }) {
  const { data, error, isValidating, mutate } = useApi(apiPath(getArtistMarket, artistId));
  // A marketplace that keeps no such figures is no failure of this page.
  if (error?.code === 'not-found') return null;
  return (
    <Section title="The market">
      {data ? (
        <Figures market={data} />
      ) : error ? (
        <FailedState
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
          title="The market could not be shown"
        />
      ) : (
        <Loading label="Loading the market">
          <Skeleton shape="block" />
        </Loading>
      )}
    </Section>
  );
}

function Figures({ market }: { readonly market: ArtistMarketView }) {
  if (market.sold === 0) {
    return <p className={styles.none}>None of the artist’s works has been sold here yet.</p>;
  }
  return (
    <div className={styles.market}>
      <div className={styles.course}>
        <dl className={styles.figures}>
          <div>
            <dt>Works sold</dt>
            <dd>{market.sold.toLocaleString('en-GB')}</dd>
          </div>
          <div>
            <dt>In the past year</dt>
            <dd>{market.soldLastYear.toLocaleString('en-GB')}</dd>
          </div>
        </dl>
        {market.trend.length > 1 && <Trend trend={market.trend} />}
      </div>
      <LastSales sales={market.lastSales} />
    </div>
  );
}
