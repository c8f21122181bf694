import type { ReactNode } from 'react';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { orderEventWords } from '../../../../../shared/desk/order-words.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { useRun } from '../hooks/use-run.tsx';
import styles from './desk.module.css';
import { Sentence } from './sentence.tsx';

type Shown = AnswerOf<'orders show'>;
type Mail = Shown['mails'][number];
type Entry = {
  readonly key: string;
  readonly at: string;
  readonly what: ReactNode;
  /** As it is recorded, to copy. */
  readonly raw: string;
  readonly action?: ReactNode;
};

/** What happened, what the staff did, and which mails went out, in one order. */
export function Timeline({ found }: { readonly found: Shown }) {
  return (
    <section aria-labelledby="timeline" className={styles.group}>
      <h2 className={styles.subtitle} id="timeline">
        Timeline
      </h2>
      <ol className={styles.timeline}>
        {entriesOf(found).map(({ key, at, what, raw, action }) => (
          <li key={key}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            <span>
              {what}
              <code className={styles.raw}>{raw}</code>
            </span>
            {action}
          </li>
        ))}
      </ol>
    </section>
  );
}

const rawOf = (...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null).join(' · ');

function entriesOf({ order, history, audit, mails }: Shown): readonly Entry[] {
  // A step that the staff took is told once, by who took it.
  const steps = new Set(audit.map(({ at }) => at));
  const happened = history
    .filter(({ at }) => !steps.has(at))
    .map(({ at, status, requestId }) => ({
      ...{ key: `${at} ${status}`, at, what: orderEventWords[status](order) },
      raw: rawOf(status, requestId),
    }));
  const done = audit.map((entry) => ({
    ...{ key: String(entry.id), at: entry.at },
    what: <Sentence entry={entry} isOnItsPage />,
    raw: rawOf(entry.action, entry.requestId),
  }));
  const sent = mails.map((mail) => ({
    key: `mail ${mail.id}`,
    at: mail.sentAt ?? mail.createdAt,
    what: `Mail to ${mail.recipient}: ${mail.subject} (${outcomeOf(mail)})`,
    raw: `mail ${mail.id}`,
    action: mail.sentAt === null && mail.attempts > 0 && <SendAgain mail={mail} />,
  }));
  return [...happened, ...done, ...sent].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
}

function outcomeOf({ sentAt, attempts, failure }: Mail): string {
  if (sentAt !== null) return 'taken by the mail server';
  if (attempts === 0) return 'queued';
  return `not taken after ${attempts} tries${failure === null ? '' : `: ${failure}`}`;
}

function SendAgain({ mail }: { readonly mail: Mail }) {
  const run = useRun();
  const { isSending, failure, send } = useSending();
  return (
    <span>
      <Button
        aria-label={`Send again: ${mail.subject}`}
        loading={isSending}
        onClick={() =>
          void send(async () => {
            await run('mails resend', { id: mail.id });
            toast.success('It is tried again now.');
          })
        }
        size="small"
      >
        Send again
      </Button>{' '}
      {failure}
    </span>
  );
}
