import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isTradeFlow } from '../../../../../shared/domain/client-routes.ts';
import { Optional } from '../../../lib/optional.tsx';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useIsReadingOn } from '../hooks/use-is-reading-on.ts';
import styles from './help-launcher.module.css';

const HelpDrawer = lazy(() =>
  import('./help-drawer.tsx').then((module) => ({ default: module.HelpDrawer })),
);

/** Stands at the window's edge, but never beside a trade or over a window that is open. */
export function HelpLauncher() {
  const { pathname } = useLocation();
  const { overlay } = useOverlay();
  const [isMounted, setMounted] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const isReadingOn = useIsReadingOn();
  // It works with scripts alone: what the server renders does not show it.
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  const mayStand = !isTradeFlow(pathname) && overlay === null;
  // Where it may not stand, what it opened does not come back by itself either.
  if (open && !mayStand) setOpen(false);
  return (
    <>
      {mayStand && (
        <button
          aria-expanded={open}
          aria-haspopup="dialog"
          className={styles.launcher}
          data-away={isReadingOn || undefined}
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
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
        <Optional
          onFailed={() => {
            setOpen(false);
            setWasOpened(false);
          }}
        >
          <Suspense fallback={null}>
            <HelpDrawer onClose={() => setOpen(false)} open={open} />
          </Suspense>
        </Optional>
      )}
    </>
  );
}
