import { type ComponentProps, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  readonly label: string;
  /** The button's label. */
  readonly verb: string;
};

/** A search field with its button, to be used within a form. */
export function SearchField({ label, verb, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        autoComplete="off"
        name="q"
        spellCheck={false}
        {...input}
        className={styles.input}
        id={id}
        type="search"
      />
      <button aria-label={verb} className={styles.button} type="submit">
        <Icon name="search" />
      </button>
    </div>
  );
}
