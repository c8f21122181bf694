import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { getArtwork } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { toast } from '../../../lib/toast.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { afterEdit, afterTrade, type PlacedTrade } from '../logic/after-trade.ts';
import type { Trade } from './use-trade.ts';

/** Calls whose data a trade changes. */
const outdated = /^\/api\/(?:account|home|artworks\?)/;

/** Opens the page that shows the finished trade, and revalidates what the trade changed. */
export function useTradeDone({ flow, artwork, editing }: Trade): (trade: PlacedTrade) => void {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const isEdit = editing !== null;
  return useCallback(
    (trade) => {
      const isEdited = isEdit && trade.orderId === null;
      void mutate((key) => typeof key === 'string' && outdated.test(key), undefined, {
        revalidate: true,
      });
      // The review still shows this artwork: it keeps the old data until the new comes.
      void mutate(apiPath(getArtwork, artwork.id));
      // A changed listing is confirmed by a dialog.
      if (isEdited && flow === 'bid-or-buy') toast.success('Your bid is updated.');
      navigate(isEdited ? afterEdit(flow, trade.id) : afterTrade(flow, trade), { replace: true });
    },
    [flow, artwork.id, isEdit, mutate, navigate],
  );
}
