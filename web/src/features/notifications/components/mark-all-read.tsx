import type { FeedEntry } from '../../../../../shared/contracts/feed.ts';
import { formatUnread, useUnread } from '../../../lib/feed/use-unread.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { useMarkRead } from '../hooks/use-mark-read.ts';
import styles from './mark-all-read.module.css';

type Props = {
  readonly markRead: ReturnType<typeof useMarkRead>;
  /** What happens after it stays unread. */
  readonly newest: FeedEntry;
};

/** How much is unread, and a button that ends it. */
export function MarkAllRead({ markRead, newest }: Props) {
  const { isSending, failure, send } = useSending();
  const unread = useUnread();
  const isAnyUnread = unread > 0 || !newest.isRead;
  const count = useFocusWhenLost<HTMLParagraphElement>(isAnyUnread);
  return (
    <>
      <div className={styles.bar}>
        <p aria-live="polite" ref={count} tabIndex={-1}>
          {unread > 0 ? `${formatUnread(unread)} unread` : isAnyUnread ? 'Unread' : 'All read'}
        </p>
        {isAnyUnread && (
          <Button
            loading={isSending}
            onClick={() => void send(() => markRead({ upTo: newest.id }))}
            size="small"
            variant="quiet"
          >
            Mark all as read
          </Button>
        )}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
