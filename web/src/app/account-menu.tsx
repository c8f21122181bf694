import { useId, useRef } from 'react';
import { clientRoutes } from '../../../shared/domain/client-routes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './account-menu.module.css';
import { accountLinks } from './navigation-links.ts';
import { UnreadLater } from './unread-later.tsx';
import { useSignOut } from './use-sign-out.ts';

/** A native popover: the browser closes it on Escape or an outside click. */
export function AccountMenu({ firstName }: { readonly firstName: string }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { signOut } = useSignOut();
  const hide = () => menu.current?.hidePopover();
  return (
    <>
      <button className={styles.opener} popoverTarget={id} type="button">
        <Icon name="person" />
        <span className={styles.name}>{firstName}</span>
        <span className={styles.hidden}> account menu</span>
        <UnreadLater at="corner" />
      </button>
      <div className={styles.menu} id={id} popover="auto" ref={menu}>
        <ul>
          {accountLinks.map(({ label, to }) => (
            <li key={to}>
              <Link className={styles.item} onClick={hide} to={to}>
                {label}
                {to === clientRoutes.notifications && <UnreadLater />}
              </Link>
            </li>
          ))}
          <li>
            <button
              className={styles.item}
              onClick={() => {
                hide();
                void signOut();
              }}
              type="button"
            >
              Sign out
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
