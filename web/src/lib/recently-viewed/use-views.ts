import { useEffect } from 'react';
import { apiRequest } from '../../../../shared/api/call.ts';
import { rememberViews } from '../../../../shared/api/collecting.ts';
import { apiSend } from '../api/client.ts';
import { useSession } from '../session/use-session.ts';
import { forgetViews, keepView, readViews } from './kept-views.ts';

/** Nobody is told where it fails: it is a memory, no more. */
async function tellAccount(artworkIds: readonly number[]): Promise<boolean> {
  try {
    await apiSend(apiRequest(rememberViews, { artworkIds: [...artworkIds] }));
    return true;
  } catch {
    return false;
  }
}

/** Remembers that this work was looked at: a guest's in the browser, else in the account. */
export function useRememberView(artworkId: number | null): void {
  const userId = useSession().user?.id ?? null;
  useEffect(() => {
    if (artworkId === null) return;
    if (userId === null) keepView(artworkId);
    else void tellAccount([artworkId]);
  }, [artworkId, userId]);
}

/** What was looked at before signing in goes to the account, and leaves the browser. */
export function useMergeViews(): void {
  const userId = useSession().user?.id ?? null;
  useEffect(() => {
    const ids = readViews();
    if (userId === null || ids.length === 0) return;
    void tellAccount(ids).then((told) => told && forgetViews());
  }, [userId]);
}
