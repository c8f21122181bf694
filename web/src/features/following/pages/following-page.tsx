import { useSearchParams } from 'react-router';
import { followingPath, followingTabOf } from '../../../../../shared/domain/following-path.ts';
import { shownPages } from '../../../lib/swr/shown-pages.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { Page } from '../../../ui/page.tsx';
import { FollowedArtists } from '../components/followed-artists.tsx';
import { SavedArtworks } from '../components/saved-artworks.tsx';

const titles = { following: 'Following', saved: 'Saved' } as const;
const tabs = [
  { label: 'Artists', to: followingPath('following') },
  { label: 'Artworks', to: followingPath('saved') },
];

export function FollowingPage() {
  const [query] = useSearchParams();
  const tab = followingTabOf(query);
  const pages = shownPages(query);
  usePageTitle(titles[tab]);
  return (
    <Page title={titles[tab]}>
      <LinkTabs current={followingPath(tab)} label="Following and saved" tabs={tabs} />
      {tab === 'saved' ? <SavedArtworks pages={pages} /> : <FollowedArtists pages={pages} />}
    </Page>
  );
}
