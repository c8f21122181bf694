import type { CaseView } from '../../../../../shared/contracts/cases.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { speaker } from '../logic/case-words.ts';
import type { TradeSide } from '../logic/timeline.ts';
import styles from './case.module.css';

/** What both sides wrote, the oldest first. */
export function CaseMessages({ one, side }: { readonly one: CaseView; readonly side: TradeSide }) {
  if (one.messages.length === 0) return null;
  return (
    <ol className={styles.messages}>
      {one.messages.map((message) => (
        <li className={styles.message} key={message.id}>
          <p className={styles.soft}>
            {speaker[side][message.side]},{' '}
            <time dateTime={message.at}>{formatDateTime(message.at)}</time>
          </p>
          <p className={styles.words}>{message.text}</p>
          {message.pictures.length > 0 && (
            <div className={styles.pictures}>
              {message.pictures.map((picture) => (
                <a download={picture.name} href={picture.href} key={picture.id}>
                  <img alt={picture.name} className={styles.picture} src={picture.href} />
                </a>
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
