import { useState } from 'react';
import { useLocation } from 'react-router';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { failureOn } from '../../../lib/api/last-failure.ts';
import { helpAddress, helpMail } from '../../../lib/help-mail.ts';
import { messages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { HelpCentreLink } from '../../../ui/help-centre-link.tsx';
import { Link } from '../../../ui/link.tsx';
import { helpSubject } from '../logic/help-subject.ts';
import { Chat } from './chat.tsx';
import styles from './help-drawer.module.css';

const answers = [
  { label: 'Fees', to: `${clientRoutes.howItWorks}/fees` },
  { label: 'Buying', to: `${clientRoutes.howItWorks}/for-buyers` },
  { label: 'Selling', to: `${clientRoutes.howItWorks}/for-sellers` },
  { label: 'Shipping', to: `${clientRoutes.howItWorks}/shipping` },
  { label: 'Authentication', to: `${clientRoutes.howItWorks}/guarantee` },
] as const;

type Props = { readonly open: boolean; readonly onClose: () => void };

/** Ways to contact support; help articles are on the site itself. */
export function HelpDrawer({ open, onClose }: Props) {
  const { pathname } = useLocation();
  const { helpUrl, nonEssential, site } = useSession();
  const { chatUrl } = nonEssential;
  // Consent for this chat only, until the page is closed.
  const [wanted, setWanted] = useState(false);
  const failure = failureOn(pathname);
  const about = helpSubject(pathname, failure);
  return (
    <Drawer onClose={onClose} open={open} title="Help">
      <p className={styles.words}>E-mail us. We answer from Monday to Friday.</p>
      <a className={styles.mail} href={helpMail(site, about)}>
        {helpAddress(site)}
      </a>
      {failure !== null && (
        <p className={styles.failure}>
          {messages.failed.requestId} <code>{failure}</code>
        </p>
      )}
      {chatUrl !== null && <Chat onStart={() => setWanted(true)} url={chatUrl} wanted={wanted} />}
      <nav aria-label="Help topics">
        <ul className={styles.answers}>
          {answers.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          {helpUrl !== null && (
            <li>
              <HelpCentreLink />
            </li>
          )}
        </ul>
      </nav>
    </Drawer>
  );
}
