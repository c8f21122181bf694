import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { reviewSteps } from '../../../../../shared/domain/trade-path.ts';
import { nameCard } from '../../../lib/payment/name-card.ts';
import { CardStep } from '../../../lib/payment/payment-parts.tsx';
import { useBankReturn } from '../../../lib/payment/use-bank-return.ts';
import { usePayment } from '../../../lib/payment/use-payment.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import { cardHash } from '../logic/card-hash.ts';
import { isPlan } from '../logic/plan-trade.ts';
import { cardWords } from '../messages.ts';
import styles from './card-gate.module.css';
import { TradeFrame } from './trade-frame.tsx';

type Props = {
  readonly trade: Trade;
  readonly isUnanswered: boolean;
  readonly children: ReactNode;
};

/**
 * Asks a buyer without a card for one before the review, and one who wants another card. If the
 * card cannot be read, the review opens, and placing is refused without one. An unanswered attempt
 * is resolved first.
 */
export function CardGate({ trade, isUnanswered, children }: Props) {
  const { flow, plan, profileRead } = trade;
  const buys = flow === 'bid-or-buy' && isPlan(plan);
  const { data, error } = usePayment(buys);
  const navigate = useNavigate();
  const isChange = useLocation().hash === cardHash;
  const isReview = data?.card != null && !isChange;
  useBankReturn(isReview);
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
  if (data.processor === null || isReview) return children;
  const kind = plan.kind === 'bid' ? 'bid' : 'buy';
  const toReview = () => navigate(trade.pathOf(reviewSteps[flow]), { replace: true });
  return (
    <TradeFrame isCard title="Which card will you pay with?" trade={trade}>
      <div className={styles.gate}>
        <p>{cardWords[kind]}</p>
        <CardStep label="Save card and continue" onSaved={toReview} />
        {data.card && (
          <div>
            <Button onClick={toReview} variant="quiet">
              Keep {nameCard(data.card)}
            </Button>
          </div>
        )}
      </div>
    </TradeFrame>
  );
}
