import { type Currency, currencies, currencySymbol } from '../../../../../shared/domain/money.ts';
import styles from './currency-choice.module.css';

type Props = { readonly chosen: Currency; readonly onChoose: (currency: Currency) => void };

export function CurrencyChoice({ chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>Currency</legend>
      <div className={styles.choices}>
        {currencies.map((currency) => (
          <label className={styles.choice} key={currency}>
            <input
              checked={currency === chosen}
              name="currency"
              onChange={() => onChoose(currency)}
              type="radio"
              value={currency}
            />
            <span>
              {currency} <span aria-hidden>{currencySymbol(currency)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
