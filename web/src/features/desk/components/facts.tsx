import { type ReactNode, useId } from 'react';
import styles from './desk.module.css';

type Props = {
  readonly label: string;
  /** Of the heading; 3 by default. */
  readonly level?: 2 | 3;
  readonly facts: readonly (readonly [string, ReactNode])[];
};

export function Facts({ label, level = 3, facts }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <Heading className={styles.minor} id={id}>
        {label}
      </Heading>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
