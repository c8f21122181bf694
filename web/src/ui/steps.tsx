import { Link } from './link.tsx';
import styles from './steps.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Step = {
  readonly id: string;
  readonly label: string;
  /** The step's address; only steps before the current one are linked. */
  readonly to?: string;
};

type Props = { readonly steps: readonly Step[]; readonly current: string };

export function Steps({ steps, current }: Props) {
  const place = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label="Progress">
      <ol className={styles.steps}>
        {steps.map(({ id, label, to }, index) => (
          <li
            aria-current={index === place ? 'step' : undefined}
            className={styles.step}
            data-done={index < place || undefined}
            key={id}
          >
            <span aria-hidden className={styles.number}>
              {index + 1}
            </span>
            {index < place && to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
            {index < place && <VisuallyHidden> (done)</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
