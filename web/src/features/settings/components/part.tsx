import type { ReactNode, RefObject } from 'react';
import { type Part as PartName, parts } from '../messages.ts';
import styles from './settings.module.css';

type Props = {
  readonly name: PartName;
  readonly lead?: ReactNode;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
};

/** One part of the settings, at an anchor of its own. */
export function Part({ name, lead, headingRef, children }: Props) {
  return (
    <section aria-labelledby={`${name}-title`} className={styles.part} id={name}>
      <h2 className={styles.title} id={`${name}-title`} ref={headingRef} tabIndex={-1}>
        {parts[name]}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
