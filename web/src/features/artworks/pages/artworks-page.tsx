import { useSearchParams } from 'react-router';
import {
  artworkListSearch,
  artworkListTitle,
} from '../../../../../shared/domain/artwork-list-address.ts';
import { useResumeSave } from '../../../lib/saves/use-resume-save.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Page } from '../../../ui/page.tsx';
import { ArtworkPages } from '../components/artwork-pages.tsx';
import { Filters } from '../components/filters.tsx';
import { readListQuery } from '../logic/list-query.ts';

/** The server always renders the first page, wherever in the list the address is. */
const beginning = { first: 1, last: 1 };

export function ArtworksPage() {
  const [params] = useSearchParams();
  const { list, shown } = readListQuery(params);
  const query = { list, shown: useIsHydrated() ? shown : beginning };
  const title = artworkListTitle(query.list);
  usePageTitle(title);
  useResumeSave();
  return (
    <Page title={title}>
      <Filters list={query.list} />
      <ArtworkPages key={artworkListSearch(query.list).toString()} query={query} />
    </Page>
  );
}
