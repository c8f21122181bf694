import { useState } from 'react';
import type { CheckPoint } from '../../../../../shared/desk/check-points.ts';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHold } from '../hooks/use-hold.ts';
import { useKeys } from '../hooks/use-keys.ts';
import { useReasons } from '../hooks/use-reasons.ts';
import { useRun } from '../hooks/use-run.tsx';
import { deskPath } from '../logic/places.ts';
import { Checklist } from './checklist.tsx';
import styles from './desk.module.css';
import { Keys } from './keys.tsx';
import { OpenPoints } from './open-points.tsx';
import { ReasonDialog } from './reason-form.tsx';

export type VerdictProps = {
  /** What is shown: a verdict on any other version is refused. */
  readonly ask: AnswerOf<'asks show'>;
  /** The one to go to after a verdict; null: none is left. */
  readonly nextId: number | null;
};

/** Holds the listing while it is shown, and decides it. */
export function Verdicts({ ask, nextId }: VerdictProps) {
  const { id, version } = ask;
  const run = useRun();
  const navigate = useNavigate();
  const hold = useHold(id, true);
  const more = useReasons('more');
  const reject = useReasons('reject');
  const [checked, setChecked] = useState<readonly CheckPoint[]>([]);
  const [asking, setAsking] = useState<'more' | 'reject' | 'points' | null>(null);
  const { isSending, failure, send } = useSending();
  // A second press of the key decides nothing twice.
  const [isDecided, setDecided] = useState(false);
  const verdict = { id, version, checks: [...checked] };
  const open = ask.checklist.filter(({ point }) => !checked.includes(point));

  const decided = (words: string) => {
    setDecided(true);
    toast.success(words);
    navigate(deskPath('listings', nextId ?? undefined), { replace: true });
  };
  const approve = (anyway: boolean) =>
    send(async () => {
      setAsking(null);
      const given = anyway ? { ...verdict, anyway } : verdict;
      const { orderId } = await run('asks approve', given);
      decided(
        orderId === null ? 'Approved: it is in the book.' : `Approved and sold: order ${orderId}.`,
      );
    });
  const press = () => (open.length > 0 ? setAsking('points') : void approve(false));
  const isHeld = hold !== null && !hold.isMine;
  const isFree = !isSending && !isDecided && !isHeld;
  useKeys({
    a: isFree ? press : undefined,
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
            <Button loading={isSending} onClick={press} variant="primary">
              Approve
            </Button>
            <Button onClick={() => setAsking('more')}>Ask for more</Button>
            <Button onClick={() => setAsking('reject')}>Reject</Button>
          </div>
          <Keys
            keys={[
              ...[['j', 'next'] as const, ['k', 'previous'] as const, ['a', 'approve'] as const],
              ...[['m', 'ask for more'] as const, ['r', 'reject'] as const],
              ['1–4', 'checked'],
            ]}
          />
          <Checklist ask={ask} checked={checked} onChange={setChecked} />
        </>
      )}
      <OpenPoints
        isShown={asking === 'points'}
        onApprove={() => isFree && void approve(true)}
        onClose={() => setAsking(null)}
        points={open}
      />
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
