import { type ComponentProps, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './password-field.module.css';

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/** A password field with a button to show the password. */
export function PasswordField({ label, hint, error, optional, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field error={error} hint={hint} label={label} optional={optional ?? false}>
      {(control) => (
        <div className={styles.frame}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            className={`${control.className} ${styles.input}`}
            type={shown ? 'text' : 'password'}
          />
          <button
            aria-label={`Show ${label.toLowerCase()}`}
            aria-pressed={shown}
            className={styles.reveal}
            onClick={() => setShown(!shown)}
            type="button"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
