import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { confirmEmail, sendConfirmation } from '../../../../../shared/api/auth.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { safePath } from '../../../../../shared/domain/paths.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { confirmedState } from '../../../lib/pending-actions/pending-action.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { toast } from '../../../lib/toast.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { confirmEmailOnce } from '../api/confirm-email-once.ts';
import { useStartSession } from '../api/use-start-session.ts';
import { CheckEmail } from '../components/check-email.tsx';
import { EmailForm } from '../components/email-form.tsx';
import { LinkCheck } from '../components/link-check.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import { isLinkRefused } from '../logic/is-link-refused.ts';
import { authWords } from '../messages.ts';
import styles from './page-frame.module.css';
import { PageFrame } from './page-frame.tsx';

/**
 * Opened by the link in the confirmation e-mail: signs in and returns to what the visitor was
 * doing.
 */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const { user } = useSession();
  const confirmation = query.get('confirmation') ?? '';
  const redirectTo = safePath(query.get('redirectTo'));
  const [failure, setFailure] = useState<unknown>(null);
  const [isOver, setIsOver] = useState(confirmation === '');
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle(authWords.confirmTitle);

  const enter = useCallback(
    (session: SessionView) => {
      startSession(session);
      toast.success(authWords.confirmed);
      navigate(redirectTo ?? '/', { replace: true, state: confirmedState });
    },
    [startSession, navigate, redirectTo],
  );

  const confirm = useCallback(
    (isCurrent: () => boolean = () => true) => {
      confirmEmailOnce(confirmation).then(
        (session) => isCurrent() && enter(session),
        (error: unknown) => isCurrent() && setFailure(error),
      );
    },
    [confirmation, enter],
  );
  useEffect(() => {
    if (confirmation === '') return;
    let current = true;
    confirm(() => current);
    return () => {
      current = false;
    };
  }, [confirmation, confirm]);

  if (sentTo !== null) {
    return (
      <PageFrame title="Check your e-mail">
        <CheckEmail email={sentTo} redirectTo={redirectTo} />
      </PageFrame>
    );
  }
  if (isOver || isLinkRefused(failure, 'auth.confirmation-invalid')) {
    return (
      <PageFrame title="This link no longer works">
        {user ? (
          <Notice
            action={<ButtonLink to={redirectTo ?? '/'}>Continue</ButtonLink>}
            title={`You are signed in as ${user.firstName} ${user.lastName}`}
            tone="good"
          >
            There is nothing more to confirm.
          </Notice>
        ) : (
          <>
            <p className={styles.lead}>
              Confirmation links work once and for a limited time. If you have already used yours,{' '}
              <Link to={redirectTo ? `/login?${new URLSearchParams({ redirectTo })}` : '/login'}>
                sign in
              </Link>
              . Otherwise, we can send you a new one.
            </p>
            <EmailForm
              label="Send a new link"
              onSend={async (email) => {
                await apiSend(
                  apiRequest(sendConfirmation, { email, redirectTo: redirectTo ?? undefined }),
                );
                setSentTo(email);
              }}
            />
          </>
        )}
      </PageFrame>
    );
  }
  if (failure instanceof ApiError && failure.code === 'auth.password-needed') {
    return (
      <PageFrame title={authWords.confirmTitle}>
        <p className={styles.lead}>{authWords.confirmLead}</p>
        <NewPasswordForm
          button={authWords.confirmButton}
          onRefused={() => setIsOver(true)}
          refusal="auth.confirmation-invalid"
          send={async (fields) => {
            enter(await apiSend(apiRequest(confirmEmail, { confirmation, ...fields })));
          }}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Confirming your e-mail">
      <LinkCheck
        failedTitle="We couldn’t confirm your e-mail yet"
        failure={failure}
        label="Confirming your e-mail"
        onRetry={() => {
          setFailure(null);
          confirm();
        }}
      />
    </PageFrame>
  );
}
