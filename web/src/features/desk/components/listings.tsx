import { memo } from 'react';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { formatMoney, money } from '../../../../../shared/domain/money.ts';
import { askStatusWords } from '../../../lib/status-words.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { useKeys } from '../hooks/use-keys.ts';
import { useOperation } from '../hooks/use-operation.ts';
import { deskPath } from '../logic/places.ts';
import styles from './desk.module.css';
import { Empty } from './empty.tsx';
import { Listing, ListingTitle } from './listing.tsx';
import { Section } from './section.tsx';
import { Since } from './since.tsx';
import { type VerdictProps, Verdicts } from './verdicts.tsx';

type Pending = AnswerOf<'asks pending'>[number];
type Props = { readonly record: number | null; readonly session: DeskSession };

/** The queue of listings that wait for authentication; the first is open unless another is chosen. */
export function Listings({ record, session }: Props) {
  const read = useOperation('asks pending', {});
  return (
    <Section title="Authentication">
      <Loaded
        failedTitle="We couldn’t load the listings"
        loading={<LoadingBlock label="Loading the listings" />}
        read={read}
      >
        {(queue) => <Queue queue={queue} record={record} session={session} />}
      </Loaded>
    </Section>
  );
}

function Queue({ queue, record, session }: Props & { readonly queue: readonly Pending[] }) {
  const navigate = useNavigate();
  const shown = record ?? queue[0]?.id ?? null;
  const at = queue.findIndex(({ id }) => id === shown);
  const go = (ask: Pending | undefined) => ask && navigate(deskPath('listings', ask.id));
  useKeys({ j: () => go(queue[at + 1]), k: () => go(queue[at - 1]) });
  const next = queue[at + 1] ?? queue[at - 1] ?? null;
  // Read in advance: a verdict leads to it.
  useOperation('asks show', next === null ? null : { id: next.id });
  if (shown === null) return <Empty title="No listing waits" />;
  return (
    <div className={styles.split}>
      <nav aria-label="Listings that wait" className={styles.queue}>
        <ol>
          {queue.map((ask) => (
            <Queued ask={ask} isShown={ask.id === shown} key={ask.id} />
          ))}
        </ol>
      </nav>
      <Shown id={shown} key={shown} nextId={next?.id ?? null} session={session} />
    </div>
  );
}

type QueuedProps = { readonly ask: Pending; readonly isShown: boolean };

/** Kept while another listing is opened: a queue can have hundreds. */
const Queued = memo(function Queued({ ask, isShown }: QueuedProps) {
  return (
    <li>
      <Link
        aria-current={isShown ? 'true' : undefined}
        className={styles.queued}
        to={deskPath('listings', ask.id)}
      >
        <span>{ask.title}</span>
        <span className={styles.soft}>
          {formatMoney(money(ask.price, ask.currency))}, <Since at={ask.placedAt} />
        </span>
        {ask.heldBy !== null && <span className={styles.soft}>Held by {ask.heldBy.name}</span>}
      </Link>
    </li>
  );
});

type ShownProps = {
  readonly id: number;
  /** The one to go to after a verdict; null: none is left. */
  readonly nextId: number | null;
  readonly session: DeskSession;
};

function Shown({ id, nextId, session }: ShownProps) {
  const read = useOperation('asks show', { id });
  return (
    <Loaded
      failedTitle="We couldn’t load the listing"
      loading={<LoadingBlock label="Loading the listing" />}
      missing={<Empty title={`There is no ask ${id}`} />}
      read={read}
    >
      {(ask) => (
        <article className={styles.record}>
          <ListingTitle ask={ask} />
          {ask.status === 'PendingAuthentication' ? (
            mayRun(session.roles, 'authenticator') && <Decision ask={ask} nextId={nextId} />
          ) : (
            <Notice title={`This listing: ${stateOf(ask.status)}`}>{ask.reason}</Notice>
          )}
          <Listing ask={ask} />
        </article>
      )}
    </Loaded>
  );
}

function stateOf(status: string): string {
  const words: Readonly<Record<string, { readonly label: string }>> = askStatusWords;
  return words[status]?.label.toLowerCase() ?? status;
}

function Decision(props: VerdictProps) {
  if (!props.ask.isForColleague) return <Verdicts {...props} />;
  return (
    <Notice title="You listed this yourself" tone="waiting">
      A colleague decides it.
    </Notice>
  );
}
