import { type Money, minorPerMajor } from '../../../../../shared/domain/money.ts';

/** The decimal that `parseMoney` parses: '1250', '1250.50'. */
export function writePrice({ amount }: Money): string {
  const part = amount % minorPerMajor;
  const whole = Math.trunc(amount / minorPerMajor);
  return part === 0 ? String(whole) : `${whole}.${String(part).padStart(2, '0')}`;
}
