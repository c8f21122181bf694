import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type Props = { readonly title: string; readonly children: ReactNode };

export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
