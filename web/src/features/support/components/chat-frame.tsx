import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './chat.module.css';

/** In milliseconds; specification section 9. */
const loadWait = 30_000;

type Props = { readonly url: string; readonly host: string };

/** The chat in a frame. If it does not load in time, says how else to reach support. */
export function ChatFrame({ url, host }: Props) {
  const [state, setState] = useState<'loading' | 'open' | 'silent'>('loading');
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setState('silent'), loadWait);
    return () => clearTimeout(timer);
  }, [isLoading]);

  if (state === 'silent') {
    return (
      <div className={styles.offer}>
        <Notice
          action={
            <Button onClick={() => setState('loading')} size="small">
              Try again
            </Button>
          }
          title="The chat is not answering"
          tone="waiting"
        >
          Please e-mail us instead, at the address above.
        </Notice>
      </div>
    );
  }
  return (
    <div aria-busy={isLoading} className={styles.frame}>
      <p className={styles.waiting} role="status">
        {isLoading && `Opening the chat with ${host} …`}
      </p>
      <iframe
        className={styles.page}
        data-loading={isLoading || undefined}
        onLoad={() => setState('open')}
        referrerPolicy="strict-origin"
        // The configuration refuses a chat on our own origin, which would escape the sandbox.
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        src={url}
        title={`Chat with us, by ${host}`}
      />
    </div>
  );
}
