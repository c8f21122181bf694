import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';

const kinds: Readonly<Record<string, Placed['kind']>> = { updated: 'edit', bulk: 'bulk' };

type Placed = {
  readonly kind: 'single' | 'edit' | 'bulk';
  readonly onClose: () => void;
};

/**
 * What the address says was just placed or updated, while its dialog is open. null: nothing, or the
 * dialog was closed.
 */
export function usePlacedAsk(): Placed | null {
  const { isOpen, open, close } = usePartOverlay('placed');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [kind, setKind] = useState<Placed['kind']>('single');
  const isTold = useRef(true);
  useEffect(() => {
    // Removed from the address first, so that a reload or Back does not open the dialog again.
    if (query.has('placed')) {
      isTold.current = false;
      setKind(kinds[query.get('placed') ?? ''] ?? 'single');
      const rest = new URLSearchParams(query);
      rest.delete('placed');
      navigate({ search: rest.toString() }, { replace: true });
    } else if (!isTold.current) {
      isTold.current = true;
      open();
    }
  }, [query, navigate, open]);
  return isOpen ? { kind, onClose: close } : null;
}
