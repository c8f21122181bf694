import { formatCount } from '../lib/format/count-of.ts';
import { ButtonLink } from './button.tsx';
import styles from './load-more.module.css';

type Props = {
  readonly shown: number;
  readonly total: number;
  /** This list's address with one more page; null when all are shown. */
  readonly to: string | null;
};

/**
 * How much of a list is shown, and a link for more. The address counts the pages, so that Back
 * restores them.
 */
export function LoadMore({ shown, total, to }: Props) {
  return (
    <div className={styles.more}>
      <p aria-live="polite" className={styles.count}>
        {formatCount(shown)} of {formatCount(total)}
      </p>
      {to !== null && (
        <ButtonLink replace to={to}>
          Show more
        </ButtonLink>
      )}
    </div>
  );
}
