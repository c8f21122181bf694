import type { Attempt } from './attempt.ts';
import type { TradeFailure } from './run-trade.ts';

export type PlacingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused' | 'undone' | 'sign-in'; readonly failure: TradeFailure }
  /** No answer came. `isResolving` while the outcome is being looked up. */
  | {
      readonly kind: 'unknown';
      readonly attempt: Attempt;
      readonly isResolving: boolean;
      /** The marketplace cannot tell: the user checks their account, and may drop the attempt. */
      readonly cannotTell: boolean;
      /** For support; null for an attempt of an earlier page load, or without an answer. */
      readonly requestId: string | null;
    };
