import { type ComponentProps, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  readonly label: string;
  /** What the button does, in a word. */
  readonly verb: string;
};

/** A field for words to search for, with its button: it belongs into a form. */
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
