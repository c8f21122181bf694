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
  /** Sets the visitor's region and currency, in every tab and for later visits. */
  choosePlace(place: PlaceForm): Promise<SessionView>;
  /** Removes the choice: the server locates the visitor again. */
  forgetPlace(): Promise<SessionView>;
};

export function usePlaceActions(): PlaceActions {
  const setSession = useSetAtom(sessionAtom);
  const { mutate } = useSWRConfig();

  const take = useCallback(
    (session: SessionView) => {
      // Prices are converted when shown; data that depends on the region is read again.
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
