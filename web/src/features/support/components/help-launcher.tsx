import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isTradeFlow } from '../../../../../shared/domain/client-routes.ts';
import { NonCritical } from '../../../lib/non-critical.tsx';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
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
  // Not server-rendered, because it needs JavaScript.
  useEffect(() => setMounted(true), []);
  if (isTradeFlow(pathname)) return null;
  return (
    <>
      <div className={styles.place}>
        {isMounted && overlay === null && (
          <button
            aria-expanded={help.isOpen}
            aria-haspopup="dialog"
            className={styles.launcher}
            onClick={() => {
              setWasOpened(true);
              help.open();
            }}
            type="button"
          >
            Help
          </button>
        )}
      </div>
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
