import { useState } from 'react';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { pauseWords } from '../../../../../shared/desk/shared-words.ts';
import { formatMoney, money } from '../../../../../shared/domain/money.ts';
import { formatDate, formatDateTime } from '../../../lib/format/dates.ts';
import { askStatusWords, bidStatusWords, orderStatusWords } from '../../../lib/status-words.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { useRun } from '../hooks/use-run.tsx';
import { deskPath } from '../logic/places.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { Empty } from './empty.tsx';
import { Facts } from './facts.tsx';
import { ReasonDialog } from './reason-form.tsx';
import { Section } from './section.tsx';

type Shown = AnswerOf<'accounts show'>;
type Props = { readonly id: number; readonly session: DeskSession };

/** A person with their trades, sessions and mails. */
export function Account({ id, session }: Props) {
  const read = useOperation('accounts show', { id });
  return (
    <Section title={read.data?.name.trim() || `Account ${id}`}>
      <Loaded
        failedTitle="We couldn’t load the account"
        loading={<LoadingBlock label="Loading the account" />}
        missing={<Empty title={`There is no account ${id}`} />}
        read={read}
      >
        {(account) => (
          <div className={styles.record}>
            {account.blockedAt !== null && (
              <Notice title={`Blocked since ${formatDateTime(account.blockedAt)}`} tone="waiting">
                {account.blockedReason}
              </Notice>
            )}
            <Pauses account={account} session={session} />
            {mayRun(session.roles, 'owner') && account.leftAt === null && (
              <Changes account={account} />
            )}
            <About account={account} />
            <Trades account={account} />
            <Mails mails={account.mails} />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

/** Why the person trades nothing new, and a way to end it. */
function Pauses({ account, session }: { readonly account: Shown; readonly session: DeskSession }) {
  const run = useRun();
  const [isAsking, setAsking] = useState(false);
  const { id, email, pauses, debts } = account;
  if (pauses.length === 0) return null;
  const isLiftable = pauses.some(({ reason }) => reason !== 'debt');
  return (
    <Notice title="Trades nothing new for now" tone="waiting">
      {pauses.map(({ reason, since, until }) => (
        <p key={reason}>
          {pauseWords[reason]}, since {formatDate(since)}
          {until !== null && `, until ${formatDate(until)}`}.
        </p>
      ))}
      {debts.map((debt) => (
        <p key={debt.currency}>They owe {formatMoney(money(debt.amount, debt.currency))}.</p>
      ))}
      {isLiftable && mayRun(session.roles, 'treasurer') && (
        <Button onClick={() => setAsking(true)} size="small">
          Let them trade again
        </Button>
      )}
      <ReasonDialog
        confirm="Let them trade again"
        description="Their listings come back, and they are told. The reason is kept in the audit only."
        onClose={() => setAsking(false)}
        onConfirm={async (reason) => {
          await run('accounts lift-pause', { id, reason });
          toast.success(`${email} can trade again.`);
        }}
        open={isAsking}
        title={`Let ${email} trade again`}
      />
    </Notice>
  );
}

function Changes({ account }: { readonly account: Shown }) {
  const run = useRun();
  const [isAsking, setAsking] = useState(false);
  const { id, email } = account;
  const isBlocked = account.blockedAt !== null;
  const label = isBlocked ? 'Unblock' : 'Block';
  return (
    <div className={styles.actions}>
      <Button onClick={() => setAsking(true)} size="small">
        {label}
      </Button>
      <ReasonDialog
        confirm={label}
        description={
          isBlocked
            ? 'They can sign in again, and their listings come back. The reason is kept in the audit only.'
            : 'They are signed out, their bids are withdrawn and their listings paused. Orders under way are completed, and money that is due still moves. They are told; the reason is kept in the audit only.'
        }
        onClose={() => setAsking(false)}
        onConfirm={async (reason) => {
          await run(isBlocked ? 'accounts unblock' : 'accounts block', { id, reason });
          toast.success(isBlocked ? `${email} can sign in again.` : `${email} is blocked.`);
        }}
        open={isAsking}
        title={`${label} ${email}`}
      />
      <ConfirmChange
        button="End all sessions"
        description="They are signed out on every device, and can sign in again."
        name={`sessions-${id}`}
        done={`${email} is signed out everywhere.`}
        onConfirm={async () => {
          await run('accounts end-sessions', { id });
        }}
        title={`Sign ${email} out everywhere?`}
      />
    </div>
  );
}

function About({ account }: { readonly account: Shown }) {
  const { open, limits } = account;
  const dayOf = (at: string | null) => (at === null ? '–' : formatDate(at));
  return (
    <div className={styles.columns}>
      <Facts
        facts={[
          ['E-mail', account.email],
          ['Username', account.username],
          ['Since', formatDate(account.createdAt)],
          ['Confirmed', dayOf(account.confirmedAt)],
          ['Signs in with', account.provider === 'local' ? 'a password' : account.provider],
          ['Roles', account.roles.join(', ') || '–'],
        ]}
        label="The account"
        level={2}
      />
      <Facts
        facts={[
          ['Open asks', String(open.asks)],
          ['Open bids', String(open.bids)],
          ['Open purchases', String(open.purchases)],
          ['Open sales', String(open.sales)],
          ['Unpaid', `${limits.unpaid}, at most ${limits.unpaidAtMost ?? 'any number'}`],
          ['Away until', dayOf(account.awayUntil)],
          ...account.flags.map(({ name, enabled }) => [name, enabled ? 'On' : 'Off'] as const),
        ]}
        label="Trades and limits"
        level={2}
      />
      <section>
        <h2 className={styles.minor}>Sessions</h2>
        <ul className={styles.rows}>
          {account.sessions.map((one) => (
            <li key={one.createdAt}>
              {one.device ?? 'Unknown device'}
              {one.country !== null && `, ${one.country}`}{' '}
              <span className={styles.soft}>{formatDateTime(one.lastSeenAt ?? one.createdAt)}</span>
            </li>
          ))}
        </ul>
        {account.sessions.length === 0 && <Empty title="Signed in nowhere" />}
      </section>
    </div>
  );
}

function Trades({ account }: { readonly account: Shown }) {
  const offers = [
    ...account.asks.map((one) => ({ ...one, kind: 'Ask' })),
    ...account.bids.map((one) => ({ ...one, kind: 'Bid' })),
  ];
  return (
    <>
      <h2 className={styles.minor}>Orders</h2>
      <DataTable
        columns={[
          {
            heading: 'Order',
            cell: ({ id }) => <Link to={deskPath('orders', id)}>{id}</Link>,
          },
          { heading: 'As', cell: (one) => one.side },
          { heading: 'Work', cell: (one) => one.artwork },
          { heading: 'Status', cell: (one) => orderStatusWords[one.status].label },
          { heading: 'Made', cell: (one) => formatDate(one.createdAt) },
        ]}
        keyOf={({ id, side }) => `${id} ${side}`}
        label="Orders"
        rows={account.orders}
        whenEmpty="No orders"
      />
      <h2 className={styles.minor}>Asks and bids</h2>
      <DataTable
        columns={[
          { heading: 'Kind', cell: (one) => one.kind },
          { heading: 'Work', cell: (one) => one.artwork },
          { heading: 'Status', cell: statusOf },
          {
            heading: 'Price',
            isNumber: true,
            cell: (one) => formatMoney(money(one.price, one.currency)),
          },
          { heading: 'Placed', cell: (one) => formatDate(one.placedAt) },
        ]}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        label="Asks and bids"
        rows={offers}
        whenEmpty="No asks or bids"
      />
    </>
  );
}

function statusOf({ kind, status }: { readonly kind: string; readonly status: string }): string {
  const words: Readonly<Record<string, { readonly label: string }>> =
    kind === 'Ask' ? askStatusWords : bidStatusWords;
  return words[status]?.label ?? status;
}

function Mails({ mails }: { readonly mails: Shown['mails'] }) {
  const run = useRun();
  return (
    <>
      <h2 className={styles.minor}>Mails</h2>
      <DataTable
        columns={[
          { heading: 'Subject', cell: (one) => one.subject },
          { heading: 'Written', cell: (one) => formatDateTime(one.createdAt) },
          {
            heading: 'Taken by the mail server',
            cell: (one) =>
              one.sentAt === null ? (one.failure ?? 'Queued') : formatDateTime(one.sentAt),
          },
          {
            heading: 'Change',
            cell: (one) =>
              one.sentAt === null && one.attempts > 0 ? (
                <ConfirmChange
                  button="Send again"
                  buttonLabel={`Send again: ${one.subject}`}
                  description="It is tried at once."
                  name={`mail-${one.id}`}
                  done="It is tried again now."
                  onConfirm={async () => {
                    await run('mails resend', { id: one.id });
                  }}
                  title="Send the mail again?"
                  variant="primary"
                />
              ) : (
                '–'
              ),
          },
        ]}
        keyOf={({ id }) => id}
        label="Mails"
        rows={mails}
        whenEmpty="No mails"
      />
    </>
  );
}
