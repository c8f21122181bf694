import { useEffect } from 'react';
import { onGateClosed } from '../lib/api/closed-gate.ts';

const key = 'gate-closed';
/** Copies of the BFF may learn half a minute apart that the gate is closed: no loop meanwhile. */
const pauseMs = 30_000;

/** The gate was closed while the site was open: the same address, loaded anew, is the gate. */
export function useClosedGate(): void {
  useEffect(
    () =>
      onGateClosed(() => {
        const last = Number(sessionStorage.getItem(key) ?? 0);
        if (Date.now() - last < pauseMs) return;
        sessionStorage.setItem(key, String(Date.now()));
        window.location.reload();
      }),
    [],
  );
}
