import { useMemo } from 'react';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getNotifications } from '../../../../../shared/api/releases.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Notifications } from '../components/notifications.tsx';
import { PartSkeleton } from '../components/release-part.tsx';
import { releaseWords } from '../messages.ts';
import styles from './releases-page.module.css';

export function NotificationsPage() {
  usePageTitle('Notifications');
  const isSignedIn = useSession().user !== null;
  return <Page title="Notifications">{isSignedIn ? <Own /> : <SignInFirst />}</Page>;
}

function Own() {
  const zone = useTimeZone();
  const read = useApi(apiPath(getNotifications), {
    revalidateOnMount: true,
    // Reminders removed on this page keep their place until the person leaves it.
    revalidateOnFocus: false,
  });
  const { data } = read;
  const known = useMemo(
    () =>
      [data?.open, data?.upcoming, data?.unscheduled].flatMap((list) =>
        (list ?? []).map(({ id }) => id),
      ),
    [data],
  );
  return (
    <Loaded
      failedTitle="We couldn’t load your notifications"
      loading={<PartSkeleton />}
      read={read}
    >
      {(view) => (
        <>
          {known.length + view.past.total + view.raffles.length > 0 && (
            <p className={styles.zone}>
              Times shown in {zone === 'UTC' ? 'UTC' : `your time zone, ${zoneName(zone)}`}.
            </p>
          )}
          <Notifications known={known} view={view} />
        </>
      )}
    </Loaded>
  );
}

function SignInFirst() {
  const { openAuth } = useOverlay();
  const intent = { redirectTo: clientRoutes.notifications, reason: releaseWords.signInToSee };
  return (
    <EmptyState
      action={
        <>
          <Button
            aria-haspopup="dialog"
            onClick={() => openAuth('login', intent)}
            variant="primary"
          >
            Sign in
          </Button>
          <Button aria-haspopup="dialog" onClick={() => openAuth('register', intent)}>
            Register
          </Button>
        </>
      }
      title="Sign in to see your notifications"
    >
      Release reminders, raffles you entered and e-mails about artists you follow, all in one place.
    </EmptyState>
  );
}
