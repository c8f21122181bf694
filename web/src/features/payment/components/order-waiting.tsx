import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { getOrder } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { PurchaseView } from '../../../../../shared/contracts/account.ts';
import type { CardView } from '../../../../../shared/contracts/payment.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { nameCard } from '../../../lib/payment/name-card.ts';
import { useBankReturn } from '../../../lib/payment/use-bank-return.ts';
import { usePayment } from '../../../lib/payment/use-payment.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { CardStep } from './card-step.tsx';
import { OrderDeclined } from './order-declined.tsx';
import styles from './order-payment.module.css';

/** A charge is made within seconds of saving a card; poll interval in milliseconds. */
const pollMs = 2_000;

type Props = { readonly order: PurchaseView };

/** An unpaid order: asks for a card, or says what became of charging it. */
export function OrderWaiting({ order }: Props) {
  const { data, error } = usePayment();
  if (data?.processor === null) return null;
  if (!data && !error) {
    return (
      <Loading label="Loading your payment">
        <Skeleton />
      </Loading>
    );
  }
  if (order.paymentFailure !== null) {
    return <OrderDeclined card={data?.card ?? null} order={order} />;
  }
  return data?.card ? (
    <BeingCharged card={data.card} order={order} />
  ) : (
    <CardNeeded order={order} />
  );
}

function CardNeeded({ order: { lines, deadline } }: Props) {
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);

  // The e-mail links to #payment, which is not there yet when the browser looks: scroll to it.
  useEffect(() => {
    if (hash !== '#payment') return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [hash]);

  return (
    <section
      aria-labelledby="payment-title"
      className={styles.payment}
      id="payment"
      ref={section}
      tabIndex={-1}
    >
      <h2 className={styles.title} id="payment-title">
        Add a card to pay
      </h2>
      <p>
        Your card will be charged {formatMoney(lines.total)} right away.
        {deadline !== null && (
          <>
            {' If you don’t add one by '}
            <time dateTime={deadline}>{formatDateTime(deadline)}</time>, the order does not go
            ahead.
          </>
        )}
      </p>
      <CardStep label={`Pay ${formatMoney(lines.total)}`} onSaved={() => undefined} />
    </section>
  );
}

function BeingCharged({ card, order }: Props & { readonly card: CardView }) {
  useBankReturn();
  useApi(apiPath(getOrder, order.id), { refreshInterval: pollMs });
  return (
    <Notice title="Your card is being charged" tone="waiting">
      {formatMoney(order.lines.total)} to your {nameCard(card)}. This takes a few seconds; you can
      leave this page.
    </Notice>
  );
}
