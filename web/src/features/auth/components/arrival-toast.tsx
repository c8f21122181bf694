import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { socialNames } from '../../../../../shared/domain/social.ts';
import { arrivalAtom } from '../../../lib/session/arrival-atom.ts';
import { toast } from '../../../lib/toast.ts';
import { authWords, failureWords } from '../messages.ts';

/** Shows the result of a Google or Apple sign-in, once. */
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
    const { provider, why, requestId } = arrival;
    const { title, text } = failureWords(why, socialNames[provider]);
    if (why === 'cancelled') toast.info(title, text);
    else toast.error(title, why === 'refused' ? `${text} (${requestId})` : text);
  }, [arrival]);
  return null;
}
