import { Navigate } from 'react-router';
import { tradeSteps } from '../../../../../shared/domain/trade-path.ts';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import { isPlan } from '../logic/plan-trade.ts';
import { reviewTitles } from '../messages.ts';
import { CardGate } from './card-gate.tsx';
import { ReviewForm } from './review-form.tsx';
import { TradeFrame } from './trade-frame.tsx';

/** Everything line by line, once the address that decides the lines is known. */
export function ReviewStep({ trade, userId }: { readonly trade: Trade; readonly userId: number }) {
  const { plan, profile, profileError, flow } = trade;
  const title = isPlan(plan) ? reviewTitles[plan.kind] : 'Review';
  if (profile && !profile.shippingAddress) {
    return <Navigate replace to={trade.pathOf(tradeSteps[flow][0])} />;
  }
  return (
    <CardGate trade={trade} userId={userId}>
      <TradeFrame title={title} trade={trade}>
        {profile?.shippingAddress ? (
          <ReviewForm address={profile.shippingAddress} trade={trade} userId={userId} />
        ) : profileError ? (
          <FailedState
            error={profileError}
            onRetry={trade.retryProfile}
            title="Your address could not be read"
          />
        ) : (
          <Loading label="Reading your address">
            <Skeleton shape="block" />
          </Loading>
        )}
      </TradeFrame>
    </CardGate>
  );
}
