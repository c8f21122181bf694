import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { changeEmail } from '../../../../../shared/api/settings.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './standalone.module.css';

type Outcome = 'asked' | 'changed' | 'over' | 'taken';

const settingsPath = '/my-account/settings#email';

const words: Readonly<Record<Outcome, { readonly title: string; readonly lead: string }>> = {
  asked: {
    title: 'Use this e-mail address?',
    lead: 'It becomes the address of your account, and our mail goes there.',
  },
  changed: {
    title: 'Your e-mail address has changed',
    lead: 'Your account uses the new address from now on. We have written to the old one.',
  },
  over: {
    title: 'This link no longer works',
    lead: 'Links work once, within 24 hours. If your address has not changed, ask for another link in your settings.',
  },
  taken: {
    title: 'This address has an account already',
    lead: 'Your e-mail address stays as it is. Use another one, or close the other account first.',
  },
};

/** Opened by the link in the mail. A press makes the change: some mail scanners open links. */
export function ChangeEmailPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const code = query.get('code') ?? '';
  const [outcome, setOutcome] = useState<Outcome>(code === '' ? 'over' : 'asked');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { title, lead } = words[outcome];
  usePageTitle(title);

  async function change() {
    setSending(true);
    setFailure(null);
    try {
      await apiSend(apiRequest(changeEmail, { code }));
      setOutcome('changed');
    } catch (error) {
      const refusal = error instanceof ApiError ? error.code : null;
      if (refusal === 'auth.email-change-invalid') setOutcome('over');
      else if (refusal === 'auth.email-taken') setOutcome('taken');
      else setFailure(failureText(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <div className={styles.page}>
      <h1 className={styles.title} key={outcome} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {failure !== null && (
        <Notice title="Your address has not changed yet" tone="bad">
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        {outcome === 'asked' ? (
          <Button loading={isSending} onClick={() => void change()} variant="primary">
            Use this address
          </Button>
        ) : user ? (
          <ButtonLink to={settingsPath}>Go to settings</ButtonLink>
        ) : (
          <ButtonLink to={`/login?${new URLSearchParams({ redirectTo: settingsPath })}`}>
            Sign in
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
