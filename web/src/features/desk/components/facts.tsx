import { type ReactNode, useId } from 'react';
import styles from './desk.module.css';

type Props = {
  readonly label: string;
  readonly facts: readonly (readonly [string, ReactNode])[];
};

export function Facts({ label, facts }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.minor} id={id}>
        {label}
      </h3>
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
