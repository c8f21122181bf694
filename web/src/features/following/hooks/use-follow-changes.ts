import { useCallback, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { type ApiRequest, apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { followArtist, listFollows, unfollowArtist } from '../../../../../shared/api/collecting.ts';
import type { FollowsView } from '../../../../../shared/contracts/artists.ts';
import type { FollowedArtist } from '../../../../../shared/contracts/following.ts';
import type { FollowFlags } from '../../../../../shared/contracts/forms/follow.ts';
import { sendInOrder } from '../../../lib/api/send-in-order.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { messages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { ownListsChannel } from '../../../lib/tab-channels.ts';
import { toast } from '../../../lib/toast.ts';
import { toastUndo } from '../../../lib/toast-undo.ts';

export type FollowChanges = {
  /** null: just unfollowed; the row stays so that it can be undone. */
  readonly flagsOf: (artist: FollowedArtist) => FollowFlags | null;
  /** Following again restores the e-mail settings. */
  readonly setFollowed: (artist: FollowedArtist, isFollowed: boolean) => Promise<void>;
  readonly setFlags: (artist: FollowedArtist, change: Partial<FollowFlags>) => Promise<void>;
  /** Changes since the page was opened, by artist id; null: unfollowed. */
  readonly changed: ReadonlyMap<number, FollowFlags | null>;
};

/** Changes made on this page, shown at once over the data read, and reverted on failure. */
export function useFollowChanges(): FollowChanges {
  const userId = useSession().user?.id ?? null;
  const { mutate } = useSWRConfig();
  const [changed, setChanged] = useState<ReadonlyMap<number, FollowFlags | null>>(new Map());

  // Artists changed in another tab: the app reads them again, so the server's data counts.
  useEffect(
    () =>
      ownListsChannel.listen((message) => {
        if (message.list === 'follows' && message.userId === userId) {
          setChanged((before) => new Map([...before].filter(([id]) => id !== message.id)));
        }
      }),
    [userId],
  );

  const flagsOf = (artist: FollowedArtist) => {
    const own = changed.get(artist.id);
    return own === undefined ? artist.flags : own;
  };

  const change = useCallback(
    async (
      { id, flags: read }: FollowedArtist,
      edit: (flags: FollowFlags | null) => FollowFlags | null,
      undo: (flags: FollowFlags | null) => FollowFlags | null,
      request: ApiRequest,
    ) => {
      const show = (next: typeof edit) =>
        setChanged((before) => {
          const shown = before.get(id);
          return new Map(before).set(id, next(shown === undefined ? read : shown));
        });
      show(edit);
      try {
        await sendInOrder(`follow ${id}`, request, { keepalive: true });
        if (userId !== null) ownListsChannel.post({ list: 'follows', userId, id });
        // Other pages read followed artists from another call.
        await mutate<FollowsView>(
          apiPath(listFollows),
          (kept) => kept && { follows: follows(kept.follows, id, edit) },
          { revalidate: false },
        );
        return true;
      } catch (error) {
        show(undo);
        toast.error(failureText(error));
        return false;
      }
    },
    [mutate, userId],
  );

  const follow = (artist: FollowedArtist, flags: FollowFlags) =>
    change(
      artist,
      () => flags,
      () => null,
      apiRequest(followArtist, { artistId: artist.id, flags }),
    );

  return {
    flagsOf,
    changed,
    setFollowed: async (artist, isFollowed) => {
      const before = flagsOf(artist);
      if (isFollowed) {
        await follow(artist, artist.flags);
        return;
      }
      const isDone = await change(
        artist,
        () => null,
        () => before,
        apiRequest(unfollowArtist, artist.id),
      );
      if (isDone)
        toastUndo(messages.unfollowed(artist.name), () => follow(artist, before ?? artist.flags));
    },
    setFlags: async (artist, flags) => {
      const before = flagsOf(artist);
      await change(
        artist,
        (shown) => shown && { ...shown, ...flags },
        (shown) => shown && { ...shown, ...sameFlagsOf(before, flags) },
        apiRequest(followArtist, { artistId: artist.id, flags }),
      );
    },
  };
}

function follows(
  all: FollowsView['follows'],
  artistId: number,
  edit: (flags: FollowFlags | null) => FollowFlags | null,
): FollowsView['follows'] {
  const flags = edit(all.find((one) => one.artistId === artistId)?.flags ?? null);
  const others = all.filter((one) => one.artistId !== artistId);
  return flags ? [{ artistId, flags }, ...others] : others;
}

/** The given flags that a change names. */
function sameFlagsOf(
  flags: FollowFlags | null,
  change: Partial<FollowFlags>,
): Partial<FollowFlags> {
  const names = Object.keys(change) as (keyof FollowFlags)[];
  return flags ? Object.fromEntries(names.map((name) => [name, flags[name]])) : {};
}
