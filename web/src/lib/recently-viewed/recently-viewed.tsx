import { useEffect, useId, useRef, useState } from 'react';
import type { ApiPath } from '../../../../shared/api/call.ts';
import { apiPath } from '../../../../shared/api/call.ts';
import { getRecentlyViewed } from '../../../../shared/api/collecting.ts';
import type { RecentlyViewedView } from '../../../../shared/contracts/catalogue.ts';
import { ArtworkStrip } from '../../ui/artwork-strip.tsx';
import { useSession } from '../session/use-session.ts';
import { useApi } from '../swr/use-api.ts';
import { useInView } from '../use-in-view.ts';
import { readViews } from './guest-views.ts';

type Props = {
  /** The current artwork, which is left out. */
  readonly except?: number;
  readonly className?: string | undefined;
};

/** Recently viewed artworks; renders nothing if there are none. */
export function RecentlyViewed({ except, className }: Props) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const { data } = useApi(usePath(isInView));
  const works = data?.items.filter((work) => work.id !== except) ?? [];
  return (
    <div ref={place}>
      {works.length > 0 && (
        <section aria-labelledby={id} className={className}>
          <ArtworkStrip artworks={works} title="Recently viewed" titleId={id} />
        </section>
      )}
    </div>
  );
}

/** A guest's views are read from storage once, when the section comes near the window. */
function usePath(isWanted: boolean): ApiPath<RecentlyViewedView> | null {
  const isSignedIn = useSession().user !== null;
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    if (isWanted) setIds(readViews());
  }, [isWanted]);
  if (!isWanted) return null;
  if (isSignedIn) return apiPath(getRecentlyViewed);
  return ids.length === 0 ? null : apiPath(getRecentlyViewed, { ids });
}
