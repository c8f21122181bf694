import { useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { sendOperation } from './use-run.tsx';

type Hold = AnswerOf<'asks hold'>;

/** Milliseconds; well within the time that a hold lasts. */
const renewEvery = 5 * 60_000;

/** Milliseconds until a listing that a colleague holds is asked for again. */
const askAgainAfter = 20_000;

/** Holds a listing while its page is open; null until the server has answered. */
export function useHold(id: number, isWanted: boolean): Hold | null {
  const [hold, setHold] = useState<Hold | null>(null);
  const isOthers = hold?.isMine === false;
  const take = useEffectEvent(() => {
    // A refusal, such as a listing that is decided already, shows with the listing itself.
    sendOperation('asks hold', { id }).then(setHold, () => undefined);
  });
  const release = useEffectEvent(() => {
    sendOperation('asks release', { id }, { keepalive: true }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isWanted) return;
    take();
    const onLeave = () => release();
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && take();
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onReturn);
    return () => {
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
      release();
    };
  }, [isWanted]);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => take(), isOthers ? askAgainAfter : renewEvery);
    return () => clearInterval(timer);
  }, [isWanted, isOthers]);
  return hold;
}
