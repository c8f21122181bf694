import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

export function CheckboxField({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...input}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.box}
          type="checkbox"
        />
        <span className={styles.text}>{label}</span>
      </label>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
};

type RadioGroupProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'value'> & {
  readonly legend: string;
  readonly options: readonly RadioOption[];
  /** The chosen value; not needed with react-hook-form's `register`. */
  readonly value?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

export function RadioGroup({
  legend,
  options,
  value,
  hint,
  error,
  name,
  ...input
}: RadioGroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={describedBy || undefined} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <div className={styles.groupHint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {options.map((option) => (
        <label className={`${styles.choice} ${styles.row}`} key={option.value}>
          <input
            {...input}
            {...(value !== undefined && { checked: value === option.value })}
            className={styles.radio}
            disabled={option.disabled ?? input.disabled}
            name={name ?? id}
            type="radio"
            value={option.value}
          />
          <span className={styles.text}>
            {option.label}
            {option.description && <span className={styles.description}>{option.description}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
