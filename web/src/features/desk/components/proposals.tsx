import { useState } from 'react';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { useNow } from '../../../lib/format/use-now.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRun } from '../hooks/use-run.tsx';
import styles from './desk.module.css';
import { ReasonDialog } from './reason-form.tsx';

type Proposal = AnswerOf<'proposals list'>[number];
type Props = { readonly proposals: readonly Proposal[]; readonly session: DeskSession };

const what = {
  'orders record-payment': 'Record a payment',
  'orders record-refund': 'Record a refund',
  'orders record-repayment': 'Record a repayment',
  'royalties record-payment': 'Record a royalty payment',
} as const;

/** Payments outside the normal path that wait for another person. */
export function Proposals({ proposals, session }: Props) {
  const now = useNow(60_000) ?? Date.now();
  const waiting = proposals.filter(
    ({ outcome, expiresAt }) => outcome === null && Date.parse(expiresAt) > now,
  );
  return waiting.map((one) => (
    <Notice
      key={one.id}
      title={`${what[one.operation]}: ${String(one.input.payment)}${one.input.amount === undefined ? '' : `, ${String(one.input.amount)}`}`}
      tone="waiting"
    >
      <p>
        Proposed by {one.proposedBy} on {formatDateTime(one.proposedAt)}.{' '}
        {one.waitsUntil === null
          ? 'Another treasurer or owner approves it.'
          : `It can be approved from ${formatDateTime(one.waitsUntil)}.`}
      </p>
      {mayRun(session.roles, 'treasurer') && <Decide now={now} proposal={one} />}
    </Notice>
  ));
}

function Decide({ proposal, now }: { readonly proposal: Proposal; readonly now: number }) {
  const run = useRun();
  const [isDeclining, setDeclining] = useState(false);
  const { id, waitsUntil, isOwn } = proposal;
  const mayApprove = waitsUntil === null ? !isOwn : Date.parse(waitsUntil) <= now;
  return (
    <div className={styles.actions}>
      {mayApprove && (
        <ConfirmDialog
          button="Approve"
          cancel="Cancel"
          confirm="Approve"
          description="Check the bank’s statement first. Once approved, it stands in the ledger."
          failedTitle="Nothing was changed"
          name={`approve-${id}`}
          onConfirm={async () => {
            await run('proposals approve', { id });
            toast.success('Approved and recorded.');
          }}
          title={`Approve ${String(proposal.input.payment)}?`}
          variant="primary"
        />
      )}
      <Button onClick={() => setDeclining(true)} size="small">
        {isOwn ? 'Withdraw' : 'Decline'}
      </Button>
      <ReasonDialog
        confirm={isOwn ? 'Withdraw' : 'Decline'}
        description="Kept in the audit only."
        onClose={() => setDeclining(false)}
        onConfirm={async (reason) => {
          await run('proposals decline', { id, reason });
          toast.success('Nothing is recorded.');
        }}
        open={isDeclining}
        title="Decline the payment"
      />
    </div>
  );
}
