import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { resolveOutcome } from '../../../../../shared/api/trades.ts';
import type { TradeOutcome } from '../../../../../shared/contracts/account.ts';
import { errorMessages } from '../../../../../shared/contracts/error-codes.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import type { PlacedTrade } from '../logic/after-trade.ts';
import { type Attempt, attemptStore } from '../logic/attempt.ts';
import type { PlacingState } from '../logic/placing-state.ts';
import { runTrade, type TradeFailure, type TradeResult } from '../logic/run-trade.ts';
import { failureOf } from '../logic/trade-failure.ts';
import { type TradeRequest, tradeCall } from '../logic/trade-request.ts';

/** The outcome of an unanswered trade is looked up after each of these delays. */
const pollDelaysMs = [0, 2_000, 5_000] as const;

/** Never retried automatically: the key makes a retry by the person safe. */
const sendTrade = (request: TradeRequest, idempotencyKey: string) =>
  apiSend(tradeCall(request), { idempotencyKey });

const fetchOutcome = (key: string) => apiSend(apiRequest(resolveOutcome, { key }));

const notDone: TradeFailure = {
  code: 'trade.not-done',
  message: errorMessages['trade.not-done'],
  requestId: null,
  next: null,
};

type Options = {
  /** Identifies the user and the book, so that attempts are kept apart. */
  readonly scope: string;
  readonly onDone: (trade: PlacedTrade) => void;
  /** Called when the page's data may be out of date. */
  readonly onRefused: () => void;
  /** Called instead of the others once the person has left the page, unless they know already. */
  readonly onLeft: (result: TradeResult) => void;
};

export type Placing = {
  readonly state: PlacingState;
  readonly place: (request: TradeRequest) => void;
  readonly resolve: () => void;
  /** Drops an attempt whose outcome the marketplace cannot tell. */
  readonly abandon: () => void;
};

/**
 * Places a trade once. An unanswered attempt of an earlier page load is looked up before the person
 * can trade again.
 */
export function usePlaceTrade({ scope, onDone, onRefused, onLeft }: Options): Placing {
  const store = useMemo(() => attemptStore(scope), [scope]);
  const [state, setState] = useState<PlacingState>(() => {
    const left = store.read();
    return left?.state === 'sent' ? unknown(left, null) : { kind: 'idle' };
  });
  const busy = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function place(request: TradeRequest): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'sending' });
    const dependencies = { store, failureOf, send: sendTrade, newKey, now: () => Date.now() };
    const result = await runTrade(dependencies, request);
    busy.current = false;
    if (isLeft.current) {
      if (!result.isSuperseded) onLeft(result);
    } else if (result.kind === 'placed') onDone(result.trade);
    else if (result.kind === 'unknown') setState(unknown(result.attempt, result.failure.requestId));
    else {
      setState(result);
      if (result.kind === 'refused') onRefused();
    }
  }

  const attempt = state.kind === 'unknown' ? state.attempt : null;
  const isResolving = state.kind === 'unknown' && state.isResolving;
  const finish = useEffectEvent((found: TradeOutcome) => {
    if (found.outcome === 'done') {
      store.write(null);
      onDone(found);
    } else if (found.outcome === 'not-done') {
      store.write(null);
      setState({ kind: 'refused', failure: notDone });
      onRefused();
    } else {
      const cannotTell = found.outcome === 'unknown';
      setState((now) =>
        now.kind === 'unknown' ? { ...now, isResolving: false, cannotTell } : now,
      );
    }
  });
  useEffect(() => {
    if (!attempt || !isResolving) return;
    let stopped = false;
    const poll = async () => {
      let found: TradeOutcome = { outcome: 'in-progress' };
      for (const delay of pollDelaysMs) {
        await new Promise((resolve) => setTimeout(resolve, delay));
        if (stopped) return;
        found = await fetchOutcome(attempt.key).catch(() => found);
        if (stopped) return;
        if (found.outcome !== 'in-progress') break;
      }
      finish(found);
    };
    void poll();
    return () => {
      stopped = true;
    };
  }, [attempt, isResolving]);

  return {
    state,
    place: (request) => void place(request),
    abandon() {
      store.write(null);
      setState({ kind: 'idle' });
    },
    resolve: () =>
      setState((now) => (now.kind === 'unknown' ? { ...now, isResolving: true } : now)),
  };
}

function unknown(attempt: Attempt, requestId: string | null): PlacingState {
  return { kind: 'unknown', attempt, isResolving: true, cannotTell: false, requestId };
}
