import { useState } from 'react';
import { formatMoney, type Money } from '../../../../../shared/domain/money.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import { assessPrice } from '../logic/assess-price.ts';
import { suggestPrices } from '../logic/suggest-prices.ts';
import { writePrice } from '../logic/write-price.ts';
import { notAPrice, refusalWords, standingWords, suggestionWords } from '../price-words.ts';
import styles from './price-choice.module.css';

type Props = {
  readonly trade: Trade;
  readonly value: Money | null;
  readonly onChange: (price: Money | null) => void;
  /** True once the person has tried to continue: an empty field is then an error. */
  readonly insist: boolean;
};

/** A price field, what the price would do in the book, and suggested prices. */
export function PriceChoice({ trade, value, onChange, insist }: Props) {
  const { book, place, rates } = trade;
  const side = trade.flow === 'bid-or-buy' ? 'bid' : 'ask';
  const [text, setText] = useState(value ? writePrice(value) : '');
  const assessed = value && assessPrice(side, value, book, rates);
  const isMissing = value === null && (text.trim() !== '' || insist);
  const error = isMissing
    ? notAPrice
    : assessed?.kind === 'refused'
      ? refusalWords(side, assessed)
      : undefined;

  function take(price: Money) {
    setText(writePrice(price));
    onChange(price);
  }

  return (
    <div className={styles.price}>
      <MoneyField
        currency={place.currency}
        error={error}
        hint={
          assessed?.kind === 'stands' && (
            <span role="status">{standingWords[side][assessed.standing]}</span>
          )
        }
        label={side === 'bid' ? 'Your bid' : 'Your price'}
        name="price"
        onChange={(typed, amount) => {
          setText(typed);
          onChange(amount);
        }}
        value={text}
      />
      <ul className={styles.suggestions}>
        {suggestPrices(side, book, place.currency, rates).map(({ kind, price }) => (
          <li key={kind}>
            <Button onClick={() => take(price)} size="small">
              {suggestionWords[side][kind]} · {formatMoney(price)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
