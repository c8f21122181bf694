import { useState } from 'react';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { cancelEmailChange } from '../../../../../shared/api/settings.ts';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { toast } from '../../../lib/toast.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import { useReadAgain } from '../hooks/use-settings.ts';
import { EmailForm } from './email-form.tsx';
import { Part } from './part.tsx';
import styles from './settings.module.css';

export function EmailPart({ settings }: { readonly settings: SettingsView }) {
  const { email, pendingEmail } = settings;
  const [isOpen, setOpen] = useState(false);
  const readAgain = useReadAgain();
  const { isSending, error, send } = useSending();
  const heading = useFocusWhenLost<HTMLHeadingElement>(`${isOpen} ${pendingEmail}`);

  async function keep() {
    const kept = await send(async () => {
      await apiSend(apiRequest(cancelEmailChange));
      await readAgain();
    });
    if (kept) toast.success('Your e-mail address stays as it is.');
  }

  return (
    <Part headingRef={heading} name="email">
      <p className={styles.value}>{email}</p>
      {pendingEmail !== null && (
        <Notice
          action={
            <Button loading={isSending} onClick={() => void keep()} size="small">
              Keep my present address
            </Button>
          }
          title="Waiting for your confirmation"
          tone="waiting"
        >
          We sent a link to <b>{pendingEmail}</b>. Open it within 24 hours to use that address.
          Until then nothing changes.
        </Notice>
      )}
      <WriteFailed error={error} title="This was not saved" />
      {isOpen ? (
        <EmailForm
          onClose={() => setOpen(false)}
          onSent={async () => {
            await readAgain();
            setOpen(false);
          }}
          settings={settings}
        />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setOpen(true)} size="small">
            Change e-mail
          </Button>
        </div>
      )}
    </Part>
  );
}
