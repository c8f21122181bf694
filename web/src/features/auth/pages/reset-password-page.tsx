import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { resetPassword } from '../../../../../shared/api/auth.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { toast } from '../../../lib/toast.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useStartSession } from '../api/use-start-session.ts';
import { ForgotForm } from '../components/forgot-form.tsx';
import { LinkCheck } from '../components/link-check.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import { isLinkRefused } from '../logic/is-link-refused.ts';
import { authWords } from '../messages.ts';
import styles from './page-frame.module.css';
import { PageFrame } from './page-frame.tsx';

type Link = 'unchecked' | 'good' | 'over';

/** Opened by the link in the e-mail: sets a new password and signs in. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const code = query.get('code') ?? '';
  const [link, setLink] = useState<Link>(code === '' ? 'over' : 'unchecked');
  const [failure, setFailure] = useState<unknown>(null);
  usePageTitle(authWords.resetTitle);

  const check = useCallback(
    (isCurrent: () => boolean = () => true) => {
      apiSend(apiRequest(resetPassword, { code })).then(
        () => isCurrent() && setLink('good'),
        (error: unknown) => {
          if (!isCurrent()) return;
          if (isLinkRefused(error, 'auth.reset-invalid')) setLink('over');
          else setFailure(error);
        },
      );
    },
    [code],
  );
  useEffect(() => {
    if (code === '') return;
    let current = true;
    check(() => current);
    return () => {
      current = false;
    };
  }, [code, check]);

  if (link === 'over') {
    return (
      <PageFrame title="This link no longer works">
        <p className={styles.lead}>
          Links work once and expire after an hour. Enter your address and we’ll send you a new one.
        </p>
        <ForgotForm />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={authWords.resetTitle}>
      {link === 'good' ? (
        <>
          <p className={styles.lead}>{authWords.resetLead}</p>
          <NewPasswordForm
            button="Set password"
            onRefused={() => setLink('over')}
            refusal="auth.reset-invalid"
            send={async (fields) => {
              const session = await apiSend(apiRequest(resetPassword, { code, ...fields }));
              if (!('user' in session)) return;
              startSession(session);
              toast.success(authWords.passwordSet);
              navigate('/', { replace: true });
            }}
          />
        </>
      ) : (
        <LinkCheck
          failedTitle="We couldn’t check your link yet"
          failure={failure}
          label="Checking your link"
          onRetry={() => {
            setFailure(null);
            check();
          }}
        />
      )}
    </PageFrame>
  );
}
