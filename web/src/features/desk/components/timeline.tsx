import type { ReactNode } from 'react';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { orderStatusWords } from '../../../lib/status-words.ts';
import { toast } from '../../../lib/toast.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { useRun } from '../hooks/use-run.tsx';
import styles from './desk.module.css';

type Shown = AnswerOf<'orders show'>;
type Mail = Shown['mails'][number];
type Entry = {
  readonly at: string;
  readonly what: string;
  readonly requestId?: string | null;
  readonly action?: ReactNode;
};

/** What happened, what the staff did, and which mails went out, in one order. */
export function Timeline({ found }: { readonly found: Shown }) {
  return (
    <section aria-labelledby="timeline" className={styles.group}>
      <h2 className={styles.minor} id="timeline">
        Timeline
      </h2>
      <ol className={styles.timeline}>
        {entriesOf(found).map(({ at, what, requestId, action }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            <span>
              {what}
              {requestId && <code className={styles.request}>{requestId}</code>}
            </span>
            {action}
          </li>
        ))}
      </ol>
    </section>
  );
}

function entriesOf({ history, audit, mails }: Shown): readonly Entry[] {
  const happened = history.map(({ at, status, requestId }) => ({
    at,
    what: orderStatusWords[status].label,
    requestId,
  }));
  const done = audit.map(({ at, actor, action, details, requestId }) => {
    const reason = typeof details.reason === 'string' ? `: ${details.reason}` : '';
    return { at, what: `${actor}, ${action}${reason}`, requestId };
  });
  const sent = mails.map((mail) => ({
    at: mail.sentAt ?? mail.createdAt,
    what: `Mail to ${mail.recipient}: ${mail.subject} (${outcomeOf(mail)})`,
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
