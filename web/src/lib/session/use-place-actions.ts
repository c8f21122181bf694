import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { apiRequest } from '../../../../shared/api/call.ts';
import { choosePlace, forgetPlace } from '../../../../shared/api/session.ts';
import type { PlaceForm } from '../../../../shared/contracts/forms/place.ts';
import type { SessionView } from '../../../../shared/contracts/session.ts';
import { apiSend } from '../api/client.ts';
import { placeChannel } from '../tab-channels.ts';
import { sessionAtom } from './session-atom.ts';

type PlaceActions = {
  /** Prices are for there from now on, in every tab and on the next visit. */
  choosePlace(place: PlaceForm): Promise<SessionView>;
  /** Takes the choice back: the server places the visitor by itself. */
  forgetPlace(): Promise<SessionView>;
};

export function usePlaceActions(): PlaceActions {
  const setSession = useSetAtom(sessionAtom);
  const { mutate } = useSWRConfig();

  const take = useCallback(
    (session: SessionView) => {
      // Prices are converted where they are shown; what the server chose by place is read anew.
      setSession(session);
      placeChannel.post(null);
      void mutate(() => true);
      return session;
    },
    [setSession, mutate],
  );
  return {
    choosePlace: useCallback(
      async (place) => take(await apiSend(apiRequest(choosePlace, place))),
      [take],
    ),
    forgetPlace: useCallback(async () => take(await apiSend(apiRequest(forgetPlace))), [take]),
  };
}
