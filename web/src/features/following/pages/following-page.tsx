import { useSearchParams } from 'react-router';
import { followingTabOf } from '../../../../../shared/domain/following-path.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Page } from '../../../ui/page.tsx';
import { FollowedArtists } from '../components/followed-artists.tsx';
import { SavedArtworks } from '../components/saved-artworks.tsx';
import { Tabs } from '../components/tabs.tsx';
import { shownPages } from '../logic/shown-pages.ts';

const titles = { following: 'Following', saved: 'Saved' } as const;

export function FollowingPage() {
  const [query] = useSearchParams();
  const tab = followingTabOf(query);
  const pages = shownPages(query);
  usePageTitle(titles[tab]);
  return (
    <Page title={titles[tab]}>
      <Tabs tab={tab} />
      {tab === 'saved' ? <SavedArtworks pages={pages} /> : <FollowedArtists pages={pages} />}
    </Page>
  );
}
