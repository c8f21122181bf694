import { useSearchParams } from 'react-router';
import { listFeed } from '../../../../../shared/api/feed.ts';
import type { FeedEntry } from '../../../../../shared/contracts/feed.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { CursorPages } from '../../../lib/swr/cursor-pages.tsx';
import { shownPages } from '../../../lib/swr/shown-pages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import styles from './feed-row.module.css';
import { FeedRow } from './feed-row.tsx';
import { MarkAllRead } from './mark-all-read.tsx';

/** What happened to the user, newest first. */
export function Feed() {
  const [query] = useSearchParams();
  const pages = shownPages(query);
  const markRead = useMarkRead();
  return (
    <div className={styles.rows}>
      <CursorPages<FeedEntry>
        call={listFeed}
        empty={<NothingYet />}
        failedTitle="We couldn’t load your notifications"
        loading={<FeedSkeleton />}
        more={`${clientRoutes.notifications}?page=${pages + 1}`}
        pages={pages}
      >
        {(entries, isFirst) => (
          <>
            {isFirst && entries[0] && <MarkAllRead markRead={markRead} newest={entries[0]} />}
            <ul>
              {entries.map((entry) => (
                <FeedRow
                  entry={entry}
                  key={entry.id}
                  // A failure leaves the entry unread: opening it is what matters.
                  onOpen={() => void (entry.isRead || markRead({ id: entry.id }).catch(() => null))}
                />
              ))}
            </ul>
          </>
        )}
      </CursorPages>
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      action={
        <ButtonLink to={clientRoutes.artworks} variant="primary">
          View all artworks
        </ButtonLink>
      }
      title="Nothing has happened yet"
    >
      When you are outbid, sell a work or an order moves on, you find it here and in your e-mail.
    </EmptyState>
  );
}

function FeedSkeleton() {
  return (
    <Loading label="Loading your notifications">
      {[1, 2, 3, 4].map((row) => (
        <div className={styles.row} key={row}>
          <Skeleton shape="picture" />
          <div className={styles.waiting}>
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton width="third" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
