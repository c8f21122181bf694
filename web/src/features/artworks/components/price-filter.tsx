import { listPriceRanges } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { withoutPrices } from '../../../../../shared/domain/artwork-question.ts';
import { currencySymbol } from '../../../../../shared/domain/money.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import type { ListChoice } from '../hooks/use-list-choice.ts';
import { penceOf, unitsOf } from '../logic/price-bounds.ts';
import { BoundField } from './bound-field.tsx';
import styles from './filter-panel.module.css';
import { Histogram } from './histogram.tsx';

const unread = 'Enter a whole number, such as 1,250.';

type Props = { readonly choice: ListChoice };

/** A price range in the visitor's currency, with a histogram of prices. */
export function PriceFilter({ choice: { list, choose } }: Props) {
  const { place, rates } = useSession();
  const { data } = useApi(apiPath(listPriceRanges, withoutPrices(list)), {
    keepPreviousData: true,
  });
  const symbol = currencySymbol(place.currency);
  const units = (pence: number | undefined) =>
    pence === undefined ? '' : String(unitsOf(pence, place.currency, rates.values));
  const read = (text: string) => penceOf(text, place.currency, rates.values);

  function chooseRange(minAsk: number | undefined, maxAsk: number | undefined): void {
    const isWrongWay = minAsk !== undefined && maxAsk !== undefined && minAsk > maxAsk;
    const range = isWrongWay ? { minAsk: maxAsk, maxAsk: minAsk } : { minAsk, maxAsk };
    choose({ ...list, ...range });
  }

  return (
    <>
      <Histogram max={list.maxAsk} min={list.minAsk} ranges={data?.ranges ?? null} />
      <div className={styles.range}>
        <BoundField
          label={`From ${symbol}`}
          maxLength={9}
          onChoose={(minAsk) => chooseRange(minAsk, list.maxAsk)}
          read={read}
          unread={unread}
          value={units(list.minAsk)}
        />
        <BoundField
          label={`To ${symbol}`}
          maxLength={9}
          onChoose={(maxAsk) => chooseRange(list.minAsk, maxAsk)}
          read={read}
          unread={unread}
          value={units(list.maxAsk)}
        />
      </div>
    </>
  );
}
