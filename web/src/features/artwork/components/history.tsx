import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { getArtworkMarket } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type {
  ArtworkView,
  EditionView,
  PastSale,
} from '../../../../../shared/contracts/catalogue.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useDisplayMoney } from '../../../lib/format/use-display-money.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useInView } from '../../../lib/use-in-view.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Price } from '../../../ui/price.tsx';
import { Figures } from './figures.tsx';
import styles from './history.module.css';

const SalesChart = lazy(() =>
  import('./sales-chart.tsx').then((module) => ({ default: module.SalesChart })),
);

type Props = { readonly artwork: ArtworkView; readonly edition: EditionView };

/** The edition's sales as figures, a chart and a list. */
export function History({ artwork, edition }: Props) {
  const id = useId();
  const read = useApi(apiPath(getArtworkMarket, artwork.id));
  const { mutate } = read;
  const soldAt = edition.lastSale?.soldAt;
  const known = useRef(soldAt);
  useEffect(() => {
    if (known.current === soldAt) return;
    known.current = soldAt;
    void mutate();
  }, [soldAt, mutate]);

  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        Price history
      </h2>
      <Loaded
        failedTitle="We couldn’t load past sales"
        loading={<Figures edition={edition} isComplete sales={null} />}
        read={read}
      >
        {({ editions }) => {
          const found = editions.find(({ editionId }) => editionId === edition.id);
          const sales = found?.sales ?? [];
          return (
            <>
              <Figures edition={edition} isComplete={found?.isComplete ?? true} sales={sales} />
              {sales.length > 0 ? <Sales sales={sales} /> : <NoSales />}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function NoSales() {
  return <p className={styles.none}>No sales of this edition yet.</p>;
}

function Sales({ sales }: { readonly sales: readonly PastSale[] }) {
  const displayMoney = useDisplayMoney();
  const timeZone = useTimeZone();
  const chart = useRef<HTMLDivElement>(null);
  const isInView = useInView(chart);
  return (
    <>
      <div className={styles.chart} ref={chart}>
        {isInView && (
          <Suspense fallback={null}>
            <SalesChart sales={sales} />
          </Suspense>
        )}
      </div>
      <details className={styles.list}>
        <summary>View all sales</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Sold on</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {sales.toReversed().map(({ soldAt, price, isElsewhere }) => (
              <tr key={`${soldAt} ${price.amount}`}>
                <th scope="row">
                  {formatDate(soldAt, timeZone)}
                  {isElsewhere && <span className={styles.elsewhere}>Sold elsewhere</span>}
                </th>
                <td>
                  <Price value={displayMoney(price)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
