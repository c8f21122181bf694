import { useState } from 'react';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { messages } from '../../../lib/messages.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import { tradeSteps } from '../logic/parse-trade-path.ts';
import { isPlan } from '../logic/plan-trade.ts';
import type { TradeIntent } from '../logic/trade-intent.ts';
import { flowWords } from '../messages.ts';
import styles from './entry-step.module.css';
import { ExpiryChoice } from './expiry-choice.tsx';
import { InsuranceChoice } from './insurance-choice.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { PlanLines } from './plan-lines.tsx';
import { PriceChoice } from './price-choice.tsx';
import { TradeFrame } from './trade-frame.tsx';

/** Anybody may try prices here; going on is for people who are signed in. */
export function EntryStep({ trade }: { readonly trade: Trade }) {
  const { flow } = trade;
  const { openAuth } = useOverlay();
  const [intent, setIntent] = useState(() => startingIntent(trade));
  const [insist, setInsist] = useState(false);
  const plan = trade.planFor(intent);
  const sells = flow === 'ask-or-sell';
  const offers = intent.mode === 'offer';
  const meets = offers && isPlan(plan) && 'order' in plan;

  function change(changes: Partial<TradeIntent>) {
    const next = { ...intent, ...changes };
    setIntent(next);
    trade.goTo('entry', next, { replace: true });
  }

  function goOn() {
    setInsist(true);
    if (!isPlan(plan)) return document.getElementsByName('price')[0]?.focus();
    const [address, review] = tradeSteps[flow];
    if (trade.userId === null) {
      openAuth('register', {
        redirectTo: trade.pathOf(address, intent),
        reason: messages.signInFirst[plan.kind],
      });
    } else {
      trade.goTo(trade.profile?.shippingAddress ? review : address, intent);
    }
  }

  return (
    <TradeFrame title={flowWords[flow].title} trade={trade}>
      <form
        className={styles.entry}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <ModeChoice intent={intent} onChange={(mode) => change({ mode })} trade={trade} />
        {offers && (
          <>
            <PriceChoice
              insist={insist}
              key={trade.place.currency}
              onChange={(price) => change({ price })}
              trade={trade}
              value={intent.price}
            />
            {meets && (
              <Notice title={sells ? 'This sells at once' : 'This buys at once'}>
                {sells
                  ? `Somebody bids ${formatMoney(plan.lines.price)}. You get that price, not a lower one.`
                  : `Somebody asks for ${formatMoney(plan.lines.price)}. You pay that price, not a higher one.`}
              </Notice>
            )}
            {!meets && (
              <ExpiryChoice
                legend={sells ? 'The listing ends after' : 'The bid ends after'}
                onChange={(expires) => change({ expires })}
                value={intent.expires}
              />
            )}
          </>
        )}
        {sells && (
          <InsuranceChoice
            onChange={(insured) => change({ insured })}
            price={isPlan(plan) ? plan.lines.price : intent.price}
            value={intent.insured ?? false}
          />
        )}
        <section aria-live="polite" className={styles.lines}>
          {isPlan(plan) ? (
            <PlanLines plan={plan} />
          ) : (
            <p className={styles.waiting}>
              {sells
                ? 'Your payout is worked out here as you type.'
                : 'What you would pay is worked out here as you type.'}
            </p>
          )}
        </section>
        <Button block type="submit" variant="primary">
          Continue
        </Button>
      </form>
    </TradeFrame>
  );
}

/** Where nothing is chosen yet: the way that the price says, else the one that is open. */
function startingIntent({ intent, place }: Trade): TradeIntent {
  const price = intent.price?.currency === place.currency ? intent.price : null;
  return { ...intent, price, mode: intent.mode ?? 'offer' };
}
