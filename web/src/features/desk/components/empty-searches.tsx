import { formatDate } from '../../../lib/format/dates.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { SaveAsCsv } from './save-as-csv.tsx';

/** What visitors looked for in vain: works and artists to win for the catalogue. */
export function EmptySearches() {
  const read = useOperation('figures searches', {});
  return (
    <section aria-labelledby="empty-searches" className={styles.group}>
      <h2 className={styles.subtitle} id="empty-searches">
        Searched for and not found, 30 days
      </h2>
      <Loaded
        failedTitle="We couldn’t load the searches"
        loading={<LoadingBlock label="Loading the searches" />}
        read={read}
      >
        {(searches) => (
          <>
            <DataTable
              columns={[
                { heading: 'Search', cell: (one) => one.query },
                { heading: 'Times', cell: (one) => one.times, isNumber: true },
                { heading: 'Last', cell: (one) => formatDate(one.lastDay) },
              ]}
              keyOf={({ query }) => query}
              label="Searches that found nothing"
              rows={searches}
              whenEmpty="Every search found something"
            />
            <SaveAsCsv name="searches" rows={searches} />
          </>
        )}
      </Loaded>
    </section>
  );
}
