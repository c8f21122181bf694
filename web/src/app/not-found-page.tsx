import { messages } from '../lib/messages.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import { moreLinks } from './navigation-links.ts';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <Page title={messages.notFound.title}>
      <EmptyState
        action={
          <div className={styles.ways}>
            <ButtonLink to="/artworks">View all artworks</ButtonLink>
            <nav aria-label="More links">
              {moreLinks.map(({ label, to }) => (
                <Link className={styles.way} key={to} to={to}>
                  {label}
                </Link>
              ))}
            </nav>
          </div>
        }
        title={messages.notFound.text}
      />
    </Page>
  );
}
