import type { Attempt } from './attempt.ts';
import type { TradeFailure } from './run-trade.ts';

export type PlacingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused' | 'undone' | 'sign-in'; readonly failure: TradeFailure }
  /** Nobody knows yet. `looking` while the account is still being looked through. */
  | {
      readonly kind: 'unknown';
      readonly attempt: Attempt;
      readonly looking: boolean;
      /** It is being sent again. */
      readonly sending: boolean;
      /**
       * The account was read, it is not there, and by now it would be: the person may do something
       * else instead.
       */
      readonly absent: boolean;
      /** How support finds it; null for an attempt of an earlier page load, or no answer at all. */
      readonly requestId: string | null;
    };
