import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { apiPath } from '../../../shared/api/call.ts';
import {
  listFollowedArtists,
  listFollows,
  listSavedArtworks,
  listSaves,
} from '../../../shared/api/collecting.ts';
import { apiGet } from '../lib/api/client.ts';
import { toggledAtom, toggledFor } from '../lib/saves/toggled-atom.ts';
import { useSession } from '../lib/session/use-session.ts';
import { ownListsChannel } from '../lib/tab-channels.ts';

/** Keeps saved works and followed artists in step between tabs of one user. */
export function useSharedLists(): void {
  const userId = useSession().user?.id ?? null;
  const { mutate } = useSWRConfig();
  const setToggled = useSetAtom(toggledAtom);

  useEffect(() => {
    if (userId === null) return;
    const revalidate = (list: string) =>
      mutate((key) => typeof key === 'string' && key.split('?')[0] === list);
    const refresh = {
      async saves(id: number) {
        const { artworkIds } = await apiGet(apiPath(listSaves, { ids: [id] }));
        const isSaved = artworkIds.includes(id);
        setToggled((before) => toggledFor(userId, before, id, isSaved));
        if (isSaved) await revalidate(apiPath(listSavedArtworks));
      },
      async follows() {
        await Promise.all([
          revalidate(apiPath(listFollows)),
          revalidate(apiPath(listFollowedArtists)),
        ]);
      },
    };
    return ownListsChannel.listen((message) => {
      // On failure this tab shows the old list until its next read.
      if (message.userId === userId) refresh[message.list](message.id).catch(() => undefined);
    });
  }, [userId, mutate, setToggled]);
}
