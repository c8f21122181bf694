import { useConsent } from '../../../lib/consent/consent.ts';
import { useExternalLink } from '../../../lib/use-external-link.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import styles from './chat.module.css';
import { ChatFrame } from './chat-frame.tsx';

type Props = {
  readonly url: string;
  /** Whether this person has started it by hand. */
  readonly wanted: boolean;
  readonly onStart: () => void;
};

/** The support chat, which is somebody else's page: it opens for who consented, or asks first. */
export function Chat({ url, wanted, onStart }: Props) {
  const isGiven = useConsent() === 'given';
  const external = useExternalLink();
  const { host } = new URL(url);
  // A document whose policy does not let the chat in shows the way to it instead.
  const mayFrame = document.documentElement.dataset.chat === 'allowed';
  if (mayFrame && (isGiven || wanted)) return <ChatFrame host={host} url={url} />;
  return (
    <section aria-label="Chat" className={styles.offer}>
      <p>
        Or chat with us. The chat is run by <b>{host}</b> and sets its own cookies.
      </p>
      {mayFrame ? (
        <Button block onClick={onStart}>
          Start the chat
        </Button>
      ) : (
        <ButtonAnchor block href={url} {...external}>
          Open the chat
        </ButtonAnchor>
      )}
    </section>
  );
}
