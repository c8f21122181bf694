import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useSessionActions } from '../../../lib/session/use-session-actions.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './standalone.module.css';

/** Shown after an account was closed. */
export function GoodbyePage() {
  const { user, site } = useSession();
  const { refreshSession, forgetUser } = useSessionActions();
  const [isChecked, setChecked] = useState(user === null);
  usePageTitle('Goodbye');
  useEffect(() => {
    if (isChecked) return;
    void refreshSession()
      .catch(forgetUser)
      .then(() => setChecked(true));
  }, [isChecked, refreshSession, forgetUser]);

  if (isChecked && user) return <Navigate replace to={clientRoutes.settings} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Goodbye
      </h1>
      <p className={styles.lead}>
        Your account is closed, and you are signed out everywhere. Thank you for having been part of{' '}
        {site.name}.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={clientRoutes.artworks}>Look at artworks</ButtonLink>
      </div>
    </div>
  );
}
