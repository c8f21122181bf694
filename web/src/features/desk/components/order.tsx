import { useState } from 'react';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { type Step, steps } from '../../../../../shared/desk/order-steps.ts';
import { explainOrder } from '../../../../../shared/desk/order-words.ts';
import {
  paymentFailure,
  paymentName,
  paymentState,
} from '../../../../../shared/desk/payment-words.ts';
import { mayRun } from '../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { sharedWords } from '../../../../../shared/desk/shared-words.ts';
import { type Currency, formatMoney, money } from '../../../../../shared/domain/money.ts';
import { nextActor } from '../../../../../shared/domain/order-status.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { formatDateTime, formatDay } from '../../../lib/format/dates.ts';
import { useNow } from '../../../lib/format/use-now.ts';
import { orderStatusWords } from '../../../lib/status-words.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { Status } from '../../../ui/status.tsx';
import { useKeys } from '../hooks/use-keys.ts';
import { useOperation } from '../hooks/use-operation.ts';
import { useQueue } from '../hooks/use-queue.ts';
import { useRun } from '../hooks/use-run.tsx';
import { Cases } from './cases/cases.tsx';
import { Debt } from './cases/debt.tsx';
import { Condition } from './condition.tsx';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { Empty } from './empty.tsx';
import { Facts } from './facts.tsx';
import { Keys } from './keys.tsx';
import { OrderPostings } from './ledger/order-postings.tsx';
import { Notes } from './notes.tsx';
import { OrderedWork } from './ordered-work.tsx';
import { Person } from './person.tsx';
import { Proposals } from './proposals.tsx';
import { ReasonDialog } from './reason-form.tsx';
import { Section } from './section.tsx';
import { type Entered, StepDialog } from './step-dialog.tsx';
import { Timeline } from './timeline.tsx';

type Shown = AnswerOf<'orders show'>;
type Props = { readonly id: number; readonly session: DeskSession };

export function Order({ id, session }: Props) {
  const { data } = useOperation('orders list', {});
  const waiting = data?.orders.filter(({ status }) => {
    const [step] = steps[status];
    return nextActor[status] === 'deckle' && step && mayRun(session.roles, step.role);
  });
  useQueue(
    'orders',
    id,
    waiting?.map((one) => one.id),
  );
  return <OrderRecord id={id} key={id} session={session} />;
}

function OrderRecord({ id, session }: Props) {
  const read = useOperation('orders show', { id });
  return (
    <Section step={read.data?.order.status} title={`Order ${id}`}>
      <Loaded
        failedTitle="We couldn’t load the order"
        loading={<LoadingBlock label="Loading the order" />}
        missing={<Empty title={`There is no order ${id}`} />}
        read={read}
      >
        {(found) => (
          <div className={styles.record}>
            <Steps found={found} key={found.order.status} session={session} />
            <Explained found={found} />
            {found.shared.map((flag) => (
              <Notice key={flag} tone="waiting">
                {sharedWords[flag]}.
              </Notice>
            ))}
            <Debt found={found} session={session} />
            <Cases found={found} session={session} />
            <Proposals proposals={found.proposals} session={session} />
            <Details found={found} />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

/** The dialog goes with the old status, so that a colleague who was faster is told in a toast. */
function explainIfFaster(error: unknown): never {
  const isFaster = error instanceof ApiError && error.code === 'trade.wrong-status';
  if (isFaster) toast.error('Nothing was changed: a colleague moved this order before you.');
  throw error;
}

function Steps({ found, session }: { readonly found: Shown; readonly session: DeskSession }) {
  const run = useRun();
  const [step, setStep] = useState<Step | null>(null);
  const { id, status } = found.order;
  const now = useNow(60_000) ?? Date.now();
  const isReported = found.cases.some(({ stage }) => stage !== 'closed');
  const leavesAt = status === 'Delivered' ? found.order.deadline : null;
  const isWaiting = leavesAt !== null && Date.parse(leavesAt) > now;
  /** A case decides a delivered order; without one its payout leaves by itself. */
  const isPossible = (step: Step) =>
    status !== 'Delivered' || (!isReported && !(isWaiting && step.operation === 'orders advance'));
  const mine = steps[status].filter((one) => mayRun(session.roles, one.role) && isPossible(one));

  useKeys({ s: mine[0] && step === null ? () => setStep(mine[0] ?? null) : undefined });

  async function take({ operation, label }: Step, { text = '', parcel }: Entered) {
    const given = { id, from: status };
    if (operation === 'orders advance') {
      await run(operation, { ...given, ...parcel });
    } else if (operation === 'orders record-payment' || operation === 'orders record-refund') {
      const { waitsUntil } = await run(operation, { ...given, payment: text });
      toast.success(
        waitsUntil === null
          ? 'Proposed. Another treasurer or owner approves it.'
          : 'Proposed. You can approve it in 24 hours; all owners are told.',
      );
      return;
    } else {
      await run(operation, { ...given, reason: text });
    }
    toast.success(`${label}: done.`);
  }

  return (
    <>
      <div className={styles.actions}>
        <Status {...orderStatusWords[status]} />
        {mine.map((one, index) => (
          <Button
            key={one.label}
            onClick={() => setStep(one)}
            variant={index === 0 ? 'primary' : 'secondary'}
          >
            {one.label}
          </Button>
        ))}
      </div>
      {isWaiting && !isReported && (
        <p className={styles.soft}>
          The payout leaves by itself after {formatDateTime(leavesAt)}, unless the buyer reports a
          problem.
        </p>
      )}
      <Keys
        keys={[
          ['j', 'next order that waits for us'],
          ['k', 'previous'],
          ...(mine[0] ? [['s', mine[0].label.toLowerCase()] as const] : []),
        ]}
      />
      <ReasonDialog
        confirm={step?.label ?? ''}
        description={
          step?.operation === 'orders cancel'
            ? 'Kept in the audit only. Both sides are told that the order is cancelled.'
            : 'Both sides read this.'
        }
        onClose={() => setStep(null)}
        onConfirm={(text) =>
          step ? take(step, { text }).catch(explainIfFaster) : Promise.resolve()
        }
        open={step?.asks === 'reason'}
        title={step?.label ?? ''}
      />
      <StepDialog
        onClose={() => setStep(null)}
        onConfirm={(one, entered) => take(one, entered).catch(explainIfFaster)}
        step={step?.asks === 'reason' ? null : step}
      />
    </>
  );
}

function Details({ found }: { readonly found: Shown }) {
  const { order } = found;
  const amount = (value: number, currency: Currency) => formatMoney(money(value, currency));
  const paid = (value: number) => amount(value, order.buyerCurrency);
  const got = (value: number) => amount(value, order.sellerCurrency);
  return (
    <>
      <OrderedWork found={found} />
      <div className={styles.columns}>
        <Facts
          facts={[
            ['Buyer', <Person email={found.buyer} id={found.buyerId} key="buyer" />],
            ['Price', paid(order.buyerPrice)],
            ...rateFact(order.buyerRate, order.currency, order.buyerCurrency),
            ['Shipping', paid(order.buyerShipping)],
            ['Processing fee', paid(order.buyerProcessFee)],
            ['Total', paid(order.buyerTotal)],
          ]}
          label="The buyer pays"
          level={2}
        />
        <Facts
          facts={[
            ['Seller', <Person email={found.seller} id={found.sellerId} key="seller" />],
            ['Price', got(order.sellerPrice)],
            ...rateFact(order.sellerRate, order.currency, order.sellerCurrency),
            ['Application fee', got(order.sellerApplicationFee)],
            ['Royalty', got(order.sellerRoyalty)],
            ['Insurance', got(order.sellerInsurance)],
            ['Payout', got(order.sellerPayout)],
          ]}
          label="The seller gets"
          level={2}
        />
        <Facts
          facts={[
            ['Carrier', order.carrier ?? '–'],
            ['Tracking', order.trackingNumber ?? '–'],
            ['Shipped on', order.shippedOn === null ? '–' : formatDay(order.shippedOn, true)],
            ['Deadline', order.deadline === null ? '–' : formatDateTime(order.deadline)],
          ]}
          label="Shipment"
          level={2}
        />
      </div>
      <Timeline found={found} />
      <Notes notes={found.notes} orderId={order.id} />
      <Condition found={found} />
      <h2 className={styles.minor}>Payments</h2>
      <DataTable
        columns={[
          { heading: 'Payment', cell: (one) => paymentName(one.kind) },
          { heading: 'State', cell: paymentState },
          { heading: 'Amount', isNumber: true, cell: (one) => amount(one.amount, one.currency) },
          {
            heading: 'Refunded',
            isNumber: true,
            cell: (one) =>
              one.refundedAmount > 0 ? amount(one.refundedAmount, one.currency) : '–',
          },
          { heading: 'At the processor or bank', cell: (one) => one.processorId ?? '–' },
          { heading: 'Tries', isNumber: true, cell: (one) => one.attempts },
          { heading: 'What went wrong', cell: paymentFailureCell },
        ]}
        keyOf={({ kind }) => kind}
        label="Payments"
        rows={found.payments}
        whenEmpty="No payments"
      />
      <OrderPostings orderId={found.order.id} />
    </>
  );
}

/** The rate of the trade, where the price was converted. */
function rateFact(rate: number | null, from: Currency, to: Currency): [string, string][] {
  return rate === null || from === to ? [] : [['Rate', `1 ${from} = ${rate} ${to}`]];
}

function paymentFailureCell(payment: Shown['payments'][number]) {
  const words = paymentFailure(payment);
  if (words === null) return '–';
  return (
    <>
      {words}
      <code className={styles.raw}>{payment.failure}</code>
    </>
  );
}

function Explained({ found }: { readonly found: Shown }) {
  const sentences = explainOrder(found);
  if (sentences.length === 0) return null;
  return (
    <Notice title="What went wrong" tone="bad">
      {sentences.join(' ')}
    </Notice>
  );
}
