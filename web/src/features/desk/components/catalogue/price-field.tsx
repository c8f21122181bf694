import { useState } from 'react';
import type { Currency } from '../../../../../../shared/domain/money.ts';
import { MoneyField } from '../../../../ui/money-field.tsx';

type Props = {
  readonly label: string;
  readonly currency: Currency;
  /** The saved amount as text. */
  readonly text: string;
  /** Minor units as text; '': none. What is no amount is passed on, so that the server refuses it. */
  readonly onChange: (minor: string) => void;
};

export function PriceField({ label, currency, text, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  return (
    <MoneyField
      currency={currency}
      error={isWrong ? 'Enter an amount such as 450 or 450.50' : undefined}
      label={label}
      onBlur={() => setTyped((now) => (isWrong ? now : null))}
      onChange={(next, amount) => {
        setTyped(next);
        setWrong(next.trim() !== '' && amount === null);
        onChange(amount === null ? next.trim() : String(amount.amount));
      }}
      value={typed ?? text}
    />
  );
}
