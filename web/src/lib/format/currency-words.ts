import type { Currency } from '../../../../shared/domain/money.ts';

/** As in 'prices are in US dollars'. */
export const currencyWords: Readonly<Record<Currency, string>> = {
  GBP: 'pounds',
  USD: 'US dollars',
  EUR: 'euros',
};
