import { type ReactNode, useState } from 'react';
import type { RowOutcome } from '../../../../../../shared/desk/imports.ts';
import { formatCount } from '../../../../lib/format/count-of.ts';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { SegmentedChoice } from '../../../../ui/segmented-choice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { refreshInterval, useOperation } from '../../hooks/use-operation.ts';
import {
  detailOf,
  type ImportedRow,
  isUnderWay,
  outcomeWords,
  type ShownImport,
} from '../../logic/import-words.ts';
import { deskPath } from '../../logic/places.ts';
import { DataTable } from '../data-table.tsx';
import styles from './imports.module.css';

type Filter = RowOutcome | 'all';

/** The rows of an import; those with mistakes first where there are any. */
export function ImportRows({ shown }: { readonly shown: ShownImport }) {
  const { outcomes, rows, state } = shown;
  const [chosen, setChosen] = useState<Filter | null>(null);
  const filter = chosen ?? (outcomes.refused > 0 ? 'refused' : 'all');
  const present = (['refused', 'create', 'update', 'same'] as const).filter(
    (one) => outcomes[one] > 0 || one === filter,
  );
  return (
    <section className={styles.part}>
      <SegmentedChoice<Filter>
        legend="Rows"
        onChange={setChosen}
        options={[
          { value: 'all', label: `All ${formatCount(rows)}` },
          ...present.map((value) => ({
            value,
            label: `${outcomeWords[value]} ${formatCount(outcomes[value])}`,
          })),
        ]}
        value={filter}
      />
      <PageFrom
        after={null}
        filter={filter}
        isChanging={isUnderWay(state)}
        key={`${filter} ${state}`}
        shown={shown}
      />
    </section>
  );
}

type PageProps = {
  readonly shown: ShownImport;
  readonly filter: Filter;
  readonly after: number | null;
  readonly isChanging: boolean;
};

function PageFrom({ shown, filter, after, isChanging }: PageProps): ReactNode {
  const [isMore, setMore] = useState(false);
  const read = useOperation(
    'imports rows',
    {
      id: shown.id,
      ...(filter === 'all' ? {} : { show: filter }),
      ...(after === null ? {} : { after }),
    },
    () => (isChanging ? 3000 : refreshInterval),
  );
  return (
    <Loaded
      failedTitle="We couldn’t load the rows"
      loading={<LoadingBlock label="Loading the rows" />}
      read={read}
    >
      {({ rows, next }) => (
        <>
          <RowTable kind={shown.kind} rows={rows} />
          {next !== null && !isMore && (
            <p>
              <Button onClick={() => setMore(true)}>Show more</Button>
            </p>
          )}
          {next !== null && isMore && (
            <PageFrom after={next} filter={filter} isChanging={isChanging} shown={shown} />
          )}
        </>
      )}
    </Loaded>
  );
}

function RowTable({
  rows,
  kind,
}: {
  readonly rows: readonly ImportedRow[];
  readonly kind: ShownImport['kind'];
}) {
  return (
    <DataTable
      columns={[
        { heading: 'Row', isNumber: true, cell: ({ row }) => row },
        { heading: 'Reference', cell: (row) => <Reference kind={kind} row={row} /> },
        { heading: 'Name', cell: ({ name }) => name },
        {
          heading: 'Outcome',
          cell: ({ outcome, isApplied }) => (
            <span className={styles.outcome} data-outcome={outcome}>
              {outcome === null ? 'Not checked' : outcomeWords[outcome]}
              {isApplied && ', written'}
            </span>
          ),
        },
        { heading: 'Details', cell: detailOf },
      ]}
      keyOf={({ row }) => row}
      label="Rows of the file"
      rows={rows}
      whenEmpty="There are no such rows"
    />
  );
}

function Reference({
  row: { reference, recordId },
  kind,
}: {
  readonly row: ImportedRow;
  readonly kind: ShownImport['kind'];
}) {
  if (recordId === null || (kind !== 'artists' && kind !== 'artworks')) return reference;
  return <Link to={deskPath(kind, recordId)}>{reference}</Link>;
}
