import { apiPath } from '../../../../../shared/api/call.ts';
import { getHome } from '../../../../../shared/api/discover.ts';
import { RecentlyViewed } from '../../../lib/recently-viewed/recently-viewed.tsx';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ReadFailed } from '../../../ui/loaded.tsx';
import { Articles } from '../components/articles.tsx';
import { ArtistsHeader } from '../components/artists-header.tsx';
import { Hero, HeroSkeleton } from '../components/hero.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import { LatestAsks } from '../components/latest-asks.tsx';
import { LatestBids } from '../components/latest-bids.tsx';
import { NewReleases } from '../components/new-releases.tsx';
import { NextReleases } from '../components/next-releases.tsx';
import { TrendingArtists } from '../components/trending-artists.tsx';
import { Wall } from '../components/wall.tsx';
import styles from './home-page.module.css';

const bidsShown = 6;
const asksShown = 8;

export function HomePage() {
  usePageTitle(null);
  const read = useApi(apiPath(getHome));
  const { data, error } = read;
  if (!data) {
    return (
      <div className={styles.home}>
        <HeroSkeleton failed={error !== undefined} />
        {error && (
          <div className={styles.room}>
            <ReadFailed read={read} title="We couldn’t load the artworks" />
          </div>
        )}
      </div>
    );
  }
  const [first, ...others] = data.featured;
  return (
    <div className={styles.home}>
      <Hero artwork={first ?? null} />
      <ArtistsHeader />
      {others.length > 0 && <Wall artworks={others} />}
      <NextReleases />
      {data.latestAsks.length > 0 && <LatestAsks artworks={data.latestAsks.slice(0, asksShown)} />}
      <NewReleases />
      {data.latestBids.length > 0 && <LatestBids artworks={data.latestBids.slice(0, bidsShown)} />}
      <TrendingArtists />
      <Articles />
      <RecentlyViewed className={styles.room} />
      <HowItWorks />
    </div>
  );
}
