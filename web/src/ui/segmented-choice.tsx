import { useId } from 'react';
import styles from './segmented-choice.module.css';

type Props<Value extends string> = {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** Radio buttons with short labels, side by side. */
export function SegmentedChoice<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label className={styles.segment} key={option.value}>
            <input
              checked={value === option.value}
              className={styles.input}
              name={name}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
