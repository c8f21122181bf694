import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { getArtwork } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { toast } from '../../../lib/toast.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { donePlace, type Made } from '../logic/done-place.ts';
import type { Trade } from './use-trade.ts';

/** Calls whose data a trade changes. */
const outdated = /^\/api\/(?:account|home|artworks\?)/;

/** Opens the page that shows the finished trade, and revalidates what the trade changed. */
export function useTradeDone({ flow, artwork }: Trade): (made: Made) => void {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  return useCallback(
    (made) => {
      const { path, told } = donePlace(flow, artwork.id, made);
      void mutate((key) => typeof key === 'string' && outdated.test(key), undefined, {
        revalidate: true,
      });
      // The review still shows this artwork: it keeps the old data until the new comes.
      void mutate(apiPath(getArtwork, artwork.id));
      if (told !== null) toast.success(told);
      navigate(path, { replace: true });
    },
    [flow, artwork.id, mutate, navigate],
  );
}
