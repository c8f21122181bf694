import { useMemo } from 'react';
import { apiPath } from '../../../../../shared/api/call.ts';
import { listSavedArtworks } from '../../../../../shared/api/collecting.ts';
import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { followingPath } from '../../../../../shared/domain/following-path.ts';
import { SaveToggle } from '../../../lib/saves/save-toggle.tsx';
import { SavedIds, useSaves } from '../../../lib/saves/use-saves.ts';
import { CursorPages } from '../../../lib/swr/cursor-pages.tsx';
import { ArtworkGrid, ArtworkGridSkeleton } from '../../../ui/artwork-grid.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useSettleOnLeave } from '../hooks/use-settle-on-leave.ts';
import styles from './saved-artworks.module.css';

const priorityCount = 4;

/** Saved artworks with their best prices, latest first. */
export function SavedArtworks({ pages }: { readonly pages: number }) {
  const { dropped } = useSaves();
  useSettleOnLeave<ArtworkCard>(apiPath(listSavedArtworks), (work) =>
    dropped.has(work.id) ? null : work,
  );
  return (
    <div className={styles.pages}>
      <CursorPages<ArtworkCard>
        empty={<NoneSaved />}
        call={listSavedArtworks}
        failedTitle="We couldn’t load your saved artworks"
        followsServer={dropped.size === 0}
        loading={<ArtworkGridSkeleton />}
        more={followingPath('saved', pages + 1)}
        pages={pages}
      >
        {(works, isFirst) => <SavedPage isFirst={isFirst} works={works} />}
      </CursorPages>
    </div>
  );
}

type PageProps = { readonly works: readonly ArtworkCard[]; readonly isFirst: boolean };

function SavedPage({ works, isFirst }: PageProps) {
  const ids = useMemo(() => new Set(works.map(({ id }) => id)), [works]);
  return (
    <SavedIds value={ids}>
      <ArtworkGrid
        action={({ id, name }) => <SaveToggle artworkId={id} name={name} />}
        artworks={works}
        priorityCount={isFirst ? priorityCount : 0}
      />
    </SavedIds>
  );
}

function NoneSaved() {
  return (
    <EmptyState
      action={
        <ButtonLink to={clientRoutes.artworks} variant="primary">
          View all artworks
        </ButtonLink>
      }
      title="No saved artworks yet"
    >
      Press Save, the torn slip on an artwork, to find it here with its latest prices.
    </EmptyState>
  );
}
