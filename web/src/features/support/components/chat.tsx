import { useConsent } from '../../../lib/consent/consent.ts';
import { useExternalLink } from '../../../lib/use-external-link.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import styles from './chat.module.css';
import { ChatFrame } from './chat-frame.tsx';

type Props = {
  readonly url: string;
  /** Whether the visitor has started the chat. */
  readonly wanted: boolean;
  readonly onStart: () => void;
};

/** The support chat, a third party's page: opens with consent, else asks first. */
export function Chat({ url, wanted, onStart }: Props) {
  const isGiven = useConsent() === 'given';
  const external = useExternalLink();
  const { host } = new URL(url);
  // The policy of this document may block the chat's frame: then link to a page that allows it.
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
