import { useSWRConfig } from 'swr';
import { getArtwork } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { draftStore } from '../../../lib/session-store.ts';
import { toast } from '../../../lib/toast.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { afterEdit, afterTrade, type PlacedTrade } from '../logic/after-trade.ts';
import { copyDraftName } from '../logic/copy-draft.ts';
import type { TradeResult } from '../logic/run-trade.ts';
import { leftWords } from '../messages.ts';
import type { Trade } from './use-trade.ts';

/** Calls whose data a trade changes. */
const outdated = /^\/api\/(?:account|home|artworks\?)/;

/** What follows a trade: `onDone` on its page, `onLeft` where the person has gone elsewhere. */
export function useTradeDone(made: Trade): {
  readonly onDone: (trade: PlacedTrade) => void;
  readonly onLeft: (result: TradeResult) => void;
} {
  const { flow, step, artwork, editing, userId } = made;
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const isEdited = ({ orderId }: PlacedTrade) => editing !== null && orderId === null;
  const pathAfter = (trade: PlacedTrade) =>
    isEdited(trade) ? afterEdit(flow, trade.id) : afterTrade(flow, trade);

  function revalidate() {
    if (userId !== null) draftStore(copyDraftName(made, userId)).write(null);
    void mutate((key) => typeof key === 'string' && outdated.test(key), undefined, {
      revalidate: true,
    });
    // The review still shows this artwork: it keeps the old data until the new comes.
    void mutate(apiPath(getArtwork, artwork.id));
  }

  return {
    /** Opens the page that shows the finished trade. */
    onDone(trade) {
      revalidate();
      // A changed listing is confirmed by a dialog.
      if (isEdited(trade) && flow === 'bid-or-buy') toast.success('Your bid is updated.');
      navigate(pathAfter(trade), { replace: true });
    },
    /** Says what became of the trade, and stays where the person is. */
    onLeft(result) {
      const words = leftWords(flow, artwork.name, result, editing !== null);
      if (words === null) return;
      if (result.kind === 'placed') {
        revalidate();
        const onClick = () => navigate(pathAfter(result.trade));
        toast.success(words, undefined, { label: 'View', onClick });
        return;
      }
      const { message } = result.failure;
      const onClick = () => navigate(made.pathOf(step));
      if (result.kind === 'unknown') toast.error(words, undefined, { label: 'Check', onClick });
      else toast.error(words, message, { label: 'Try again', onClick });
    },
  };
}
