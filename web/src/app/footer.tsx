import { useOverlay } from '../lib/overlays/use-overlay.ts';
import { useSession } from '../lib/session/use-session.ts';
import { DeckleEdge } from '../ui/deckle-edge.tsx';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './footer.module.css';
import { accountLinks, legalLinks, mainLinks, moreLinks } from './navigation-links.ts';
import { PlaceChoice } from './place-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export function Footer() {
  const { user, sandbox } = useSession();
  const { openCookies } = useOverlay();
  const links = [...mainLinks, ...moreLinks, ...(user ? accountLinks : [])];
  return (
    <footer className={styles.footer}>
      <DeckleEdge className={styles.edge ?? ''} />
      <div className={styles.sheet}>
        <div className={styles.inner}>
          <div className={styles.about}>
            <Wordmark />
            <p>Art editions, traded at prices everyone can see.</p>
          </div>
          <nav aria-label="Footer">
            <ul className={styles.links}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.choices}>
            <PlaceChoice />
            <ThemeChoice />
          </div>
          <nav aria-label="Terms and policies" className={styles.legal}>
            {legalLinks.map(({ label, to }) => (
              <Link className={styles.link} key={to} to={to}>
                {label}
              </Link>
            ))}
            <button
              aria-haspopup="dialog"
              className={styles.link}
              onClick={openCookies}
              type="button"
            >
              Cookie settings
            </button>
          </nav>
          {(sandbox.outbox || sandbox.payments) && (
            <p className={styles.sandbox}>
              Sandbox.{' '}
              {sandbox.outbox && (
                <>
                  E-mails are not sent. Read them in the <a href={sandbox.outbox}>outbox</a>.{' '}
                </>
              )}
              {sandbox.payments && 'No real card is charged.'}
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
