import { type ExpiryDays, expiryOptions } from '../../../../../shared/domain/expiry.ts';
import { RadioGroup } from '../../../ui/choice.tsx';
import { expiryWords } from '../messages.ts';

type Props = {
  readonly legend: string;
  readonly value: ExpiryDays;
  readonly onChange: (days: ExpiryDays) => void;
};

export function ExpiryChoice({ legend, value, onChange }: Props) {
  return (
    <RadioGroup
      legend={legend}
      onChange={(event) => {
        const chosen = expiryOptions.find((days) => String(days) === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      options={expiryOptions.map((days) => ({ value: String(days), label: expiryWords[days] }))}
      value={String(value)}
    />
  );
}
