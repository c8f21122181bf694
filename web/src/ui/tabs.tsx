import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

type Tab = {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
};

type Props = {
  /** The tabs' accessible name. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
};

export function Tabs({ label, tabs, value, onChange }: Props) {
  return (
    <Radix.Root onValueChange={onChange} value={value}>
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger className={styles.tab} key={tab.id} value={tab.id}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}> {tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content className={styles.content} key={tab.id} value={tab.id}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
