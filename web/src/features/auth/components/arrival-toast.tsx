import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { socialNames } from '../../../../../shared/domain/social.ts';
import { arrivalAtom } from '../../../lib/session/arrival-atom.ts';
import { toast } from '../../../lib/toast.ts';
import { authWords, failureWords } from '../messages.ts';

/** Shows the result of signing in with Google or Apple, or of connecting them, once. */
export function ArrivalToast() {
  const arrival = useAtomValue(arrivalAtom);
  const isShown = useRef(false);
  useEffect(() => {
    if (!arrival || isShown.current) return;
    isShown.current = true;
    if (arrival.kind === 'created') {
      toast.success(authWords.accountCreated);
      return;
    }
    const name = socialNames[arrival.provider];
    if (arrival.kind === 'connected') {
      toast.success(`${name} is connected. You can sign in with it from now on.`);
      return;
    }
    const { purpose, why, requestId } = arrival;
    const { title, text } = failureWords(purpose, why, name);
    if (why === 'cancelled') toast.info(title, text);
    else toast.error(title, why === 'refused' ? `${text} (${requestId})` : text);
  }, [arrival]);
  return null;
}
