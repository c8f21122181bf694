import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Steps } from '../../../ui/steps.tsx';
import { type BulkStep, bulkPath } from '../logic/bulk-path.ts';
import styles from './bulk-frame.module.css';

type Props = {
  /** null: the page before the first step. */
  readonly step: BulkStep | null;
  readonly title: string;
  readonly children: ReactNode;
};

const steps = [
  { id: 'shipping-and-billing', label: 'Address' },
  { id: 'add-listings', label: 'Works' },
  { id: 'review-listings', label: 'Review' },
] as const;

export function BulkFrame({ step, title, children }: Props) {
  usePageTitle(title);
  return (
    <div className={styles.frame} data-narrow={step === 'shipping-and-billing' || undefined}>
      {step && (
        <Steps
          current={step}
          steps={steps.map(({ id, label }) => ({ id, label, to: bulkPath(id) }))}
        />
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
