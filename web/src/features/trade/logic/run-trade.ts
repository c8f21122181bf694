import type { PlacedAsk, PlacedBid } from '../../../../../shared/contracts/account.ts';
import type { ErrorBody } from '../../../../../shared/contracts/error.ts';
import type { ErrorCode } from '../../../../../shared/contracts/error-codes.ts';
import type { PlacedTrade } from './after-trade.ts';
import { type Attempt, type AttemptStore, attemptFor } from './attempt.ts';
import { outcomeOf } from './outcome.ts';
import type { TradeRequest } from './trade-request.ts';

type Placed = PlacedBid | PlacedAsk;

/** The failure's details; a code of null: no answer came. */
export type TradeFailure = {
  readonly code: ErrorCode | null;
  readonly message: string;
  readonly requestId: string | null;
  readonly next: NonNullable<ErrorBody['error']['next']>['price'];
};

export type TradeResult =
  | { readonly kind: 'placed'; readonly trade: PlacedTrade }
  | { readonly kind: 'refused' | 'undone' | 'sign-in'; readonly failure: TradeFailure }
  | { readonly kind: 'unknown'; readonly failure: TradeFailure; readonly attempt: Attempt };

type Dependencies = {
  readonly store: AttemptStore;
  /** Throws an error that `failureOf` can read. */
  readonly send: (request: TradeRequest, key: string) => Promise<Placed>;
  readonly failureOf: (error: unknown) => TradeFailure;
  readonly newKey: () => string;
  readonly now: () => number;
};

/**
 * Sends a trade under its Idempotency-Key. The attempt is stored before it is sent and removed only
 * by an answer that settles it, so that an interrupted attempt continues under the same key.
 * `isSuperseded`: a look-up has settled it meanwhile, or a newer attempt stands in its place, which
 * stays.
 */
export async function runTrade(
  { store, send, failureOf, newKey, now }: Dependencies,
  request: TradeRequest,
): Promise<TradeResult & { readonly isSuperseded: boolean }> {
  const attempt = attemptFor(store.read(), request, { key: newKey(), startedAt: now() });
  store.write(attempt);
  const answer = await send(attempt.request, attempt.key).then(
    (placed) => ({ placed }),
    (error: unknown) => ({ failure: failureOf(error) }),
  );
  const isSuperseded = store.read()?.key !== attempt.key;
  const settle = (next: Attempt | null) => {
    if (!isSuperseded) store.write(next);
  };
  if ('placed' in answer) {
    settle(null);
    const { placed } = answer;
    const id = 'bidId' in placed ? placed.bidId : placed.askId;
    return { kind: 'placed', trade: { id, orderId: placed.orderId }, isSuperseded };
  }
  const { failure } = answer;
  const kind = outcomeOf(failure.code);
  if (kind === 'unknown') return { kind, failure, attempt, isSuperseded };
  settle(kind === 'refused' ? null : { ...attempt, state: 'undone' });
  return { kind, failure, isSuperseded };
}
