import { useSearchParams } from 'react-router';
import type { ArtistView } from '../../../../../shared/contracts/artists.ts';
import type { ArtworkCard, ArtworkList } from '../../../../../shared/contracts/catalogue.ts';
import { SaveToggle } from '../../../lib/saves/save-toggle.tsx';
import { SavesOf } from '../../../lib/saves/saves-of.tsx';
import { useResumeSave } from '../../../lib/saves/use-resume-save.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ArtworkGrid, ArtworkGridSkeleton } from '../../../ui/artwork-grid.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { readWorksQuery, type WorksQuery, worksAddress, worksPath } from '../logic/works-query.ts';
import { Section } from './section.tsx';
import styles from './works.module.css';
import { WorksFilters } from './works-filters.tsx';

type Props = { readonly artist: ArtistView };

/** The artist's works by medium. The address counts the pages, so that Back restores them. */
export function Works({ artist }: Props) {
  useResumeSave();
  const [params] = useSearchParams();
  const query = readWorksQuery(params);
  const first = useApi(worksPath(artist.id, query, 1));
  const total = first.data?.total;
  return (
    <Section title="Works">
      {artist.numberOfArtworks > 1 && <WorksFilters artist={artist} query={query} />}
      {total === 0 ? (
        <NoWorks artist={artist} query={query} />
      ) : (
        <WorksPages artist={artist} first={first.data} query={query} />
      )}
    </Section>
  );
}

type PagesProps = Props & { readonly query: WorksQuery };

function WorksPages({
  artist,
  query,
  first,
}: PagesProps & { readonly first: ArtworkList | undefined }) {
  const pages = Math.min(query.pages, first?.pageCount ?? query.pages);
  const shown = first && Math.min(first.items.length * pages, first.total);
  return (
    <>
      <div className={styles.pages}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <WorksPage artist={artist} key={page} page={page} query={query} />
        ))}
      </div>
      {first && first.pageCount > 1 && shown !== undefined && (
        <LoadMore
          shown={shown}
          to={
            pages < first.pageCount ? worksAddress(artist.href, query, { pages: pages + 1 }) : null
          }
          total={first.total}
        />
      )}
    </>
  );
}

const save = ({ id, name }: ArtworkCard) => <SaveToggle artworkId={id} name={name} />;

function WorksPage({ artist, query, page }: PagesProps & { readonly page: number }) {
  const read = useApi(worksPath(artist.id, query, page));
  return (
    <Loaded
      failedTitle="We couldn’t load the artworks"
      loading={<ArtworkGridSkeleton count={4} />}
      read={read}
    >
      {({ items }) => (
        <SavesOf artworkIds={items.map(({ id }) => id)}>
          <ArtworkGrid action={save} artworks={items} />
        </SavesOf>
      )}
    </Loaded>
  );
}

function NoWorks({ artist, query }: PagesProps) {
  if (query.medium === null) {
    return (
      <EmptyState title="No works yet">
        Follow {artist.name} to get e-mails about prices and releases.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={<ButtonLink to={artist.href}>View all works</ButtonLink>}
      title="No works in this medium"
    />
  );
}
