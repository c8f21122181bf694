import { Outlet, useLocation } from 'react-router';
import { HelpLauncher } from '../features/support/components/help-launcher.tsx';
import { useMergeViews } from '../lib/recently-viewed/use-views.ts';
import { ConsentBarLater } from './consent-bar-later.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { Overlays } from './overlays.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { useClosedGate } from './use-closed-gate.ts';
import { useDraftsEnd } from './use-drafts-end.ts';
import { useEndedSession } from './use-ended-session.ts';
import { usePageEntry } from './use-page-entry.ts';
import { useSharedLists } from './use-shared-lists.ts';
import { useSharedPlace } from './use-shared-place.ts';
import { useSharedSession } from './use-shared-session.ts';

export function Layout() {
  usePageEntry();
  useEndedSession();
  useClosedGate();
  useSharedSession();
  useSharedPlace();
  useSharedLists();
  useMergeViews();
  useDraftsEnd();
  // The desk has a frame of its own.
  const hasFrame = !/^\/desk\b/.test(useLocation().pathname);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <ConsentBarLater />
      {hasFrame && <Header />}
      <main className={styles.main} id="content" tabIndex={-1}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
      {hasFrame && <Footer />}
      <Overlays />
      {hasFrame && <HelpLauncher />}
    </div>
  );
}
