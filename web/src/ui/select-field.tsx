import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './select-field.module.css';

export type Option = { readonly value: string; readonly label: string };

type Props = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    readonly options: readonly Option[];
    /** Shown while nothing is chosen; not selectable itself. */
    readonly placeholder?: string;
  };

export function SelectField({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  ...select
}: Props) {
  return (
    <Field error={error} hint={hint} label={label} optional={optional ?? false}>
      {(control) => (
        <div className={styles.frame}>
          <select {...select} {...control} className={`${control.className} ${styles.select}`}>
            {placeholder !== undefined && (
              <option disabled value="">
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      )}
    </Field>
  );
}
