import { apiRequest } from '../../../../../shared/api/call.ts';
import { connectProvider, disconnectProvider } from '../../../../../shared/api/settings.ts';
import type { OwnerForm } from '../../../../../shared/contracts/forms/settings.ts';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { socialNames } from '../../../../../shared/domain/social.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SocialMark } from '../../../ui/social-mark.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useReadAgain } from '../hooks/use-settings.ts';
import { ConnectionForm } from './connection-form.tsx';
import styles from './settings.module.css';

type Props = {
  readonly settings: SettingsView;
  readonly connection: SettingsView['connections'][number];
  /** The account's only way to sign in: it has to stay. */
  readonly isLastWayIn: boolean;
};

/** Google or Apple, with the button that connects or disconnects it. */
export function ConnectionRow({ settings, connection, isLastWayIn }: Props) {
  const { provider, isConnected, canConnect } = connection;
  const { isOpen, open, close } = usePartOverlay(`connection-${provider}`);
  const readAgain = useReadAgain();
  const name = socialNames[provider];
  const { site } = useSession();
  const words = isConnected ? disconnecting(name) : connecting(name, site.name);

  async function connect(form: OwnerForm) {
    const { url } = await apiSend(apiRequest(connectProvider, provider, form));
    window.location.assign(url);
    // Busy until the page is left, and not when the browser brings it back.
    await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
  }

  async function disconnect(form: OwnerForm) {
    await apiSend(apiRequest(disconnectProvider, provider, form));
    await readAgain();
    close();
    toast.success(`${name} is disconnected.`);
  }

  return (
    <li className={styles.session}>
      <div className={styles.provider}>
        <SocialMark provider={provider} />
        <div className={styles.device}>
          <span className={styles.value}>{name}</span>
          <span className={styles.facts}>{factOf(isConnected, isLastWayIn)}</span>
        </div>
      </div>
      {(isConnected ? !isLastWayIn : canConnect) && (
        <Button onClick={open} size="small">
          {isConnected ? 'Disconnect' : 'Connect'} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      <Dialog description={words.description} onClose={close} open={isOpen} title={words.title}>
        <ConnectionForm
          button={words.button}
          failedTitle={words.failedTitle}
          onCancel={close}
          onSend={isConnected ? disconnect : connect}
          settings={settings}
        />
      </Dialog>
    </li>
  );
}

function factOf(isConnected: boolean, isLastWayIn: boolean): string {
  if (!isConnected) return 'Not connected';
  return isLastWayIn
    ? 'Connected · your only way to sign in'
    : 'Connected · you can sign in with it';
}

const connecting = (name: string, siteName: string) => ({
  title: `Connect ${name}?`,
  description: `You choose an account at ${name} and come back here. From then on you can sign in to ${siteName} with it.`,
  button: `Continue to ${name}`,
  failedTitle: `${name} was not connected`,
});

const disconnecting = (name: string) => ({
  title: `Disconnect ${name}?`,
  description: `Signing in with ${name} will no longer open this account. You stay signed in here, and you can connect it again.`,
  button: `Disconnect ${name}`,
  failedTitle: `${name} is still connected`,
});
