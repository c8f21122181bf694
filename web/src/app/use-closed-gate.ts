import { useEffect } from 'react';
import { onGateClosed } from '../lib/api/closed-gate.ts';

const key = 'gate-closed';
/** BFF instances may learn 30 s apart that the gate is closed: the pause prevents a reload loop. */
const pauseMs = 30_000;

/** The gate was closed while the site was open: reloading the address shows the gate. */
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
