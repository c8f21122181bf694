import type { ComponentType, ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { Section } from '../section.tsx';
import styles from './catalogue.module.css';
import { type ListFilter, Pages, useListFilter } from './catalogue-list.tsx';
import { NewRecord } from './new-record.tsx';

export type PageProps = {
  readonly filter: ListFilter;
  readonly after: number | null;
  readonly more: (next: number | null) => ReactNode;
};

type ListProps = {
  readonly kind: 'artist' | 'artwork';
  readonly isReadOnly: boolean;
  readonly Page: ComponentType<PageProps>;
};

/** The artists or artworks of the catalogue, in pages. */
export function RecordList({ kind, isReadOnly, Page }: ListProps) {
  const { filter, controls } = useListFilter();
  return (
    <Section
      aside={!isReadOnly && <NewRecord kind={kind} />}
      title={kind === 'artist' ? 'Artists' : 'Artworks'}
    >
      {controls}
      <Pages
        filter={filter}
        page={(after, more) => <Page after={after} filter={filter} more={more} />}
      />
    </Section>
  );
}

export const pageInput = (filter: ListFilter, after: number | null) => ({
  ...filter,
  ...(after === null ? {} : { after }),
});

type Row = { readonly id: number };

export function ListPage<Record extends Row>({
  name,
  read,
  columns,
  more,
}: Pick<PageProps, 'more'> & {
  readonly name: 'artists' | 'artworks';
  readonly read: SWRResponse<{ items: Record[]; next: number | null }, ApiError>;
  readonly columns: readonly Column<Record>[];
}) {
  return (
    <Loaded
      failedTitle={`We couldn’t load the ${name}`}
      loading={<LoadingBlock label={`Loading the ${name}`} />}
      read={read}
    >
      {({ items, next }) => (
        <>
          <div className={styles.list}>
            <DataTable
              columns={columns}
              keyOf={({ id }) => id}
              label={name === 'artists' ? 'Artists' : 'Artworks'}
              rows={items}
              whenEmpty={`No ${name} found`}
            />
          </div>
          {more(next)}
        </>
      )}
    </Loaded>
  );
}
