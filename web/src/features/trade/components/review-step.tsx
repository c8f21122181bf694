import { Navigate } from 'react-router';
import { tradeSteps } from '../../../../../shared/domain/trade-path.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import { isPlan } from '../logic/plan-trade.ts';
import { reviewTitles } from '../messages.ts';
import { CardGate } from './card-gate.tsx';
import { ReviewForm } from './review-form.tsx';
import { TradeFrame } from './trade-frame.tsx';

/** Shows the review once the address is known, which decides the lines. */
export function ReviewStep({ trade, userId }: { readonly trade: Trade; readonly userId: number }) {
  const { plan, profileRead, flow } = trade;
  const title = isPlan(plan) ? reviewTitles[plan.kind] : 'Review';
  if (profileRead.data?.shippingAddress === null) {
    return <Navigate replace to={trade.pathOf(tradeSteps[flow][0])} />;
  }
  return (
    <CardGate trade={trade} userId={userId}>
      <TradeFrame title={title} trade={trade}>
        <Loaded
          failedTitle="We couldn’t load your address"
          loading={<LoadingBlock label="Loading your address" />}
          read={profileRead}
        >
          {({ shippingAddress }) =>
            shippingAddress && (
              <ReviewForm address={shippingAddress} trade={trade} userId={userId} />
            )
          }
        </Loaded>
      </TradeFrame>
    </CardGate>
  );
}
