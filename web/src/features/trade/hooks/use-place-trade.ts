import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { apiSend } from '../../../lib/api/client.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { attemptStore } from '../logic/attempt.ts';
import type { TradeDone } from '../logic/done-place.ts';
import { type AccountSide, findOutcome, ownOffers } from '../logic/find-outcome.ts';
import type { PlacingState } from '../logic/placing-state.ts';
import { runTrade } from '../logic/run-trade.ts';
import { failureOf } from '../logic/trade-failure.ts';
import { type TradeRequest, tradeCall } from '../logic/trade-request.ts';

/** How long after an unanswered trade the account is looked at, each time anew. */
const lookUpAfterMs = [0, 2_000, 5_000] as const;

/** Four times as long as the server lets a trade run. What is not there by then never came. */
const certainAfterMs = 60_000;

/** Never retried by itself: the key is what makes a retry by the person safe. */
const sendTrade = (request: TradeRequest, idempotencyKey: string) =>
  apiSend(tradeCall(request), { idempotencyKey });

type Options = {
  /** Names the person and the book, so that attempts are not mixed up. */
  readonly scope: string;
  readonly editionId: number;
  /** Reads the account anew; null when it cannot be read. */
  readonly readAccount: () => Promise<AccountSide | null>;
  /** The account as it is known without waiting; null: not known. */
  readonly account: AccountSide | null;
  readonly onDone: (done: TradeDone) => void;
  /** What the page shows may be out of date. */
  readonly onRefused: () => void;
};

export type Placing = {
  readonly state: PlacingState;
  readonly place: (request: TradeRequest) => void;
  /** Sends the attempt of unknown outcome again: same key, same body. */
  readonly resend: () => void;
  readonly lookUp: () => void;
  /** Forgets an attempt that came to nothing. */
  readonly abandon: () => void;
};

/**
 * Places a trade once. An attempt that an earlier page load left without an answer is taken up
 * and looked up before anything else can be pressed.
 */
export function usePlaceTrade({
  scope,
  editionId,
  readAccount,
  account,
  onDone,
  onRefused,
}: Options): Placing {
  const store = useMemo(() => attemptStore(scope), [scope]);
  const [state, setState] = useState<PlacingState>(() => {
    const left = store.read();
    return left?.state === 'sent'
      ? {
          kind: 'unknown',
          attempt: left,
          looking: true,
          sending: false,
          absent: false,
          requestId: null,
        }
      : { kind: 'idle' };
  });
  const busy = useRef(false);

  async function place(request: TradeRequest): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState((now) =>
      now.kind === 'unknown' ? { ...now, looking: false, sending: true } : { kind: 'sending' },
    );
    const dependencies = { store, failureOf, send: sendTrade, newKey, now: () => Date.now() };
    const before = account && ownOffers(account, editionId);
    const result = await runTrade(dependencies, request, before);
    busy.current = false;
    if (result.kind === 'placed') onDone(result);
    else if (result.kind === 'unknown') {
      const { attempt, failure } = result;
      setState({
        kind: 'unknown',
        attempt,
        looking: true,
        sending: false,
        absent: false,
        requestId: failure.requestId,
      });
    } else {
      setState(result);
      if (result.kind === 'refused') onRefused();
    }
  }

  const attempt = state.kind === 'unknown' ? state.attempt : null;
  const looking = state.kind === 'unknown' && state.looking;
  const readNow = useEffectEvent(readAccount);
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (!attempt || !looking) return;
    let stopped = false;
    const look = async () => {
      let wasRead = false;
      for (const delay of lookUpAfterMs) {
        await new Promise((resolve) => setTimeout(resolve, delay));
        if (stopped) return;
        const seen = await readNow();
        const found = seen && findOutcome(attempt, seen);
        wasRead = seen !== null;
        if (stopped) return;
        if (found) {
          store.write(null);
          finish({ kind: 'found', found });
          return;
        }
      }
      const absent = wasRead && Date.now() - attempt.startedAt > certainAfterMs;
      setState((now) => (now.kind === 'unknown' ? { ...now, looking: false, absent } : now));
    };
    void look();
    return () => {
      stopped = true;
    };
  }, [attempt, looking, store]);

  return {
    state,
    place: (request) => void place(request),
    resend: () => attempt && void place(attempt.request),
    abandon() {
      store.write(null);
      setState({ kind: 'idle' });
    },
    lookUp: () => setState((now) => (now.kind === 'unknown' ? { ...now, looking: true } : now)),
  };
}
