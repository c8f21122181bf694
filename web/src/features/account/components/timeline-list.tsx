import { formatDateTime } from '../../../lib/format/dates.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { TimelineStep, TradeSide } from '../logic/timeline.ts';
import { statusWords } from '../messages.ts';
import styles from './timeline-list.module.css';

const stateWords = { done: 'done', current: 'now', ahead: 'upcoming' } as const;

type Props = { readonly side: TradeSide; readonly steps: readonly TimelineStep[] };

export function TimelineList({ side, steps }: Props) {
  return (
    <ol className={styles.timeline}>
      {steps.map((step) => (
        <li
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={styles.step}
          data-state={step.state}
          data-tone={statusWords(side, step.status).tone}
          key={`${step.status} ${step.at}`}
        >
          <span className={styles.label}>{statusWords(side, step.status).label}</span>
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
