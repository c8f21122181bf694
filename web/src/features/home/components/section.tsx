import { type ReactNode, useId } from 'react';
import { Link } from '../../../ui/link.tsx';
import styles from './section.module.css';

type Props = {
  readonly title: string;
  readonly more?: { readonly label: string; readonly to: string };
  /** 'bleed' spans the whole window. */
  readonly width?: 'page' | 'bleed';
  readonly children: ReactNode;
};

export function Section({ title, more, width = 'page', children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.room}>
        <header className={styles.header}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {more && (
            <Link className={styles.more} to={more.to}>
              {more.label}
            </Link>
          )}
        </header>
      </div>
      <div className={width === 'page' ? styles.room : undefined}>{children}</div>
    </section>
  );
}
