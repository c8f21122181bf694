import type { ComponentProps } from 'react';
import { type Currency, currencySymbol, type Money } from '../../../shared/domain/money.ts';
import { parseMoney } from '../lib/format/parse-money.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './money-field.module.css';

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'value' | 'onChange' | 'type'> & {
    readonly currency: Currency;
    /** The text as typed; the parent keeps it. */
    readonly value: string;
    /** `amount` is null if the text is no amount. */
    readonly onChange: (text: string, amount: Money | null) => void;
  };

export function MoneyField({
  label,
  hint,
  error,
  optional,
  currency,
  value,
  onChange,
  ...input
}: Props) {
  return (
    <Field error={error} hint={hint} label={label} optional={optional ?? false}>
      {(control) => (
        <div className={styles.frame}>
          <span aria-hidden className={styles.symbol}>
            {currencySymbol(currency)}
          </span>
          <input
            autoComplete="off"
            inputMode="decimal"
            {...input}
            {...control}
            className={`${control.className} ${styles.input}`}
            onChange={(event) => {
              const text = event.target.value;
              onChange(text, parseMoney(text, currency));
            }}
            type="text"
            value={value}
          />
          <span aria-hidden className={styles.code}>
            {currency}
          </span>
        </div>
      )}
    </Field>
  );
}
