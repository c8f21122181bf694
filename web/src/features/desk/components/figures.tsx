import { useState } from 'react';
import type { FigureStep } from '../../../../../shared/desk/figures.ts';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { saveCsv } from '../../../lib/save-csv.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { percent, periodName, periodRows, pounds, tilesOf } from '../logic/figure-words.ts';
import { BarChart } from './bar-chart.tsx';
import { BookFigures } from './book-figures.tsx';
import { DataTable } from './data-table.tsx';
import desk from './desk.module.css';
import { EmptySearches } from './empty-searches.tsx';
import styles from './figures.module.css';
import { Section } from './section.tsx';

type Shown = AnswerOf<'figures show'>;

/** What was sold, listed and paid, against the time before. */
export function Figures() {
  const [by, setBy] = useState<FigureStep>('day');
  const read = useOperation('figures show', { by });
  return (
    <Section
      aside={read.data && <span className={desk.soft}>As of {formatDateTime(read.data.asOf)}</span>}
      title="Figures"
    >
      <div className={styles.tools}>
        <SegmentedChoice
          legend="Period"
          onChange={setBy}
          options={[
            { value: 'day', label: '30 days' },
            { value: 'month', label: '12 months' },
          ]}
          value={by}
        />
        <Button
          disabled={!read.data}
          size="small"
          onClick={() => read.data && saveCsv('figures.csv', periodRows(read.data.periods))}
        >
          Save as CSV
        </Button>
      </div>
      <Loaded
        failedTitle="We couldn’t load the figures"
        loading={<LoadingBlock label="Loading the figures" />}
        read={read}
      >
        {(shown) => <Market by={by} shown={shown} />}
      </Loaded>
      <BookFigures />
      <EmptySearches />
    </Section>
  );
}

function Market({ shown, by }: { readonly shown: Shown; readonly by: FigureStep }) {
  const { periods, total, before } = shown;
  const nameOf = (one: Shown['periods'][number] | undefined) =>
    one ? periodName(one.start, by) : '';
  return (
    <>
      <dl className={styles.tiles}>
        {tilesOf(total, before).map(({ name, figure, change }) => (
          <div className={styles.tile} key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.figure}>{figure}</dd>
            <dd className={styles.change}>{change}</dd>
          </div>
        ))}
      </dl>
      <BarChart
        bars={periods.map((one) => ({
          key: one.start,
          value: one.value,
          title: `${nameOf(one)}: ${pounds(one.value)}`,
        }))}
        ends={[nameOf(periods[0]), nameOf(periods.at(-1))]}
        top={`Value sold, up to ${pounds(Math.max(...periods.map(({ value }) => value)))}`}
      />
      <DataTable
        columns={[
          {
            heading: by === 'day' ? 'Day' : 'Month',
            cell: (one) => <span className={desk.nowrap}>{nameOf(one)}</span>,
          },
          { heading: 'Sales', cell: (one) => one.sales, isNumber: true },
          { heading: 'Value', cell: (one) => pounds(one.value), isNumber: true },
          { heading: 'Our fees', cell: (one) => pounds(one.fees), isNumber: true },
          { heading: 'Fell through', cell: (one) => one.failed, isNumber: true },
          { heading: 'Listings', cell: (one) => one.listings, isNumber: true },
          {
            heading: 'Sold of them',
            cell: (one) => percent(one.listings === 0 ? null : one.listingsSold / one.listings),
            isNumber: true,
          },
          { heading: 'Bids', cell: (one) => one.bids, isNumber: true },
          { heading: 'Accepted', cell: (one) => one.bidsAccepted, isNumber: true },
        ]}
        keyOf={({ start }) => start}
        label="Figures by period"
        rows={periods.toReversed()}
        whenEmpty="There are no figures yet"
      />
    </>
  );
}
