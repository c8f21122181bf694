import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AskView } from '../../../../../shared/contracts/account.ts';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';

/** The listing that the address names as just placed or updated, while its dialog is open. */
export function usePlacedAsk(ask: AskView | undefined) {
  const { isOpen, open, close } = usePartOverlay('placed');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isEdit, setEdit] = useState(false);
  const isTold = useRef(true);
  useEffect(() => {
    // Removed from the address first, so that a reload or Back does not open the dialog again.
    if (query.has('placed')) {
      isTold.current = false;
      setEdit(query.get('placed') === 'updated');
      const rest = new URLSearchParams(query);
      rest.delete('placed');
      navigate({ search: rest.toString() }, { replace: true });
    } else if (!isTold.current) {
      isTold.current = true;
      open();
    }
  }, [query, navigate, open]);
  return isOpen && ask ? { ask, isEdit, onClose: close } : null;
}
