import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { getArtwork } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { draftStore } from '../../../lib/session-store.ts';
import { toast } from '../../../lib/toast.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { afterEdit, afterTrade, type PlacedTrade } from '../logic/after-trade.ts';
import { copyDraftName } from '../logic/copy-draft.ts';
import type { Trade } from './use-trade.ts';

/** Calls whose data a trade changes. */
const outdated = /^\/api\/(?:account|home|artworks\?)/;

/** Opens the page that shows the finished trade, and revalidates what the trade changed. */
export function useTradeDone(made: Trade): (trade: PlacedTrade) => void {
  const { flow, artwork, editing, userId } = made;
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const isEdit = editing !== null;
  const draft = userId === null ? null : copyDraftName(made, userId);
  return useCallback(
    (trade) => {
      if (draft !== null) draftStore(draft).write(null);
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
    [flow, artwork.id, isEdit, draft, mutate, navigate],
  );
}
