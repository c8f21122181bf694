import type { Currency, Money } from '../../../../../shared/domain/money.ts';
import { money } from '../../../../../shared/domain/money.ts';
import type { PlacingState } from './placing-state.ts';

/**
 * The amount that the server said a trade has come to, after it refused the one that was seen. It
 * holds even if what the page can work out by itself still differs: the server charges its own.
 */
export function toldAmount(state: PlacingState, currency: Currency): Money | null {
  if (state.kind !== 'refused' || state.failure.code !== 'trade.price-changed') return null;
  const { next } = state.failure;
  return next?.currency === currency ? money(next.amount, currency) : null;
}
