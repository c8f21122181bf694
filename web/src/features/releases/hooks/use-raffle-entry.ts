import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import type { ApiRequest } from '../../../../../shared/api/call.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import {
  enterRaffle,
  getRaffleEntry,
  withdrawRaffleEntry,
} from '../../../../../shared/api/releases.ts';
import type { OwnRaffleEntry, ReleaseView } from '../../../../../shared/contracts/releases.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { savePending } from '../../../lib/pending-actions/pending-action.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { toast } from '../../../lib/toast.ts';
import { releaseWords } from '../messages.ts';

type Release = Pick<ReleaseView, 'id' | 'name' | 'kind'>;

export type RaffleEntry = {
  /** null: no entry, or not known yet. */
  readonly entry: OwnRaffleEntry['entry'];
  readonly isSignedIn: boolean;
  readonly isSending: boolean;
  /** A visitor signs in first; the entry is then made without another press. */
  readonly enter: () => Promise<void>;
  readonly withdraw: () => Promise<void>;
};

/** The visitor's own entry in a raffle, and how to make or withdraw it. */
export function useRaffleEntry({ id, name, kind }: Release): RaffleEntry {
  const isSignedIn = useSession().user !== null;
  const { openAuth } = useOverlay();
  const { pathname, search } = useLocation();
  const { data, mutate } = useApi(
    isSignedIn && kind === 'raffle' ? apiPath(getRaffleEntry, id) : null,
  );
  const [isSending, setSending] = useState(false);

  const send = useCallback(
    async (request: ApiRequest<OwnRaffleEntry>, done: string) => {
      setSending(true);
      try {
        await mutate(apiSend(request), { revalidate: false });
        toast.success(done);
      } catch (error) {
        toast.error(failureText(error));
      } finally {
        setSending(false);
      }
    },
    [mutate],
  );

  const enter = useCallback(async () => {
    if (isSignedIn) return send(apiRequest(enterRaffle, id), releaseWords.entered);
    openAuth('register', {
      redirectTo: savePending({ kind: 'enter', id }, pathname + search),
      reason: releaseWords.signInToEnter(name),
    });
  }, [isSignedIn, send, openAuth, id, name, pathname, search]);

  return {
    entry: data?.entry ?? null,
    isSignedIn,
    isSending,
    enter,
    withdraw: useCallback(
      () => send(apiRequest(withdrawRaffleEntry, id), releaseWords.withdrawn),
      [send, id],
    ),
  };
}
