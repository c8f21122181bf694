import { minor, minorPerMajor } from '../../../../../shared/domain/money.ts';
import type { ShownMoney } from '../../../lib/format/price.ts';

/** Rounds a large sum to whole pounds, euros or dollars. */
export function wholeMoney(value: ShownMoney | null): ShownMoney | null {
  if (value === null) return null;
  return { ...value, amount: minor(Math.round(value.amount / minorPerMajor) * minorPerMajor) };
}
