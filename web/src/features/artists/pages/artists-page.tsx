import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { listArtists } from '../../../../../shared/api/artists.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { ArtistsView } from '../../../../../shared/contracts/artists.ts';
import { searchWords } from '../../../../../shared/domain/searches.ts';
import { type Following, useFollowing } from '../../../lib/following/use-following.ts';
import { useResumeFollow } from '../../../lib/following/use-resume-follow.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ArtistStrip } from '../../../ui/artist-strip.tsx';
import { Loaded, type Read } from '../../../ui/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ArtistIndex } from '../components/artist-index.tsx';
import { ArtistSearch } from '../components/artist-search.tsx';
import { SearchResults } from '../components/search-results.tsx';
import { Trending } from '../components/trending.tsx';
import styles from './artists-page.module.css';

const trendingShown = 8;

export function ArtistsPage() {
  usePageTitle('Artists');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const q = searchWords(params.get('q') ?? '');
  const all = useApi(apiPath(listArtists));
  const following = useFollowing();
  const artists = all.data?.artists;
  const nameOf = useCallback(
    (id: number) => artists?.find((artist) => artist.id === id)?.name ?? '',
    [artists],
  );
  useResumeFollow(following, nameOf);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          Artists
        </h1>
        <div className={styles.search}>
          <ArtistSearch
            onSearch={(wanted) => {
              const search = wanted === '' ? '' : `?${new URLSearchParams({ q: wanted })}`;
              navigate({ search }, { replace: true });
            }}
            q={q}
          />
        </div>
      </header>
      {q === '' ? (
        <AllArtists all={all} following={following} />
      ) : (
        <SearchResults following={following} q={q} />
      )}
    </div>
  );
}

function AllArtists({
  all,
  following,
}: {
  readonly all: Read<ArtistsView>;
  readonly following: Following;
}) {
  return (
    <Loaded
      failedTitle="We couldn’t load the artists"
      loading={
        <Loading label="Loading artists">
          <div className={styles.parts}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </Loading>
      }
      read={all}
    >
      {({ header, trending, artists }) => (
        <div className={styles.parts}>
          {header.length > 0 && <ArtistStrip artists={header} priority />}
          {trending.length > 0 && <Trending artists={trending.slice(0, trendingShown)} />}
          <ArtistIndex artists={artists} following={following} />
        </div>
      )}
    </Loaded>
  );
}
