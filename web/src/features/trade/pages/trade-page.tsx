import { Navigate } from 'react-router';
import { usePageEvent } from '../../../lib/analytics/use-page-event.ts';
import { messages } from '../../../lib/messages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ReadFailed } from '../../../ui/loaded.tsx';
import { AddressStep } from '../components/address-step.tsx';
import { CopyStep } from '../components/copy-step.tsx';
import { EditStep } from '../components/edit-step.tsx';
import { EntryStep } from '../components/entry-step.tsx';
import { ReviewStep } from '../components/review-step.tsx';
import { TradeSkeleton } from '../components/trade-skeleton.tsx';
import { type Trade, useTrade } from '../hooks/use-trade.ts';
import { isCopyFixed } from '../logic/edited-offer.ts';
import styles from './trade-page.module.css';

/** Bidding or selling, at the step that the address names. */
export function TradePage() {
  const loading = useTrade();
  useTradeEvents(loading.state === 'ready' ? loading.trade : null);
  if (loading.state === 'loading') return <TradeSkeleton />;
  if (loading.state === 'failed') {
    return (
      <div className={styles.lone}>
        <ReadFailed read={loading.read} title="We couldn’t load the artwork" />
      </div>
    );
  }
  if (loading.state === 'missing') {
    return (
      <div className={styles.lone}>
        <EmptyState
          action={<ButtonLink to="/artworks">View all artworks</ButtonLink>}
          title={messages.notFound.title}
        >
          This artwork or edition is not traded here, or the address is incomplete.
        </EmptyState>
      </div>
    );
  }
  if (loading.state === 'ended') return <OfferEnded flow={loading.flow} />;
  const { trade } = loading;
  const { editing, userId } = trade;
  if (trade.step === 'entry' && editing && userId !== null) {
    return <EditStep editing={editing} key={editing.id} trade={trade} userId={userId} />;
  }
  if (trade.step === 'entry') return <EntryStep trade={trade} />;
  // A visitor is about to be redirected to sign in.
  if (trade.userId === null) return null;
  if (trade.step === 'authentication') {
    if (isCopyFixed(editing)) return <Navigate replace to={trade.pathOf('entry')} />;
    return <CopyStep key={trade.userId} trade={trade} userId={trade.userId} />;
  }
  if (trade.step === 'shipping-and-billing') return <AddressStep trade={trade} />;
  return <ReviewStep key={trade.userId} trade={trade} userId={trade.userId} />;
}

function OfferEnded({ flow }: { readonly flow: Trade['flow'] }) {
  const buys = flow === 'bid-or-buy';
  return (
    <div className={styles.lone}>
      <EmptyState
        action={
          <ButtonLink to={buys ? '/my-account/buying' : '/my-account/selling'}>
            {buys ? 'View your bids and orders' : 'View your listings and sales'}
          </ButtonLink>
        }
        title={`This is not one of your open ${buys ? 'bids' : 'listings'}`}
      >
        It has been accepted, has expired or was withdrawn, or it belongs to another account.
      </EmptyState>
    </div>
  );
}

/** The entry step counts as adding to the cart; the step after it as starting checkout. */
function useTradeEvents(trade: Trade | null): void {
  const editionId = trade?.flow === 'bid-or-buy' ? trade.edition.id : null;
  const isEntry = trade?.step === 'entry';
  usePageEvent('add_to_cart_1', isEntry ? editionId : null);
  usePageEvent('begin_checkout_1', isEntry ? null : editionId);
}
