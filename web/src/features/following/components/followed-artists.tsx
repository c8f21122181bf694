import { lazy, Suspense } from 'react';
import { apiPath } from '../../../../../shared/api/call.ts';
import { listFollowedArtists } from '../../../../../shared/api/collecting.ts';
import type { FollowedArtist } from '../../../../../shared/contracts/following.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { followingPath } from '../../../../../shared/domain/following-path.ts';
import { NonCritical } from '../../../lib/non-critical.tsx';
import { CursorPages } from '../../../lib/swr/cursor-pages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useFollowChanges } from '../hooks/use-follow-changes.ts';
import { useSettleOnLeave } from '../hooks/use-settle-on-leave.ts';
import styles from './followed-row.module.css';
import { FollowedRow } from './followed-row.tsx';

const OnboardingEntry = lazy(() =>
  import('../../../lib/onboarding/onboarding-entry.tsx').then((module) => ({
    default: module.OnboardingEntry,
  })),
);

/** Followed artists, latest first. */
export function FollowedArtists({ pages }: { readonly pages: number }) {
  const changes = useFollowChanges();
  useSettleOnLeave<FollowedArtist>(apiPath(listFollowedArtists), (artist) => {
    const flags = changes.flagsOf(artist);
    return flags && { ...artist, flags };
  });
  return (
    <CursorPages<FollowedArtist>
      empty={<NoneFollowed />}
      call={listFollowedArtists}
      failedTitle="We couldn’t load the artists you follow"
      followsServer={changes.changed.size === 0}
      loading={<RowsSkeleton />}
      more={followingPath('following', pages + 1)}
      pages={pages}
    >
      {(artists) => (
        <ul className={styles.rows}>
          {artists.map((artist) => (
            <FollowedRow artist={artist} changes={changes} key={artist.id} />
          ))}
        </ul>
      )}
    </CursorPages>
  );
}

function NoneFollowed() {
  return (
    <>
      <EmptyState
        action={
          <ButtonLink to={clientRoutes.artists} variant="primary">
            View all artists
          </ButtonLink>
        }
        title="You don’t follow any artists yet"
      >
        Press Follow on an artist’s page to find them here, and to get e-mails about lower asks,
        higher bids, sales and releases. You choose which.
      </EmptyState>
      <NonCritical>
        <Suspense fallback={null}>
          <OnboardingEntry />
        </Suspense>
      </NonCritical>
    </>
  );
}

function RowsSkeleton() {
  return (
    <Loading label="Loading the artists you follow">
      <div className={styles.waiting}>
        {[1, 2, 3, 4].map((row) => (
          <div className={styles.item} key={row}>
            <div className={styles.row}>
              <div className={styles.avatar}>
                <Skeleton shape="picture" />
              </div>
              <div>
                <Skeleton width="third" />
                <Skeleton width="half" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
