import { useLocation } from 'react-router';
import { clientRoutes } from '../../../shared/domain/client-routes.ts';
import { UnreadCount } from '../lib/feed/unread-count.tsx';
import { useOverlay } from '../lib/overlays/use-overlay.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Link } from '../ui/link.tsx';
import styles from './navigation-drawer.module.css';
import { accountLinks, mainLinks, moreLinks } from './navigation-links.ts';
import { useSignOut } from './use-sign-out.ts';

/** Holds the header's navigation on narrow windows. */
export function NavigationDrawer() {
  const { overlay, close, openAuth } = useOverlay();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const { signOut, isSigningOut } = useSignOut();
  const links = [...mainLinks, ...moreLinks, ...(user ? accountLinks : [])];
  const isHere = (to: string) => to === (to.includes('?') ? pathname + search : pathname);
  return (
    <Drawer onClose={close} open={overlay?.kind === 'drawer'} title="Menu">
      <nav aria-label="Main">
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link aria-current={isHere(to) ? 'page' : undefined} to={to}>
                {label}
                {to === clientRoutes.notifications && <UnreadCount />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {user ? (
        <Button block loading={isSigningOut} onClick={signOut}>
          Sign out
        </Button>
      ) : (
        <div className={styles.join}>
          <Button block onClick={() => openAuth('login')} variant="primary">
            Sign in
          </Button>
          <Button block onClick={() => openAuth('register')}>
            Register
          </Button>
        </div>
      )}
    </Drawer>
  );
}
