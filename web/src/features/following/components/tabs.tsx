import { type FollowingTab, followingPath } from '../../../../../shared/domain/following-path.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './tabs.module.css';

const labels: Readonly<Record<FollowingTab, string>> = { following: 'Artists', saved: 'Artworks' };

/** Links, so that each tab has an address and a history entry. */
export function Tabs({ tab }: { readonly tab: FollowingTab }) {
  return (
    <nav aria-label="Following and saved" className={styles.tabs}>
      {(['following', 'saved'] as const).map((one) => (
        <Link
          aria-current={one === tab ? 'page' : undefined}
          className={styles.tab}
          key={one}
          to={followingPath(one)}
        >
          {labels[one]}
        </Link>
      ))}
    </nav>
  );
}
