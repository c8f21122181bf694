import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

type Crumb = { readonly label: string /** Absent for the current page. */; readonly to?: string };

export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        {items.map(({ label, to }) => (
          <li className={styles.item} key={label}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
