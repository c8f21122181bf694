import { artistPath } from '../../../../../shared/domain/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { percent, pounds } from '../logic/figure-words.ts';
import { DataTable } from './data-table.tsx';
import desk from './desk.module.css';
import styles from './figures.module.css';
import { SaveAsCsv } from './save-as-csv.tsx';

/** What is open: its age, and how far apart bids and asks are. */
export function BookFigures() {
  const read = useOperation('figures book', {});
  return (
    <Loaded
      failedTitle="We couldn’t load the open listings and bids"
      loading={<LoadingBlock label="Loading open listings and bids" />}
      read={read}
    >
      {({ ages, artists }) => (
        <div className={styles.pair}>
          <section aria-labelledby="by-age" className={desk.group}>
            <h2 className={desk.subtitle} id="by-age">
              Open by age
            </h2>
            <DataTable
              columns={[
                {
                  heading: 'Days',
                  cell: ({ fromDays, toDays }) =>
                    toDays === null ? `${fromDays} and more` : `${fromDays} to ${toDays - 1}`,
                },
                { heading: 'Listings', cell: (one) => one.listings, isNumber: true },
                { heading: 'Bids', cell: (one) => one.bids, isNumber: true },
              ]}
              keyOf={({ fromDays }) => fromDays}
              label="Open by age"
              rows={ages}
              whenEmpty="Nothing is open"
            />
            <SaveAsCsv name="ages" rows={ages} />
          </section>
          <section aria-labelledby="by-artist" className={desk.group}>
            <h2 className={desk.subtitle} id="by-artist">
              Artists, 90 days
            </h2>
            <DataTable
              columns={[
                {
                  heading: 'Artist',
                  cell: ({ id, name }) => <Link to={artistPath({ id, name })}>{name}</Link>,
                },
                { heading: 'Sales', cell: (one) => one.sales, isNumber: true },
                { heading: 'Value', cell: (one) => pounds(one.value), isNumber: true },
                { heading: 'Spread', cell: (one) => percent(one.spread), isNumber: true },
              ]}
              keyOf={({ id }) => id}
              label="Artists of most value"
              rows={artists}
              whenEmpty="Nothing was sold in 90 days"
            />
            <SaveAsCsv
              name="artists"
              rows={artists.map(({ value, ...artist }) => ({ ...artist, valueGbp: value / 100 }))}
            />
          </section>
        </div>
      )}
    </Loaded>
  );
}
