import { formatDateTime } from '../../../lib/format/dates.ts';
import { orderStatusWords } from '../../../lib/messages.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { TimelineStep } from '../logic/timeline.ts';
import styles from './timeline-list.module.css';

const stateWords = { done: 'done', current: 'now', ahead: 'still to come' } as const;

export function TimelineList({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map((step) => (
        <li
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={styles.step}
          data-state={step.state}
          data-tone={orderStatusWords[step.status].tone}
          key={`${step.status} ${step.at}`}
        >
          <span className={styles.label}>{orderStatusWords[step.status].label}</span>
          <VisuallyHidden>, {stateWords[step.state]}</VisuallyHidden>
          {step.at !== null && (
            <time className={styles.at} dateTime={step.at}>
              {formatDateTime(step.at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
