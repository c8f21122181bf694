import { type ReactNode, useMemo } from 'react';
import { CardStep } from '../../../lib/payment/payment-parts.tsx';
import { usePayment } from '../../../lib/payment/use-payment.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import { attemptStore } from '../logic/attempt.ts';
import { attemptScope } from '../logic/attempt-scope.ts';
import { isPlan } from '../logic/plan-trade.ts';
import { cardWords } from '../messages.ts';
import styles from './card-gate.module.css';
import { TradeFrame } from './trade-frame.tsx';

type Props = {
  readonly trade: Trade;
  readonly userId: number;
  readonly children: ReactNode;
};

/**
 * Asks a buyer without a card for one before the review. If the card cannot be read, the review
 * opens, and placing is refused without one. An unanswered attempt is resolved first.
 */
export function CardGate({ trade, userId, children }: Props) {
  const { flow, plan, profileRead } = trade;
  const buys = flow === 'bid-or-buy' && isPlan(plan);
  const { data, error } = usePayment(buys);
  const scope = attemptScope(trade, userId);
  const isUnanswered = useMemo(() => attemptStore(scope).read()?.state === 'sent', [scope]);
  if (!buys || isUnanswered || (error && !data) || profileRead.data?.shippingAddress == null)
    return children;

  if (!data) {
    return (
      <TradeFrame title="Review" trade={trade}>
        <Loading label="Loading your payment card">
          <Skeleton shape="block" />
        </Loading>
      </TradeFrame>
    );
  }
  if (data.card || data.processor === null) return children;
  const kind = plan.kind === 'bid' ? 'bid' : 'buy';
  return (
    <TradeFrame asksForCard title="Which card will you pay with?" trade={trade}>
      <div className={styles.gate}>
        <p>{cardWords[kind]}</p>
        <CardStep label="Save card and continue" onSaved={() => undefined} />
      </div>
    </TradeFrame>
  );
}
