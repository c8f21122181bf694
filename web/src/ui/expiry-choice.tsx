import { type ExpiryDays, expiryOptions } from '../../../shared/domain/expiry.ts';
import { expiryWords } from '../lib/format/expiry-words.ts';
import { SegmentedChoice } from './segmented-choice.tsx';

type Props = {
  readonly legend: string;
  readonly value: ExpiryDays;
  readonly onChange: (days: ExpiryDays) => void;
};

export function ExpiryChoice({ legend, value, onChange }: Props) {
  return (
    <SegmentedChoice
      legend={legend}
      onChange={(chosen) => {
        const days = expiryOptions.find((option) => String(option) === chosen);
        if (days !== undefined) onChange(days);
      }}
      options={expiryOptions.map((days) => ({ value: String(days), label: expiryWords[days] }))}
      value={String(value)}
    />
  );
}
