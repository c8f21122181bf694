import { useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { sendOperation } from './use-run.tsx';

type Hold = AnswerOf<'asks hold'>;

/** Milliseconds; well within the time that a hold lasts. */
const renewEvery = 5 * 60_000;

/** Holds a listing while its page is open; null until the server has answered. */
export function useHold(id: number, isWanted: boolean): Hold | null {
  const [hold, setHold] = useState<Hold | null>(null);
  const take = useEffectEvent(() => {
    // A refusal, such as a listing that is decided already, shows with the listing itself.
    sendOperation('asks hold', { id }).then(setHold, () => undefined);
  });
  const release = useEffectEvent(() => {
    sendOperation('asks release', { id }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isWanted) return;
    take();
    const timer = setInterval(() => take(), renewEvery);
    return () => {
      clearInterval(timer);
      release();
    };
  }, [isWanted]);
  return hold;
}
