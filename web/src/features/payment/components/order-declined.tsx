import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { getOrder } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { PurchaseView } from '../../../../../shared/contracts/account.ts';
import type { CardView } from '../../../../../shared/contracts/payment.ts';
import {
  type DeclineReason,
  declineReasonOf,
} from '../../../../../shared/domain/decline-reasons.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { nameCard } from '../../../lib/payment/name-card.ts';
import { useBankReturn } from '../../../lib/payment/use-bank-return.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import { usePayOrder } from '../hooks/use-pay-order.ts';
import { declineWords } from '../logic/decline-words.ts';
import { isExpired } from '../logic/parse-expiry.ts';
import { CardStep } from './card-step.tsx';
import styles from './order-payment.module.css';

type Props = { readonly order: PurchaseView; readonly card: CardView | null };

/** The bank's answer is looked up within seconds of the return; poll interval and limit in ms. */
const pollMs = 1_500;
const patienceMs = 15_000;
/** For what happens in another tab, or in the bank's app. */
const slowPollMs = 10_000;

const atTheBank: ReadonlySet<DeclineReason> = new Set([
  'confirmation-needed',
  'at-bank',
  'not-confirmed',
]);

/** A charge that was declined or has to be confirmed: the order can be paid until its deadline. */
export function OrderDeclined({ order, card }: Props) {
  const returned = useBankReturn();
  const [isPatient, setIsPatient] = useState(
    returned?.of === 'payment' && declineReasonOf(order.paymentFailure) === 'at-bank',
  );
  const isChecking = isPatient && declineReasonOf(order.paymentFailure) === 'at-bank';
  useApi(apiPath(getOrder, order.id), { refreshInterval: isChecking ? pollMs : slowPollMs });
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  if (isChecking) {
    return (
      <Notice title="Checking with your bank" tone="waiting">
        This takes a few seconds.
      </Notice>
    );
  }
  return <Declined card={card} order={order} />;
}

function Declined({ order, card }: Props) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { pay, isPaying, failure } = usePayOrder(order.id);
  const section = useRef<HTMLElement>(null);
  const { deadline, lines, paymentFailure } = order;
  const reason = declineReasonOf(paymentFailure);
  const { title, advice } = declineWords(paymentFailure);
  const isAsked = reason === 'confirmation-needed' || reason === 'at-bank';
  const total = formatMoney(lines.total);
  const isCardOver =
    card === null || isExpired({ month: card.expiryMonth, year: card.expiryYear }, new Date());
  // Kept in the address: the card form may need a reload, and a bank leads back to it.
  const isAdding = hash === '#card';
  const toggle = (next: string) => navigate({ search, hash: next }, { replace: true });

  // The e-mail links to #payment, which is not there yet when the browser looks: scroll to it.
  useEffect(() => {
    if (hash !== '#payment') return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [hash]);

  return (
    <section
      aria-label="Payment"
      className={styles.payment}
      id="payment"
      ref={section}
      tabIndex={-1}
    >
      <Notice title={title} tone={isAsked ? 'waiting' : 'bad'}>
        {advice} Nothing was charged.
      </Notice>
      <p>
        {total} is still to be paid.
        {deadline !== null && (
          <>
            {' The artwork stays yours to buy until '}
            <time dateTime={deadline}>{formatDateTime(deadline)}</time>. After that the order does
            not go ahead.
          </>
        )}
      </p>
      <WriteFailed error={failure} title="We couldn’t charge your card" />
      {isAdding ? (
        <CardStep
          alternative={
            <div>
              <Button onClick={() => toggle('')} variant="quiet">
                {card ? 'Keep current card' : 'Not now'}
              </Button>
            </div>
          }
          label={`Pay ${total}`}
          onSaved={() => {
            toggle('');
            void pay();
          }}
        />
      ) : (
        <div className={styles.actions}>
          {card && !isCardOver && (
            <Button loading={isPaying} onClick={() => void pay()} variant="primary">
              {atTheBank.has(reason) ? 'Confirm with your bank' : `Pay with ${nameCard(card)}`}
            </Button>
          )}
          <Button
            disabled={isPaying}
            onClick={() => toggle('card')}
            variant={isCardOver ? 'primary' : 'secondary'}
          >
            {card ? 'Use another card' : 'Add a card'}
          </Button>
        </div>
      )}
      {card && !isAdding && (isCardOver || atTheBank.has(reason)) && (
        <p className={styles.card}>
          {isCardOver ? `${nameCard(card)} has expired.` : `Your card is ${nameCard(card)}.`}
        </p>
      )}
    </section>
  );
}
