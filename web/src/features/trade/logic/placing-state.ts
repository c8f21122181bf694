import type { Attempt } from './attempt.ts';
import type { TradeFailure } from './run-trade.ts';

export type PlacingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused' | 'undone' | 'sign-in'; readonly failure: TradeFailure }
  /** No answer came. `looking` while the marketplace is being asked what became of it. */
  | {
      readonly kind: 'unknown';
      readonly attempt: Attempt;
      readonly looking: boolean;
      /** The marketplace cannot tell: the person looks in their account, and may leave it. */
      readonly cannotTell: boolean;
      /** How support finds it; null for an attempt of an earlier page load, or no answer at all. */
      readonly requestId: string | null;
    };
