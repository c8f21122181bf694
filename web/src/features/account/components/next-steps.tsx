import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './next-steps.module.css';

export type NextStep = { readonly words: string; readonly isDone: boolean };

/** What happens after a trade, in order. */
export function NextSteps({ steps }: { readonly steps: readonly NextStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ words, isDone }) => (
        <li data-done={isDone || undefined} key={words}>
          <span>
            {words}
            {isDone && <VisuallyHidden> Done.</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
