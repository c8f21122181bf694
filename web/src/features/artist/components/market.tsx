import { getArtistMarket } from '../../../../../shared/api/artists.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { ArtistMarketView } from '../../../../../shared/contracts/artists.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { LastSales } from './last-sales.tsx';
import styles from './market.module.css';
import { Section } from './section.tsx';
import { Trend } from './trend.tsx';

/** The artist's sales: how many, the trend of prices, and the latest ones. */
export function Market({ artistId }: { readonly artistId: number }) {
  const read = useApi(apiPath(getArtistMarket, artistId));
  // A marketplace without sales figures is not a failure of this page.
  if (read.error?.code === 'not-found') return null;
  return (
    <Section title="Market">
      <Loaded
        failedTitle="We couldn’t load the market data"
        loading={<LoadingBlock label="Loading the market" />}
        read={read}
      >
        {(market) => <Figures market={market} />}
      </Loaded>
    </Section>
  );
}

function Figures({ market }: { readonly market: ArtistMarketView }) {
  if (market.sold === 0) {
    return <p className={styles.none}>No sales of this artist’s work yet.</p>;
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
