import { useState } from 'react';
import type { CheckPoint } from '../../../../../shared/desk/check-points.ts';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { formatMoney, money } from '../../../../../shared/domain/money.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { useHold } from '../hooks/use-hold.ts';
import { useKeys } from '../hooks/use-keys.ts';
import { useOperation } from '../hooks/use-operation.ts';
import { useReasons } from '../hooks/use-reasons.ts';
import { useRun } from '../hooks/use-run.tsx';
import { deskPath } from '../logic/places.ts';
import { Checklist } from './checklist.tsx';
import styles from './desk.module.css';
import { Listing } from './listing.tsx';
import { ReasonDialog } from './reason-form.tsx';
import { Section } from './section.tsx';
import { Since } from './since.tsx';

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
  if (shown === null) return <EmptyState title="No listing waits" />;
  return (
    <div className={styles.split}>
      <nav aria-label="Listings that wait" className={styles.queue}>
        <ol>
          {queue.map((ask) => (
            <li key={ask.id}>
              <Link
                aria-current={ask.id === shown ? 'true' : undefined}
                className={styles.queued}
                to={deskPath('listings', ask.id)}
              >
                <span>{ask.title}</span>
                <span className={styles.soft}>
                  {formatMoney(money(ask.price, ask.currency))}, <Since at={ask.placedAt} />
                </span>
                {ask.heldBy !== null && (
                  <span className={styles.soft}>Held by {ask.heldBy.name}</span>
                )}
              </Link>
            </li>
          ))}
        </ol>
        <p className={styles.keys}>
          <kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>a</kbd> approve · <kbd>m</kbd> ask for
          more · <kbd>r</kbd> reject · <kbd>1</kbd>–<kbd>4</kbd> checked
        </p>
      </nav>
      <Shown id={shown} key={shown} nextId={next?.id ?? null} session={session} />
    </div>
  );
}

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
      missing={<EmptyState title={`There is no ask ${id}`} />}
      read={read}
    >
      {(ask) => (
        <article className={styles.record}>
          {ask.status === 'PendingAuthentication' ? (
            mayRun(session.roles, 'authenticator') && <Verdicts ask={ask} nextId={nextId} />
          ) : (
            <Notice title={`This listing is ${ask.status}.`}>{ask.reason}</Notice>
          )}
          <Listing ask={ask} />
        </article>
      )}
    </Loaded>
  );
}

type VerdictProps = Pick<ShownProps, 'nextId'> & {
  /** What is shown: a verdict on any other version is refused. */
  readonly ask: AnswerOf<'asks show'>;
};

function Verdicts({ ask, nextId }: VerdictProps) {
  const { id, version } = ask;
  const run = useRun();
  const navigate = useNavigate();
  const hold = useHold(id, true);
  const more = useReasons('more');
  const reject = useReasons('reject');
  const [checked, setChecked] = useState<readonly CheckPoint[]>([]);
  const [asking, setAsking] = useState<'more' | 'reject' | null>(null);
  const { isSending, failure, send } = useSending();
  // A second press of the key decides nothing twice.
  const [isDecided, setDecided] = useState(false);
  const verdict = { id, version, checks: [...checked] };

  const decided = (words: string) => {
    setDecided(true);
    toast.success(words);
    navigate(deskPath('listings', nextId ?? undefined), { replace: true });
  };
  const approve = () =>
    send(async () => {
      const { orderId } = await run('asks approve', verdict);
      decided(
        orderId === null ? 'Approved: it is in the book.' : `Approved and sold: order ${orderId}.`,
      );
    });
  const isHeld = hold !== null && !hold.isMine;
  const isFree = !isSending && !isDecided && !isHeld;
  useKeys({
    a: isFree ? () => void approve() : undefined,
    m: isFree ? () => setAsking('more') : undefined,
    r: isFree ? () => setAsking('reject') : undefined,
  });
  return (
    <>
      {failure !== null && (
        <Notice title="Nothing was decided" tone="bad">
          {failure}
        </Notice>
      )}
      {isHeld ? (
        <Notice title={`${hold.name} is deciding this listing`} tone="waiting">
          It is free once they leave it, at the latest {formatDateTime(hold.until)}.
        </Notice>
      ) : (
        <>
          <div className={styles.actions}>
            <Button loading={isSending} onClick={() => void approve()} variant="primary">
              Approve
            </Button>
            <Button onClick={() => setAsking('more')}>Ask for more</Button>
            <Button onClick={() => setAsking('reject')}>Reject</Button>
          </div>
          <Checklist ask={ask} checked={checked} onChange={setChecked} />
        </>
      )}
      <ReasonDialog
        confirm="Ask the seller"
        description="The seller reads this and can send more."
        onClose={() => setAsking(null)}
        onConfirm={async (reason) => {
          await run('asks request-info', { ...verdict, reason });
          decided('The seller is asked for more.');
        }}
        open={asking === 'more'}
        suggestions={more}
        title="Ask for more information"
      />
      <ReasonDialog
        confirm="Reject"
        description="The seller reads this."
        onClose={() => setAsking(null)}
        onConfirm={async (reason) => {
          await run('asks reject', { ...verdict, reason });
          decided('The listing is rejected.');
        }}
        open={asking === 'reject'}
        suggestions={reject}
        title="Reject the listing"
      />
    </>
  );
}
