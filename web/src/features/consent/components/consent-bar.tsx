import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { clientRoutes, isTradeFlow } from '../../../../../shared/domain/client-routes.ts';
import { answerConsent, useConsent } from '../../../lib/consent/consent.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useBottomInset } from '../hooks/use-bottom-inset.ts';
import styles from './consent-bar.module.css';

/** Asks for consent at the bottom of the window; hidden during a trade and once answered. */
export function ConsentBar() {
  // Renders again on sign-in: the account may hold an answer.
  useSession();
  const { pathname } = useLocation();
  const asks = useConsent() === 'unasked' && !isTradeFlow(pathname);
  return asks ? <Bar /> : null;
}

function Bar() {
  const id = useId();
  const bottomInset = useBottomInset();
  const [sending, setSending] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function answer(nonEssential: boolean) {
    setSending(nonEssential);
    setFailed(false);
    try {
      await answerConsent(nonEssential);
    } catch {
      setFailed(true);
    }
    setSending(null);
  }

  return (
    <section aria-labelledby={id} className={styles.bar} ref={bottomInset}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title} id={id}>
            May we count visits?
          </h2>
          <p>
            With your consent we set two cookies that count what is looked at and traded. No
            advertising, and nothing is sold.{' '}
            <Link to={clientRoutes.cookiePolicy}>Cookie policy</Link>
          </p>
          {hasFailed && (
            <p className={styles.failure} role="alert">
              Your choice could not be saved. Please try again.
            </p>
          )}
        </div>
        <div className={styles.answers}>
          <Button loading={sending === false} onClick={() => void answer(false)}>
            Refuse
          </Button>
          <Button loading={sending === true} onClick={() => void answer(true)}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}
