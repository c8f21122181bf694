import type { Currency, Money } from '../../../../../shared/domain/money.ts';
import { money } from '../../../../../shared/domain/money.ts';
import type { PlacingState } from './placing-state.ts';

/**
 * The amount that the server named when it refused the one shown. It takes precedence over the
 * page's own calculation: the server's amount is charged.
 */
export function serverAmount(state: PlacingState, currency: Currency): Money | null {
  if (state.kind !== 'refused' || state.failure.code !== 'trade.price-changed') return null;
  const { next } = state.failure;
  return next?.currency === currency ? money(next.amount, currency) : null;
}
