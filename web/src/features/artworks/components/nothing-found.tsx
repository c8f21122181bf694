import { apiPath } from '../../../../../shared/api/call.ts';
import { searchCatalogue } from '../../../../../shared/api/search.ts';
import type { SearchView } from '../../../../../shared/contracts/search.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { searchWords } from '../../../../../shared/domain/searches.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import {
  type ArtworkListAddress,
  isFiltered,
  listAddress,
  unfiltered,
} from '../logic/list-query.ts';
import styles from './nothing-found.module.css';

/** Says that the list is empty and suggests other lists; for a search, also matching artists. */
export function NothingFound({ list }: { readonly list: ArtworkListAddress }) {
  const isNarrow = isFiltered(list);
  const words = searchWords(list.q ?? '');
  const { data } = useApi(words === '' ? null : apiPath(searchCatalogue, { q: words }));
  const matching = data?.artists ?? [];
  const others = data?.soughtAfter ?? [];
  if (!isNarrow && words === '') {
    return (
      <EmptyState
        action={<ButtonLink to={clientRoutes.releases}>View release calendar</ButtonLink>}
        title="No artworks yet"
      >
        Check back soon.
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        action={
          isNarrow ? (
            <ButtonLink to={listAddress(unfiltered(list))}>Clear all filters</ButtonLink>
          ) : (
            <ButtonLink to={listAddress({})}>View all artworks</ButtonLink>
          )
        }
        title="No artworks found"
      >
        {isNarrow
          ? 'No artworks match all your filters. Remove a filter or widen a range.'
          : 'Check the spelling, or search for part of the name.'}
      </EmptyState>
      <Artists hits={matching} title="Matching artists" />
      {matching.length === 0 && <Artists hits={others} title="Trending artists" />}
    </>
  );
}

type ArtistsProps = { readonly title: string; readonly hits: SearchView['artists'] };

function Artists({ title, hits }: ArtistsProps) {
  if (hits.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.artists}>
        {hits.map(({ id, href, name }) => (
          <li key={id}>
            <Link className={styles.artist} to={href}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
