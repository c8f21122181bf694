import { type ExpiryDays, expiryOptions } from '../../../shared/domain/expiry.ts';
import { expiryWords } from '../lib/format/expiry-words.ts';
import { SegmentedChoice } from './segmented-choice.tsx';

type Props<Value extends ExpiryDays | null> = {
  readonly legend: string;
  readonly value: Value;
  readonly onChange: (days: Value | ExpiryDays) => void;
  /** The choice of null, such as 'As it is'; absent: there is none. */
  readonly unchanged?: string;
};

export function ExpiryChoice<Value extends ExpiryDays | null>({
  legend,
  value,
  onChange,
  unchanged,
}: Props<Value>) {
  const days = expiryOptions.map((option) => ({
    value: String(option),
    label: expiryWords[option],
  }));
  return (
    <SegmentedChoice
      legend={legend}
      onChange={(chosen) => {
        const found = expiryOptions.find((option) => String(option) === chosen);
        onChange(found ?? (null as Value));
      }}
      options={unchanged === undefined ? days : [{ value: 'null', label: unchanged }, ...days]}
      value={String(value)}
    />
  );
}
