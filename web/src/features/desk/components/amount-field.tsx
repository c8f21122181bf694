import type { Currency } from '../../../../../shared/domain/money.ts';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  readonly label: string;
  readonly currency: Currency;
  readonly value: string;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
};

/** The amount that was typed, in units: '12,50' is 12.5. null: it is none. */
export function amountIn(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const amount = Number(text);
  return /^\d+(\.\d{1,2})?$/.test(text) && amount > 0 ? amount : null;
}

/** An amount of money that an operator types, which stays as it was typed. */
export function AmountField({ label, currency, value, hint, onChange }: Props) {
  const isWrong = value.trim() !== '' && amountIn(value) === null;
  return (
    <TextField
      error={isWrong ? 'Write an amount above zero, such as 12.50' : undefined}
      hint={hint}
      inputMode="decimal"
      label={`${label} in ${currency}`}
      onChange={({ target }) => onChange(target.value)}
      required
      value={value}
    />
  );
}
