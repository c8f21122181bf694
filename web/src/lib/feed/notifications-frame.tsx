import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { clientRoutes } from '../../../../shared/domain/client-routes.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Page } from '../../ui/page.tsx';
import { useOverlay } from '../overlays/use-overlay.ts';
import { useSession } from '../session/use-session.ts';
import { usePageTitle } from '../use-page-title.ts';

const tabs = [
  { label: 'Activity', to: clientRoutes.notifications },
  { label: 'Reminders and e-mails', to: clientRoutes.reminders },
];

type Props = {
  /** The document's title. */
  readonly title: string;
  readonly children: ReactNode;
};

/** A page of notifications with links to the others; visitors are asked to sign in. */
export function NotificationsFrame({ title, children }: Props) {
  usePageTitle(title);
  const isSignedIn = useSession().user !== null;
  const { pathname } = useLocation();
  return (
    <Page title="Notifications">
      {isSignedIn ? (
        <>
          <LinkTabs current={pathname} label="Notifications" tabs={tabs} />
          {children}
        </>
      ) : (
        <SignInFirst redirectTo={pathname} />
      )}
    </Page>
  );
}

function SignInFirst({ redirectTo }: { readonly redirectTo: string }) {
  const { openAuth } = useOverlay();
  const intent = { redirectTo, reason: 'Sign in to see your notifications.' };
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
      Your bids, listings and orders, release reminders and e-mails about artists you follow, all in
      one place.
    </EmptyState>
  );
}
