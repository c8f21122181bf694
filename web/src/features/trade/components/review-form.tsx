import { useState } from 'react';
import type { ProfileView } from '../../../../../shared/contracts/account.ts';
import type { CopyDetailsForm } from '../../../../../shared/contracts/forms/copy-details.ts';
import type { Money } from '../../../../../shared/domain/money.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useOddPrice } from '../hooks/use-odd-price.ts';
import { usePlaceTrade } from '../hooks/use-place-trade.ts';
import type { Trade } from '../hooks/use-trade.ts';
import { useTradeDone } from '../hooks/use-trade-done.ts';
import { serverAmount } from '../logic/agreed-amount.ts';
import { attemptScope } from '../logic/attempt-scope.ts';
import { isPlan } from '../logic/plan-trade.ts';
import { agreedAmount, tradeRequest } from '../logic/trade-request.ts';
import { confirmWords, nextWords } from '../messages.ts';
import { ConvertedNotice } from './converted-notice.tsx';
import { NoPlanNotice } from './no-plan-notice.tsx';
import { OddPriceNotice } from './odd-price-notice.tsx';
import { OwnOffersNotice } from './own-offers-notice.tsx';
import { PlaceNote } from './place-note.tsx';
import { PlacingNotice } from './placing-notice.tsx';
import { PlanLines } from './plan-lines.tsx';
import { ReviewFacts } from './review-facts.tsx';
import styles from './review-form.module.css';
import { UnknownOutcome } from './unknown-outcome.tsx';

type Props = {
  readonly trade: Trade;
  readonly userId: number;
  readonly address: NonNullable<ProfileView['shippingAddress']>;
  /** What a seller has stated of the copy. */
  readonly copy: CopyDetailsForm | null;
};

/** The last step, with the button that trades. */
export function ReviewForm({ trade, userId, address, copy }: Props) {
  const { edition, intent, plan } = trade;
  const { sandbox } = useSession();
  const [pressed, setPressed] = useState<Money | null>(null);
  const placing = usePlaceTrade({
    scope: attemptScope(trade, userId),
    ...useTradeDone(trade),
    onRefused: () => void trade.refresh(),
  });
  const { state } = placing;
  const oddPrice = useOddPrice(trade, plan);

  if (state.kind === 'unknown') return <UnknownOutcome placing={placing} state={state} />;
  if (!isPlan(plan)) {
    const answers = state.kind === 'refused' ? state : null;
    return <NoPlanNotice answers={answers} plan={plan} trade={trade} />;
  }
  const planned = agreedAmount(plan);
  const agreed = serverAmount(state, planned.currency) ?? planned;
  const paysNow = plan.kind === 'buy' || plan.kind === 'bid';

  return (
    <div className={styles.review}>
      <ReviewFacts address={address} copy={copy} plan={plan} trade={trade} />
      <OwnOffersNotice plan={plan} trade={trade} />
      <section>
        <ConvertedNotice
          otherwise={<PlaceNote trade={trade} />}
          place={trade.place}
          trade={trade}
        />
        <PlanLines agreed={agreed} plan={plan} />
      </section>
      <section>
        <h2 className={styles.subtitle}>What happens next</h2>
        <ol className={styles.next}>
          {nextWords[plan.kind].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      </section>
      {sandbox.payments && paysNow && (
        <Notice tone="waiting">This is a sandbox: no real card is charged.</Notice>
      )}
      <OddPriceNotice words={oddPrice.words} />
      <PlacingNotice agreed={agreed} plan={plan} pressed={pressed} state={state} trade={trade} />
      <Button
        block
        loading={state.kind === 'sending'}
        onClick={() => {
          if (!oddPrice.confirm()) return;
          setPressed(agreed);
          placing.place(tradeRequest(plan, intent, edition.id, agreed, copy));
        }}
        variant="primary"
      >
        {confirmWords(plan, agreed, trade.editing)}
      </Button>
    </div>
  );
}
