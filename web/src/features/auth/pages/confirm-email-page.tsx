import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safePath } from '../../../../../shared/domain/paths.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { toast } from '../../../lib/toast.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { confirmedState } from '../../../lib/wishes/wish.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { confirmEmail } from '../api/auth-calls.ts';
import { useEnter } from '../api/use-enter.ts';
import { CheckEmail } from '../components/check-email.tsx';
import { RequestLink } from '../components/request-link.tsx';
import { authWords } from '../messages.ts';
import styles from './page-frame.module.css';
import { PageFrame } from './page-frame.tsx';

/** Where the link in the confirmation message leads: signs in, and back to what was wanted. */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const enter = useEnter();
  const { user } = useSession();
  const confirmation = query.get('confirmation') ?? '';
  const redirectTo = safePath(query.get('redirectTo'));
  const [failure, setFailure] = useState<unknown>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle('Confirm your e-mail');

  const confirm = useCallback(
    (isCurrent: () => boolean = () => true) => {
      confirmEmail(confirmation).then(
        (session) => {
          if (!isCurrent()) return;
          enter(session);
          toast.success(authWords.confirmed);
          void navigate(redirectTo ?? '/', { replace: true, state: confirmedState });
        },
        (error: unknown) => isCurrent() && setFailure(error),
      );
    },
    [confirmation, enter, navigate, redirectTo],
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
  if (confirmation === '' || isRefusal(failure)) {
    return (
      <PageFrame title="This link no longer works">
        {user ? (
          <Notice
            action={<ButtonLink to={redirectTo ?? '/'}>Go on</ButtonLink>}
            title={`You are signed in as ${user.firstName} ${user.lastName}`}
            tone="good"
          >
            There is nothing left to confirm.
          </Notice>
        ) : (
          <>
            <p className={styles.lead}>
              A confirmation link works once, and for a limited time. If you have used it, just{' '}
              <Link to={redirectTo ? `/login?${new URLSearchParams({ redirectTo })}` : '/login'}>
                sign in
              </Link>
              . Otherwise, let us send you another.
            </p>
            <RequestLink onSent={setSentTo} redirectTo={redirectTo} />
          </>
        )}
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Confirming your e-mail">
      {failure ? (
        <FailedState
          error={failure}
          onRetry={() => {
            setFailure(null);
            confirm();
          }}
          title="Your e-mail could not be confirmed yet"
        />
      ) : (
        <Loading label="Confirming your e-mail">
          <Skeleton shape="text" />
          <Skeleton shape="text" width="half" />
        </Loading>
      )}
    </PageFrame>
  );
}

/** The link itself was refused: trying it again would not help. */
function isRefusal(failure: unknown): boolean {
  return (
    failure instanceof ApiError &&
    (failure.code === 'auth.confirmation-invalid' || failure.code === 'request.invalid')
  );
}
