import type { ArtworkList } from '../../../../../shared/contracts/catalogue.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ArtworkGrid, ArtworkGridSkeleton } from '../../../ui/artwork-grid.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { type ListQuery, listAddress, listPath } from '../logic/list-query.ts';
import styles from './artwork-pages.module.css';

const seenAtOnce = 4;

/** Pages one to the address's, each read and kept by itself, so that Back finds them all. */
export function ArtworkPages({ query }: { readonly query: ListQuery }) {
  const first = useApi<ArtworkList>(listPath(query, 1));
  const last = useApi<ArtworkList>(listPath(query, query.pages));
  const known = first.data ?? last.data;
  if (known?.total === 0) return <NothingFound query={query} />;
  const pages = Math.min(query.pages, known?.pageCount ?? query.pages);
  // Every page but the last is full, so that the first one's length is the length of a page.
  const shown = first.data && Math.min(first.data.items.length * pages, first.data.total);
  return (
    <>
      <p aria-live="polite" className={styles.count}>
        {known ? `${known.total} ${known.total === 1 ? 'work' : 'works'}` : ' '}
      </p>
      <div className={styles.pages}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <ListPage key={page} page={page} query={query} />
        ))}
      </div>
      {known && known.pageCount > 1 && shown !== undefined && (
        <LoadMore
          shown={shown}
          to={pages < known.pageCount ? listAddress(query, { pages: pages + 1 }) : null}
          total={known.total}
        />
      )}
    </>
  );
}

function ListPage({ query, page }: { readonly query: ListQuery; readonly page: number }) {
  const { data, error, isValidating, mutate } = useApi<ArtworkList>(listPath(query, page));
  if (data)
    return <ArtworkGrid artworks={data.items} priorityCount={page === 1 ? seenAtOnce : 0} />;
  if (!error) return <ArtworkGridSkeleton />;
  return (
    <FailedState
      error={error}
      onRetry={() => void mutate()}
      retrying={isValidating}
      title="The works could not be shown"
    />
  );
}

function NothingFound({ query }: { readonly query: ListQuery }) {
  return (
    <EmptyState
      action={
        <ButtonLink to={listAddress(query, { medium: null, q: '' })}>See all artworks</ButtonLink>
      }
      title="No works found"
    >
      {query.q
        ? 'Check how the name is written, or search for a part of it.'
        : 'No work in this medium has been listed yet.'}
    </EmptyState>
  );
}
