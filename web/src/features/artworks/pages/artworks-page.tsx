import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Page } from '../../../ui/page.tsx';
import { ArtworkPages } from '../components/artwork-pages.tsx';
import { Filters } from '../components/filters.tsx';
import { readListQuery } from '../logic/list-query.ts';

export function ArtworksPage() {
  const [params] = useSearchParams();
  const query = readListQuery(params);
  const title = query.q ? `‘${query.q}’` : (query.medium ?? 'Artworks');
  usePageTitle(title);
  return (
    <Page title={title}>
      <Filters query={query} />
      <ArtworkPages key={params.toString().replace(/(^|&)page=\d+/, '')} query={query} />
    </Page>
  );
}
