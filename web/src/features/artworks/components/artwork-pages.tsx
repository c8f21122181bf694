import { useCallback } from 'react';
import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { listedAtMost } from '../../../../../shared/domain/lists.ts';
import { countOf } from '../../../lib/format/count-of.ts';
import { SaveToggle } from '../../../lib/saves/save-toggle.tsx';
import { SavesOf } from '../../../lib/saves/saves-of.tsx';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ArtworkGrid, ArtworkGridSkeleton } from '../../../ui/artwork-grid.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import {
  type ArtworkListAddress,
  type ListQuery,
  listAddress,
  listPath,
} from '../logic/list-query.ts';
import styles from './artwork-pages.module.css';
import { MorePages } from './more-pages.tsx';
import { NothingFound } from './nothing-found.tsx';

const priorityCount = 4;

/**
 * The pages of the list that the address asks for. Each is cached by itself, so that Back restores
 * all.
 */
export function ArtworkPages({ query: { list, shown } }: { readonly query: ListQuery }) {
  const { data: first } = useApi(listPath(list, shown.first));
  const { data: last } = useApi(listPath(list, shown.last));
  const known = first ?? last;
  if (known?.total === 0) return <NothingFound list={list} />;
  const until = Math.min(shown.last, Math.max(shown.first, known?.pageCount ?? shown.last));
  const pages = Array.from({ length: until - shown.first + 1 }, (_, index) => shown.first + index);
  return (
    <>
      <div className={styles.head}>
        <p aria-live="polite" className={styles.count}>
          {known ? countWords(known.total) : ' '}
        </p>
        {shown.first > 1 && (
          <ButtonLink size="small" to={listAddress(list)} variant="quiet">
            Back to the start
          </ButtonLink>
        )}
      </div>
      <div className={styles.pages}>
        {pages.map((page) => (
          <ListPage isFirst={page === shown.first} key={page} list={list} page={page} />
        ))}
      </div>
      {known && known.pageCount > 1 && (
        <MorePages known={known} list={list} shown={{ first: shown.first, last: until }} />
      )}
    </>
  );
}

type PageProps = {
  readonly list: ArtworkListAddress;
  readonly page: number;
  readonly isFirst: boolean;
};

function ListPage({ list, page, isFirst }: PageProps) {
  const read = useApi(listPath(list, page));
  const save = useCallback(
    ({ id, name }: ArtworkCard) => <SaveToggle artworkId={id} name={name} />,
    [],
  );
  return (
    <Loaded
      failedTitle="We couldn’t load the artworks"
      loading={<ArtworkGridSkeleton />}
      read={read}
    >
      {({ items }) => (
        <SavesOf artworkIds={items.map(({ id }) => id)}>
          <ArtworkGrid action={save} artworks={items} priorityCount={isFirst ? priorityCount : 0} />
        </SavesOf>
      )}
    </Loaded>
  );
}

function countWords(total: number): string {
  const words = countOf(total, 'artwork');
  return total >= listedAtMost ? `More than ${words}` : words;
}
