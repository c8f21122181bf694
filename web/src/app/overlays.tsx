import { lazy, Suspense, useState } from 'react';
import { useOverlay } from '../lib/overlays/use-overlay.ts';

const Navigation = lazy(() =>
  import('./navigation-drawer.tsx').then((module) => ({ default: module.NavigationDrawer })),
);

/** Each comes with its code when it is first opened, and stays, so that it can close in its way. */
export function Overlays() {
  const { overlay } = useOverlay();
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (overlay && !opened.includes(overlay.kind)) setOpened([...opened, overlay.kind]);
  return <Suspense fallback={null}>{opened.includes('drawer') && <Navigation />}</Suspense>;
}
