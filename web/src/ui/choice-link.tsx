import styles from './choice-link.module.css';
import { Link, type LinkProps } from './link.tsx';

/** One of several views of the same page; `aria-current` marks the chosen one. */
export function ChoiceLink({ className = '', ...link }: LinkProps) {
  return <Link {...link} className={`${styles.link} ${className}`.trim()} />;
}
