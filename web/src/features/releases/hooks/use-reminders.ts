import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import {
  deleteReleaseNotification,
  listReleaseNotifications,
  saveReleaseNotification,
} from '../../../../../shared/api/releases.ts';
import { sendInOrder } from '../../../lib/api/send-in-order.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { savePending } from '../../../lib/pending-actions/pending-action.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { toast } from '../../../lib/toast.ts';
import { releaseWords } from '../messages.ts';

type Release = { readonly id: number; readonly name: string };

export type Reminders = {
  readonly has: (releaseId: number) => boolean;
  /** A visitor signs in first; the reminder is then set without another press. */
  readonly set: (release: Release, wanted: boolean) => Promise<void>;
  readonly isSignedIn: boolean;
};

const none: readonly number[] = [];

/**
 * Which releases the visitor has reminders for: one call for the whole list. `known` holds releases
 * whose reminders the page has already.
 */
export function useReminders(known: readonly number[] = none): Reminders {
  const isSignedIn = useSession().user !== null;
  const { openAuth } = useOverlay();
  const { pathname, search } = useLocation();
  const { data, mutate } = useApi(isSignedIn ? apiPath(listReleaseNotifications) : null);
  const wanted = useMemo(() => new Set(data?.releaseIds ?? known), [data, known]);

  const set = useCallback(
    async ({ id, name }: Release, isWanted: boolean) => {
      if (!isSignedIn) {
        openAuth('register', {
          redirectTo: savePending({ kind: 'notify', id }, pathname + search),
          reason: releaseWords.signInToNotify(name),
        });
        return;
      }
      const request = isWanted
        ? apiRequest(saveReleaseNotification, id)
        : apiRequest(deleteReleaseNotification, id);
      try {
        await mutate(
          async () => {
            await sendInOrder(request.path, request, { keepalive: true });
            return undefined;
          },
          {
            populateCache: false,
            optimisticData: (_, shown) => {
              const others = (shown?.releaseIds ?? known).filter((one) => one !== id);
              return { releaseIds: isWanted ? [id, ...others] : others };
            },
          },
        );
        toast.success(isWanted ? releaseWords.told(name) : releaseWords.untold(name));
      } catch (error) {
        toast.error(failureText(error));
      }
    },
    [isSignedIn, mutate, openAuth, pathname, search, known],
  );

  return { has: (id) => wanted.has(id), set, isSignedIn };
}
