import type { Currency, Money } from '../../../../../shared/domain/money.ts';
import { parseMoney } from '../../../lib/format/parse-money.ts';

/** An amount above zero that was typed; null: it is none. */
export function givenAmount(typed: string, currency: Currency): Money | null {
  const amount = parseMoney(typed, currency);
  return amount !== null && amount.amount > 0 ? amount : null;
}

/** What is wrong with an amount; nothing while it is empty. */
export function amountError(typed: string, currency: Currency): string | undefined {
  const isWrong = typed.trim() !== '' && givenAmount(typed, currency) === null;
  return isWrong ? 'Write an amount above zero, such as 12.50' : undefined;
}
