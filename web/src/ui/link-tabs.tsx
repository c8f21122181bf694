import { Link } from './link.tsx';
import styles from './link-tabs.module.css';

type Props = {
  /** The navigation's accessible name. */
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly to: string }[];
  /** The address of the shown tab. */
  readonly current: string;
};

/** Links, so that each tab has an address and a history entry. */
export function LinkTabs({ label, tabs, current }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          aria-current={tab.to === current ? 'page' : undefined}
          className={styles.tab}
          key={tab.to}
          to={tab.to}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
