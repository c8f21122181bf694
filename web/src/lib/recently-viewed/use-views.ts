import { useEffect } from 'react';
import { apiRequest } from '../../../../shared/api/call.ts';
import { rememberViews } from '../../../../shared/api/collecting.ts';
import { apiSend } from '../api/client.ts';
import { useSession } from '../session/use-session.ts';
import { forgetViews, readViews, storeView } from './guest-views.ts';

/** Failures are ignored: recently viewed artworks are a convenience. */
async function storeInAccount(artworkIds: readonly number[]): Promise<boolean> {
  try {
    await apiSend(apiRequest(rememberViews, { artworkIds: [...artworkIds] }));
    return true;
  } catch {
    return false;
  }
}

/** Stores a view of the artwork: a guest's in the browser, a user's in the account. */
export function useRememberView(artworkId: number | null): void {
  const userId = useSession().user?.id ?? null;
  useEffect(() => {
    if (artworkId === null) return;
    if (userId === null) storeView(artworkId);
    else void storeInAccount([artworkId]);
  }, [artworkId, userId]);
}

/** After sign-in, moves the guest's views to the account. */
export function useMergeViews(): void {
  const userId = useSession().user?.id ?? null;
  useEffect(() => {
    const ids = readViews();
    if (userId === null || ids.length === 0) return;
    void storeInAccount(ids).then((isStored) => isStored && forgetViews());
  }, [userId]);
}
