import type { ReactNode } from 'react';
import { convert } from '../../../../../shared/domain/rates.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import type { Place } from '../logic/plan-trade.ts';
import { convertedWords, placeWords } from '../price-words.ts';

type Props = {
  readonly trade: Trade;
  /** Where the trade would be made from. */
  readonly place: Place;
  /** Shown if nothing has to be converted. */
  readonly otherwise?: ReactNode;
};

/** Says that a price typed in another currency has been converted. */
export function ConvertedNotice({ trade, place, otherwise = null }: Props) {
  const { flow, intent, rates } = trade;
  const typed = intent.mode === 'accept' ? null : intent.price;
  const isTypedElsewhere = typed !== null && typed.currency !== place.currency;
  if (!isTypedElsewhere && place.currency === trade.place.currency) return otherwise;
  return (
    <Notice title={placeWords(flow, place, true)}>
      {typed && isTypedElsewhere
        ? convertedWords(flow, typed, convert(typed, place.currency, rates))
        : null}
    </Notice>
  );
}
