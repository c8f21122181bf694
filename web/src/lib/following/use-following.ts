import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { type ApiRequest, apiPath, apiRequest } from '../../../../shared/api/call.ts';
import { followArtist, listFollows, unfollowArtist } from '../../../../shared/api/collecting.ts';
import type { FollowsView, FollowView } from '../../../../shared/contracts/artists.ts';
import type { FollowFlags, FollowForm } from '../../../../shared/contracts/forms/follow.ts';
import { sendInOrder } from '../api/send-in-order.ts';
import { failureText } from '../failure-text.ts';
import { messages } from '../messages.ts';
import { useOverlay } from '../overlays/use-overlay.ts';
import { savePending } from '../pending-actions/pending-action.ts';
import { useSession } from '../session/use-session.ts';
import { useApi } from '../swr/use-api.ts';
import { ownListsChannel } from '../tab-channels.ts';
import { toast } from '../toast.ts';

type Artist = { readonly id: number; readonly name: string };

export type Following = {
  /** The chosen e-mails; null: not followed, or not known yet. */
  readonly flagsOf: (artistId: number) => FollowFlags | null;
  /**
   * A visitor signs in first; the follow then happens without another press. Resolves to whether it
   * succeeded.
   */
  readonly follow: (artist: Artist, more?: Omit<FollowForm, 'artistId'>) => Promise<boolean>;
  readonly unfollow: (artist: Artist) => Promise<boolean>;
  readonly setFlags: (artist: Artist, flags: Partial<FollowFlags>) => Promise<boolean>;
};

const everything: FollowFlags = {
  newLowestAsk: true,
  newHighestBid: true,
  newRelease: true,
  newSale: true,
};
const noFollows: FollowsView = { follows: [] };

/** Followed artists: one read for all lists. Changes show at once and are reverted on failure. */
export function useFollowing(): Following {
  const userId = useSession().user?.id ?? null;
  const isSignedIn = userId !== null;
  const { openAuth } = useOverlay();
  const { pathname, search } = useLocation();
  const { data, mutate } = useApi(isSignedIn ? apiPath(listFollows) : null);
  const followed = useMemo(
    () => new Map(data?.follows.map(({ artistId, flags }) => [artistId, flags])),
    [data],
  );

  const change = useCallback(
    async (
      artistId: number,
      request: ApiRequest,
      after: (follows: readonly FollowView[]) => FollowView[],
    ) => {
      try {
        const send = () => sendInOrder(`follow ${artistId}`, request, { keepalive: true });
        await mutate(async () => void (await send()), {
          // Read the list again: other artists may have changed meanwhile.
          populateCache: false,
          optimisticData: (_, shown = noFollows) => ({ follows: after(shown.follows) }),
        });
        if (userId !== null) ownListsChannel.post({ list: 'follows', userId, id: artistId });
        return true;
      } catch (error) {
        toast.error(failureText(error));
        return false;
      }
    },
    [mutate, userId],
  );

  const set = useCallback(
    (form: FollowForm) =>
      change(form.artistId, apiRequest(followArtist, form), (follows) => {
        const { artistId } = form;
        const before = follows.find((one) => one.artistId === artistId)?.flags ?? everything;
        const others = follows.filter((one) => one.artistId !== artistId);
        return [{ artistId, flags: { ...before, ...defined(form.flags) } }, ...others];
      }),
    [change],
  );

  const follow = useCallback(
    async (artist: Artist, more: Omit<FollowForm, 'artistId'> = {}) => {
      if (isSignedIn) return set({ artistId: artist.id, ...more });
      openAuth('register', {
        redirectTo: savePending({ kind: 'follow', id: artist.id }, pathname + search),
        reason: messages.signInFirst.follow(artist.name),
      });
      return false;
    },
    [isSignedIn, openAuth, pathname, search, set],
  );

  return {
    flagsOf: (artistId) => followed.get(artistId) ?? null,
    follow,
    unfollow: ({ id }) =>
      change(id, apiRequest(unfollowArtist, id), (follows) =>
        follows.filter(({ artistId }) => artistId !== id),
      ),
    setFlags: ({ id: artistId }, flags) => set({ artistId, flags }),
  };
}

function defined(flags: FollowForm['flags']): Partial<FollowFlags> {
  const given = Object.entries(flags ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}
