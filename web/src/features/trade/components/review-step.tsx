import { useState } from 'react';
import { Navigate } from 'react-router';
import { addressStep, copyStep } from '../../../../../shared/domain/trade-path.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import { attemptStore } from '../logic/attempt.ts';
import { attemptScope } from '../logic/attempt-scope.ts';
import { draftedCopy } from '../logic/copy-draft.ts';
import { isPlan } from '../logic/plan-trade.ts';
import { reviewTitles } from '../messages.ts';
import { CardGate } from './card-gate.tsx';
import { ReviewForm } from './review-form.tsx';
import { TradeFrame } from './trade-frame.tsx';

/**
 * Shows the review once the copy is stated and the address known, which decides the lines. An
 * unanswered attempt is resolved first.
 */
export function ReviewStep({ trade, userId }: { readonly trade: Trade; readonly userId: number }) {
  const { plan, profileRead, flow, editing } = trade;
  // Read once: placing the trade clears the draft while this page is still shown.
  const [copy] = useState(() => draftedCopy(trade, userId));
  const [isUnanswered] = useState(
    () => attemptStore(attemptScope(trade, userId)).read()?.state === 'sent',
  );
  const title = isPlan(plan) ? reviewTitles[plan.kind] : 'Review';
  if (flow === 'ask-or-sell' && copy === null && editing === null && !isUnanswered) {
    return <Navigate replace to={trade.pathOf(copyStep)} />;
  }
  if (profileRead.data?.shippingAddress === null) {
    return <Navigate replace to={trade.pathOf(addressStep)} />;
  }
  return (
    <CardGate isUnanswered={isUnanswered} trade={trade}>
      <TradeFrame title={title} trade={trade}>
        <Loaded
          failedTitle="We couldn’t load your address"
          loading={<LoadingBlock label="Loading your address" />}
          read={profileRead}
        >
          {({ shippingAddress }) =>
            shippingAddress && (
              <ReviewForm address={shippingAddress} copy={copy} trade={trade} userId={userId} />
            )
          }
        </Loaded>
      </TradeFrame>
    </CardGate>
  );
}
