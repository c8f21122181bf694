import type { ReactNode } from 'react';
import { tradeSteps } from '../../../../../shared/domain/trade-path.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Steps } from '../../../ui/steps.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import styles from './trade-frame.module.css';
import { WorkAside } from './work-aside.tsx';

type Props = {
  readonly trade: Trade;
  readonly title: string;
  /** Adds a card step between address and review. */
  readonly asksForCard?: boolean;
  readonly children: ReactNode;
};

/** The frame of every step: progress, the artwork, and the step's form. */
export function TradeFrame({ trade, title, asksForCard = false, children }: Props) {
  const [address, review] = tradeSteps[trade.flow];
  /** An edit has one step, unless it would trade. */
  const isTrade = trade.editing === null || trade.step !== 'entry';
  usePageTitle(`${title}: ${trade.artwork.name}`);
  return (
    <div className={styles.frame}>
      {isTrade && (
        <div className={styles.steps}>
          <Steps
            current={asksForCard ? 'card' : trade.step}
            steps={[
              {
                id: 'entry',
                label: trade.editing ? 'Edit' : 'Price',
                to: trade.pathOf('entry', { ...trade.intent, mode: null }),
              },
              ...(trade.editing
                ? []
                : [{ id: address, label: 'Address', to: trade.pathOf(address) }]),
              ...(asksForCard ? [{ id: 'card', label: 'Card' }] : []),
              { id: review, label: 'Review' },
            ]}
          />
        </div>
      )}
      <div className={styles.work}>
        <WorkAside trade={trade} />
      </div>
      <div className={styles.step}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
