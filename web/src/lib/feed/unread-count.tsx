import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './unread-count.module.css';
import { formatUnread, useUnread } from './use-unread.ts';

type Props = {
  /** 'corner': at the upper right of its container. */
  readonly at?: 'inline' | 'corner';
};

/** The user's number of unread notifications; nothing where all are read. */
export function UnreadCount({ at = 'inline' }: Props) {
  const unread = useUnread({ delayMs: at === 'corner' ? 1_000 : 0 });
  if (unread === 0) return null;
  return (
    <>
      <span aria-hidden className={`${styles.count} ${styles[at]}`}>
        {formatUnread(unread)}
      </span>
      <VisuallyHidden> ({formatUnread(unread)} unread)</VisuallyHidden>
    </>
  );
}
