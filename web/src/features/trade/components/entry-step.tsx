import { useState } from 'react';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { convert } from '../../../../../shared/domain/rates.ts';
import { addressStep, copyStep, reviewSteps } from '../../../../../shared/domain/trade-path.ts';
import { messages } from '../../../lib/messages.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { editOfferPath } from '../../../lib/own-orders/edit-path.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyFacts } from '../../../ui/copy-facts.tsx';
import { ExpiryChoice } from '../../../ui/expiry-choice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OwnOrderNote } from '../../../ui/own-order-note.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import { draftedCopy } from '../logic/copy-draft.ts';
import { copyOf } from '../logic/copy-of.ts';
import { isPlan } from '../logic/plan-trade.ts';
import { otherSide } from '../logic/trade-book.ts';
import { defaultExpiry, type TradeIntent } from '../logic/trade-intent.ts';
import { flowWords, meetsWords } from '../messages.ts';
import { convertedWords } from '../price-words.ts';
import styles from './entry-step.module.css';
import { InsuranceChoice } from './insurance-choice.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { PlaceNote } from './place-note.tsx';
import { PlanLines } from './plan-lines.tsx';
import { PriceChoice } from './price-choice.tsx';
import { TradeFrame } from './trade-frame.tsx';

/** Visitors may try prices here; continuing needs a signed-in user. */
export function EntryStep({ trade }: { readonly trade: Trade }) {
  const { flow, place, rates, book } = trade;
  const { openAuth } = useOverlay();
  const [intent, setIntent] = useState<TradeIntent>(() => ({
    ...trade.intent,
    mode: trade.intent.mode ?? 'offer',
  }));
  const [insist, setInsist] = useState(false);
  const plan = trade.planFor(intent);
  const sells = flow === 'ask-or-sell';
  const offers = intent.mode === 'offer';
  const typed = intent.price;
  const price = typed && convert(typed, place.currency, rates);
  const side = sells ? 'ask' : 'bid';
  const facing = otherSide[side];
  const { own: mine, available: nextBest } = book[side];
  const { own, ownLeads, available } = book[facing];
  const meets = offers && isPlan(plan) && 'order' in plan;

  function change(changes: Partial<TradeIntent>) {
    const next = { ...intent, ...changes };
    setIntent(next);
    trade.goTo('entry', next, { replace: true });
  }

  function proceed() {
    setInsist(true);
    if (!isPlan(plan)) return document.getElementsByName('price')[0]?.focus();
    if (trade.userId === null) {
      openAuth('register', {
        redirectTo: trade.pathOf(sells ? copyStep : addressStep, intent),
        reason: messages.signInFirst[plan.kind],
      });
    } else if (sells && draftedCopy(trade, trade.userId) === null) {
      trade.goTo(copyStep, intent);
    } else {
      // While the profile loads, go to the review, which asks for a missing address itself.
      const needsAddress = trade.profileRead.data?.shippingAddress === null;
      trade.goTo(needsAddress ? addressStep : reviewSteps[flow], intent);
    }
  }

  return (
    <TradeFrame title={flowWords[flow].title} trade={trade}>
      <form
        className={styles.entry}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          proceed();
        }}
      >
        <ModeChoice intent={intent} onChange={(mode) => change({ mode })} trade={trade} />
        {mine && (
          <OwnOrderNote
            leads={book[side].ownLeads}
            next={nextBest && convert(nextBest.price, place.currency, rates)}
            price={convert(mine.price, place.currency, rates)}
            side={side}
            to={editOfferPath(side, mine.id, trade.artwork, trade.edition.name)}
          />
        )}
        {own && ownLeads && (
          <OwnOrderNote
            leads
            price={convert(own.price, place.currency, rates)}
            to={editOfferPath(facing, own.id, trade.artwork, trade.edition.name)}
            next={available && convert(available.price, place.currency, rates)}
            side={facing}
          />
        )}
        {offers && (
          <>
            <PriceChoice
              insist={insist}
              key={place.currency}
              onChange={(price) => change({ price })}
              trade={trade}
              value={price}
            />
            {typed && price && typed.currency !== price.currency && (
              <Notice>{convertedWords(flow, typed, price)}</Notice>
            )}
            {meets && <Notice title={meetsWords(plan).title}>{meetsWords(plan).text}</Notice>}
            {!meets && (
              <ExpiryChoice
                legend={sells ? 'Keep the listing open for' : 'Keep the bid open for'}
                onChange={(expires) => change({ expires })}
                value={intent.expires ?? defaultExpiry}
              />
            )}
          </>
        )}
        {sells && (
          <InsuranceChoice
            fees={trade.artwork.fees}
            onChange={(insured) => change({ insured })}
            price={isPlan(plan) ? plan.lines.price : price}
            value={intent.insured ?? false}
          />
        )}
        {isPlan(plan) && plan.kind === 'buy' && (
          <>
            {plan.lower && (
              <Notice>
                There is an ask of {formatMoney(convert(plan.lower.price, place.currency, rates))}.
                With shipping to you, this one costs less.
              </Notice>
            )}
            <CopyFacts copy={copyOf(plan, trade.edition)} label="The copy that you buy" />
          </>
        )}
        <section aria-live="polite" className={styles.lines}>
          <PlaceNote trade={trade} />
          {isPlan(plan) ? (
            <PlanLines plan={plan} />
          ) : (
            <p className={styles.waiting}>
              {sells
                ? 'Your payout appears here as you type.'
                : 'Your total appears here as you type.'}
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
