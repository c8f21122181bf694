import { Link, type LinkProps } from './link.tsx';
import styles from './stretched-link.module.css';

type Props = LinkProps & {
  /** Whether the mark of focus stands around the place, as for a picture, rather than inside. */
  readonly isFramed?: boolean;
};

/**
 * The one link of a row or a card, all of which leads there. It fills the nearest place with
 * `position: relative`; what shall be pressed by itself lies above with a position of its own.
 */
export function StretchedLink({ isFramed = false, className = '', ...link }: Props) {
  return (
    <Link
      {...link}
      className={`${styles.link} ${isFramed ? styles.framed : ''} ${className}`.trim()}
    />
  );
}
