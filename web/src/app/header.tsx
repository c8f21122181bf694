import { useLocation } from 'react-router';
import { SearchBox } from '../features/search/components/search-box.tsx';
import { useOverlay } from '../lib/overlays/use-overlay.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { mainLinks } from './navigation-links.ts';
import { PlaceButton } from './place-button.tsx';

export function Header() {
  const { user, site } = useSession();
  const { overlay, openAuth, openDrawer, openSearch } = useOverlay();
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <IconButton
        aria-expanded={overlay?.kind === 'drawer'}
        aria-haspopup="dialog"
        className={styles.menu ?? ''}
        icon="menu"
        label="Menu"
        onClick={openDrawer}
      />
      <Link aria-label={`${site.name}, home`} className={styles.home} to="/">
        <Wordmark />
      </Link>
      <nav aria-label="Main" className={styles.nav}>
        {mainLinks.map(({ label, to }) => (
          <Link aria-current={pathname === to ? 'page' : undefined} key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.search}>
        <SearchBox results="popup" />
      </div>
      <IconButton
        aria-haspopup="dialog"
        className={styles.searchButton ?? ''}
        icon="search"
        label="Search"
        onClick={openSearch}
      />
      <PlaceButton size="short" />
      {user ? (
        <AccountMenu firstName={user.firstName} />
      ) : (
        <div className={styles.join}>
          <Button onClick={() => openAuth('login')} size="small" variant="quiet">
            Sign in
          </Button>
          <Button
            className={styles.register}
            onClick={() => openAuth('register')}
            size="small"
            variant="secondary"
          >
            Register
          </Button>
        </div>
      )}
    </header>
  );
}
