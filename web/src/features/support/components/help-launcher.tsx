import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isTradeFlow } from '../../../../../shared/domain/client-routes.ts';
import { NonCritical } from '../../../lib/non-critical.tsx';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
import { useIsScrollingDown } from '../hooks/use-is-scrolling-down.ts';
import styles from './help-launcher.module.css';

const HelpDrawer = lazy(() =>
  import('./help-drawer.tsx').then((module) => ({ default: module.HelpDrawer })),
);

/** Opens help; hidden during trades and while a dialog is open (specification section 2). */
export function HelpLauncher() {
  const { pathname } = useLocation();
  const { overlay } = useOverlay();
  const help = usePartOverlay('help');
  const [isMounted, setMounted] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isScrollingDown = useIsScrollingDown();
  // Not server-rendered, because it needs JavaScript.
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  const mayStand = !isTradeFlow(pathname) && overlay === null;
  return (
    <>
      {mayStand && (
        <button
          aria-expanded={help.isOpen}
          aria-haspopup="dialog"
          className={styles.launcher}
          data-away={isScrollingDown || undefined}
          onClick={() => {
            setWasOpened(true);
            help.open();
          }}
          type="button"
        >
          <span aria-hidden className={styles.mark}>
            ?
          </span>
          <span className={styles.word}>Help</span>
        </button>
      )}
      {wasOpened && (
        <NonCritical
          onFailed={() => {
            help.close();
            setWasOpened(false);
          }}
        >
          <Suspense fallback={null}>
            <HelpDrawer onClose={help.close} open={help.isOpen} />
          </Suspense>
        </NonCritical>
      )}
    </>
  );
}
