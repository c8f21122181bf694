import { useId, useRef } from 'react';
import { clientRoutes } from '../../../shared/domain/client-routes.ts';
import { UnreadCount } from '../lib/feed/unread-count.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './account-menu.module.css';
import { accountLinks } from './navigation-links.ts';
import { useSignOut } from './use-sign-out.ts';

/** A native popover: the browser closes it on Escape or an outside click. */
type Props = { readonly firstName: string; readonly unread: number };

export function AccountMenu({ firstName, unread }: Props) {
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
        <UnreadCount at="corner" unread={unread} />
      </button>
      <div className={styles.menu} id={id} popover="auto" ref={menu}>
        <ul>
          {accountLinks.map(({ label, to }) => (
            <li key={to}>
              <Link className={styles.item} onClick={hide} to={to}>
                {label}
                {to === clientRoutes.notifications && <UnreadCount unread={unread} />}
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
