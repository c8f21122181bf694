import { useState } from 'react';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { mailPasswordLink } from '../../../../../shared/api/settings.ts';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { socialNames } from '../../../../../shared/domain/social.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import { Part } from './part.tsx';
import styles from './settings.module.css';

export function PasswordPart({ settings }: { readonly settings: SettingsView }) {
  const { hasPassword, provider, email } = settings;
  const [isSent, setSent] = useState(false);
  const { isSending, error, send } = useSending();

  if (hasPassword) {
    return (
      <Part lead="A new password signs you out everywhere else." name="password">
        <div className={styles.actions}>
          <ButtonLink size="small" to={clientRoutes.changePassword}>
            Change password
          </ButtonLink>
        </div>
      </Part>
    );
  }
  return (
    <Part
      lead={`You sign in with ${provider ? socialNames[provider] : 'another service'}. With a password you can also sign in with your e-mail address.`}
      name="password"
    >
      <WriteFailed error={error} title="The link was not sent" />
      {isSent ? (
        <Notice title="Check your e-mail" tone="good">
          We sent a link to <b>{email}</b>. It works once, within an hour.
        </Notice>
      ) : (
        <div className={styles.actions}>
          <Button
            loading={isSending}
            onClick={async () => {
              const call = () => apiSend(apiRequest(mailPasswordLink)).then(() => undefined);
              if (await send(call)) setSent(true);
            }}
            size="small"
          >
            Set a password
          </Button>
        </div>
      )}
    </Part>
  );
}
