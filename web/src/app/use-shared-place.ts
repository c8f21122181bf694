import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useSessionActions } from '../lib/session/use-session-actions.ts';
import { placeChannel } from '../lib/tab-channels.ts';

/** Keeps region and currency in step between tabs. */
export function useSharedPlace(): void {
  const { refreshSession } = useSessionActions();
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      placeChannel.listen(() => {
        // On failure this tab keeps its region; the next page load has the new one.
        refreshSession()
          .then(() => mutate(() => true))
          .catch(() => undefined);
      }),
    [refreshSession, mutate],
  );
}
