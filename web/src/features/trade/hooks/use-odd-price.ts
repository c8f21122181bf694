import { useState } from 'react';
import { oddPriceWords } from '../logic/odd-price.ts';
import type { NoPlan, TradePlan } from '../logic/plan-trade.ts';
import type { Trade } from './use-trade.ts';

/**
 * A price far from the market's is asked for once more. `words` are shown after the first press,
 * which `confirm` answers with false; another price starts anew.
 */
export function useOddPrice(
  { edition, book, rates }: Trade,
  plan: TradePlan | NoPlan,
): { readonly words: string | null; readonly confirm: () => boolean } {
  const [asked, setAsked] = useState<string | null>(null);
  const isOffer = plan.kind === 'bid' || plan.kind === 'list';
  const words = isOffer
    ? oddPriceWords(plan.kind === 'bid' ? 'bid' : 'ask', plan.price, {
        lastSale: edition.lastSale,
        book,
        rates,
      })
    : null;
  return {
    words: words === asked ? words : null,
    confirm() {
      if (words === null || words === asked) return true;
      setAsked(words);
      return false;
    },
  };
}
