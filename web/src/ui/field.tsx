import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export type FieldTexts = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error message; undefined or '' if the field is valid. */
  readonly error?: string | undefined;
  readonly optional?: boolean;
};

type ControlWiring = {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** A label, an input, a hint and an error, linked for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  children,
}: FieldTexts & { readonly children: (control: ControlWiring) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> optional</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="alert" />
      {children}
    </p>
  );
}
