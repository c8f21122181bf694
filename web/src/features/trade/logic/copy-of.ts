import type { EditionView } from '../../../../../shared/contracts/catalogue.ts';
import type { CopyView } from '../../../../../shared/contracts/copy-details.ts';
import type { TradePlan } from './plan-trade.ts';

/** The copy that a purchase gets; null: not stated. */
export function copyOf(
  { order }: Extract<TradePlan, { kind: 'buy' }>,
  { asks }: EditionView,
): CopyView | null {
  return asks.find(({ id }) => id === order.id)?.copy ?? null;
}
