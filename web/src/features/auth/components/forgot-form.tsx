import { useState } from 'react';
import { forgotPassword } from '../../../../../shared/api/auth.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './auth-form.module.css';
import { EmailForm } from './email-form.tsx';

/** Requests a link to set a new password. The answer does not reveal whether an account exists. */
export function ForgotForm({ lead = null }: { readonly lead?: string | null }) {
  const { outbox } = useSession().sandbox;
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <div className={styles.form}>
        <p role="status">
          If there is an account for <strong className={styles.address}>{sentTo}</strong>, we’ve
          e-mailed you a link. It works once and expires after an hour.
        </p>
        {outbox !== null && (
          <Notice title="This is a sandbox" tone="waiting">
            No e-mails are really sent. Find yours in the <a href={outbox}>sandbox outbox</a>.
          </Notice>
        )}
        <p>
          <Button onClick={() => setSentTo(null)} size="small" variant="quiet">
            Use another address
          </Button>
        </p>
      </div>
    );
  }
  return (
    <EmailForm
      label="Send link"
      lead={lead}
      onSend={async (email) => {
        await apiSend(apiRequest(forgotPassword, { email }));
        setSentTo(email);
      }}
    />
  );
}
