import type { FeedEntry } from '../../../../../shared/contracts/feed.ts';
import { formatDate, formatDateTime, formatRelative } from '../../../lib/format/dates.ts';
import { useNow } from '../../../lib/format/use-now.ts';
import { Picture } from '../../../ui/picture.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { topicWords } from '../messages.ts';
import styles from './feed-row.module.css';

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

type Props = { readonly entry: FeedEntry; readonly onOpen: () => void };

/** Something that happened, as one link to its place. */
export function FeedRow({ entry, onOpen }: Props) {
  const { topic, title, text, href, at, isRead, picture } = entry;
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <div className={styles.picture}>
        {picture && <Picture alt="" fit="box" picture={picture} sizes="5rem" />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          <StretchedLink onAuxClick={onOpen} onClick={onOpen} to={href}>
            {title}
          </StretchedLink>
        </h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.when}>
          {topicWords[topic]} · <When at={at} />
        </p>
      </div>
    </li>
  );
}

function When({ at }: { readonly at: string }) {
  const now = useNow(minute);
  const time = Date.parse(at);
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {now !== null && now - time < week
        ? formatRelative(now - time < minute ? now : time, now)
        : formatDate(at)}
    </time>
  );
}
