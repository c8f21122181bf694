import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from '../lib/use-page-title.ts';
import styles from './account-frame.module.css';
import { Link } from './link.tsx';

const sections = [
  { to: '/my-account/buying', label: 'Buying' },
  { to: '/my-account/selling', label: 'Selling' },
  { to: '/my-account/payment', label: 'Payment' },
  { to: '/my-account/settings', label: 'Settings' },
] as const;

type Props = {
  readonly title: string;
  readonly children: ReactNode;
};

/** An account page with links to the others. */
export function AccountFrame({ title, children }: Props) {
  usePageTitle(title);
  const { pathname } = useLocation();
  return (
    <div className={styles.account}>
      <nav aria-label="My account" className={styles.sections}>
        {sections.map(({ to, label }) => (
          <Link
            aria-current={`${pathname}/`.startsWith(`${to}/`) ? 'page' : undefined}
            className={styles.section}
            key={to}
            to={to}
          >
            {label}
          </Link>
        ))}
      </nav>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
