import { messages } from '../../../lib/messages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { AddressStep } from '../components/address-step.tsx';
import { EntryStep } from '../components/entry-step.tsx';
import { ReviewStep } from '../components/review-step.tsx';
import { SignInNeeded } from '../components/sign-in-needed.tsx';
import { TradeFrame } from '../components/trade-frame.tsx';
import { TradeSkeleton } from '../components/trade-skeleton.tsx';
import { useTrade } from '../hooks/use-trade.ts';
import { isPlan } from '../logic/plan-trade.ts';
import { flowWords } from '../messages.ts';
import styles from './trade-page.module.css';

/** Either flow, at whichever step its address names. */
export function TradePage() {
  const loading = useTrade();
  if (loading.state === 'loading') return <TradeSkeleton />;
  if (loading.state === 'failed') {
    return (
      <div className={styles.lone}>
        <FailedState
          error={loading.error}
          onRetry={loading.retry}
          title="The work could not be shown"
        />
      </div>
    );
  }
  if (loading.state === 'missing') {
    return (
      <div className={styles.lone}>
        <EmptyState
          action={<ButtonLink to="/artworks">See all artworks</ButtonLink>}
          title={messages.notFound.title}
        >
          This work or edition is not traded here, or the address is not whole.
        </EmptyState>
      </div>
    );
  }
  const { trade } = loading;
  if (trade.step === 'entry') return <EntryStep trade={trade} />;
  if (trade.userId === null) {
    const kind = isPlan(trade.plan)
      ? trade.plan.kind
      : trade.flow === 'bid-or-buy'
        ? 'bid'
        : 'list';
    return (
      <TradeFrame title={flowWords[trade.flow].title} trade={trade}>
        <SignInNeeded here={trade.pathOf(trade.step)} reason={messages.signInFirst[kind]} />
      </TradeFrame>
    );
  }
  if (trade.step === 'shipping-and-billing') return <AddressStep trade={trade} />;
  return <ReviewStep key={trade.userId} trade={trade} userId={trade.userId} />;
}
