import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useSessionActions } from '../lib/session/use-session-actions.ts';
import { placeChannel } from '../lib/tab-channels.ts';

/** Prices are for the same place in every tab. */
export function useSharedPlace(): void {
  const { refreshSession } = useSessionActions();
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      placeChannel.listen(() => {
        // Should it fail, this tab goes on as it was; its next page has it from the server.
        refreshSession()
          .then(() => mutate(() => true))
          .catch(() => undefined);
      }),
    [refreshSession, mutate],
  );
}
