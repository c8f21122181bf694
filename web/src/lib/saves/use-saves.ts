import { useAtom } from 'jotai';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { apiRequest } from '../../../../shared/api/call.ts';
import { saveArtwork, unsaveArtwork } from '../../../../shared/api/collecting.ts';
import { sendInOrder } from '../api/send-in-order.ts';
import { failureText } from '../failure-text.ts';
import { useSession } from '../session/use-session.ts';
import { ownListsChannel } from '../tab-channels.ts';
import { toast } from '../toast.ts';
import { toggledAtom, toggledFor } from './toggled-atom.ts';

/** The artworks of a list that are saved, according to the account. */
export const SavedIds = createContext<ReadonlySet<number>>(new Set());

type Saves = {
  readonly isSaved: (artworkId: number) => boolean;
  /** Artworks unsaved since their lists were read. */
  readonly dropped: ReadonlySet<number>;
  /** Shows the change at once; reverts it and shows the reason on failure. */
  readonly setSaved: (artworkId: number, saved: boolean) => Promise<boolean>;
};

export function useSaves(): Saves {
  const { user } = useSession();
  const userId = user?.id ?? null;
  const listed = useContext(SavedIds);
  const [toggled, setToggled] = useAtom(toggledAtom);
  const own = toggled !== null && toggled.userId === userId ? toggled.saved : null;

  const dropped = useMemo(
    () => new Set([...(own ?? [])].flatMap(([id, saved]) => (saved ? [] : [id]))),
    [own],
  );

  const setSaved = useCallback(
    async (artworkId: number, saved: boolean) => {
      if (userId === null) return false;
      const show = (value: boolean) =>
        setToggled((before) => toggledFor(userId, before, artworkId, value));
      show(saved);
      try {
        const request = saved
          ? apiRequest(saveArtwork, artworkId)
          : apiRequest(unsaveArtwork, artworkId);
        await sendInOrder(request.path, request, { keepalive: true });
        ownListsChannel.post({ list: 'saves', userId, id: artworkId });
        return true;
      } catch (error) {
        show(!saved);
        toast.error(failureText(error));
        return false;
      }
    },
    [userId, setToggled],
  );

  return {
    isSaved: (artworkId) => userId !== null && (own?.get(artworkId) ?? listed.has(artworkId)),
    dropped,
    setSaved,
  };
}
