import type { ReactNode } from 'react';
import { addressStep, copyStep, reviewSteps } from '../../../../../shared/domain/trade-path.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Steps } from '../../../ui/steps.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import { cardHash } from '../logic/card-hash.ts';
import { toChangePrice } from '../logic/trade-intent.ts';
import styles from './trade-frame.module.css';
import { WorkAside } from './work-aside.tsx';

type Props = {
  readonly trade: Trade;
  readonly title: string;
  /** The card form, which stands at the review's address. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
};

/** The frame of every step: progress, the artwork, and the step's form. */
export function TradeFrame({ trade, title, isCard = false, children }: Props) {
  /** An edit has one step, unless it would trade. */
  const isTrade = trade.editing === null || trade.step !== 'entry';
  // The card form and the review share an address.
  const heading = useFocusWhenLost<HTMLHeadingElement>(title);
  usePageTitle(`${title}: ${trade.artwork.name}`);
  return (
    <div className={styles.frame}>
      {isTrade && (
        <div className={styles.steps}>
          <Steps current={isCard ? 'card' : trade.step} steps={stepsOf(trade)} />
        </div>
      )}
      <div className={styles.work}>
        <WorkAside trade={trade} />
      </div>
      <div className={styles.step}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}

/** Known from the first step: steps whose answer is on file already are passed over, not left out. */
function stepsOf({ flow, editing, intent, pathOf }: Trade) {
  const review = { id: reviewSteps[flow], label: 'Review' };
  const entry = {
    id: 'entry',
    label: editing ? 'Edit' : 'Price',
    to: pathOf('entry', toChangePrice(intent)),
  };
  if (editing) return [entry, review];
  const address = { id: addressStep, label: 'Address', to: pathOf(addressStep) };
  return flow === 'bid-or-buy'
    ? [entry, address, { id: 'card', label: 'Card', to: pathOf(review.id) + cardHash }, review]
    : [entry, { id: copyStep, label: 'Copy', to: pathOf(copyStep) }, address, review];
}
