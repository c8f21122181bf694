import { useState } from 'react';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Repricing } from '../logic/reprice.ts';
import styles from './many.module.css';

type Props = {
  /** null: the percentage is missing or none. */
  readonly value: Repricing | null;
  readonly onChange: (how: Repricing | null) => void;
};

const options = [
  { value: 'percent', label: 'By percent' },
  { value: 'match', label: 'Match the lowest' },
  { value: 'beat', label: 'Below the lowest' },
] as const;

const explained = {
  match: 'Level with the lowest other ask. The earlier of two equal asks comes first.',
  beat: 'Below the lowest other ask by the least that makes yours the lowest.',
} as const;

/** From 90 % less to 900 % more. */
const bounds = { least: -90, greatest: 900 } as const;

export function RepricingChoice({ value, onChange }: Props) {
  const [kind, setKind] = useState<Repricing['kind']>(value?.kind ?? 'percent');
  const [text, setText] = useState(value?.kind === 'percent' ? String(value.percent) : '');
  const percent = percentOf(text);

  function choose(next: Repricing['kind'], typed: string) {
    setKind(next);
    setText(typed);
    const by = percentOf(typed);
    if (next !== 'percent') onChange({ kind: next });
    else onChange(by === null ? null : { kind: next, percent: by });
  }

  return (
    <div className={styles.controls}>
      <SegmentedChoice
        legend="New prices"
        onChange={(chosen) => choose(chosen, text)}
        options={options}
        value={kind}
      />
      {kind !== 'percent' && <p className={styles.note}>{explained[kind]}</p>}
      {kind === 'percent' && (
        <div className={styles.percent}>
          <TextField
            autoComplete="off"
            error={
              text !== '' && text !== '-' && percent === null
                ? 'Enter a percentage, such as 5 or -10'
                : undefined
            }
            hint="-10 lowers, 10 raises. Prices are rounded to whole amounts."
            inputMode="text"
            label="Change in percent"
            onChange={({ target }) => choose('percent', target.value)}
            value={text}
          />
        </div>
      )}
    </div>
  );
}

/** Also with the minus sign of a word processor, and with a percent sign; null: not one. */
function percentOf(text: string): number | null {
  const plain = text.trim().replace(/[−–]/, '-').replace(/\s*%$/, '').replace(',', '.');
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) return null;
  const percent = Number(plain);
  return percent === 0 || percent < bounds.least || percent > bounds.greatest ? null : percent;
}
