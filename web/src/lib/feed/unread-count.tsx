import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './unread-count.module.css';
import { formatUnread } from './use-unread.ts';

type Props = {
  readonly unread: number;
  /** 'corner': at the upper right of its container. */
  readonly at?: 'inline' | 'corner';
};

/** Nothing where all has been read. */
export function UnreadCount({ unread, at = 'inline' }: Props) {
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
