import { Link, type LinkProps } from './link.tsx';
import styles from './stretched-link.module.css';

type Props = LinkProps & {
  /** Whether the focus ring is drawn outside the area, as for pictures, rather than inside. */
  readonly isFramed?: boolean;
};

/**
 * The one link of a row or card, which fills the nearest ancestor with `position: relative`. Other
 * controls lie above it with a position of their own.
 */
export function StretchedLink({ isFramed = false, className = '', ...link }: Props) {
  return (
    <Link
      {...link}
      className={`${styles.link} ${isFramed ? styles.framed : ''} ${className}`.trim()}
    />
  );
}
