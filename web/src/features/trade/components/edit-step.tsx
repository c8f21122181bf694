import { useState } from 'react';
import { formatMoney, type Money } from '../../../../../shared/domain/money.ts';
import { copyStep, reviewSteps } from '../../../../../shared/domain/trade-path.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { ownOrderPath } from '../../../lib/own-orders/own-order-path.ts';
import { Button } from '../../../ui/button.tsx';
import { ExpiryChoice } from '../../../ui/expiry-choice.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useOddPrice } from '../hooks/use-odd-price.ts';
import { usePlaceTrade } from '../hooks/use-place-trade.ts';
import type { Trade } from '../hooks/use-trade.ts';
import { useTradeDone } from '../hooks/use-trade-done.ts';
import { serverAmount } from '../logic/agreed-amount.ts';
import { attemptScope } from '../logic/attempt-scope.ts';
import { draftedCopy, isSameCopy } from '../logic/copy-draft.ts';
import type { EditedOffer } from '../logic/edited-offer.ts';
import { isPlan, type TradePlan } from '../logic/plan-trade.ts';
import type { TradeIntent } from '../logic/trade-intent.ts';
import { agreedAmount, tradeRequest } from '../logic/trade-request.ts';
import { confirmWords, meetsWords } from '../messages.ts';
import styles from './entry-step.module.css';
import { InsuranceChoice } from './insurance-choice.tsx';
import { OddPriceNotice } from './odd-price-notice.tsx';
import { OwnCopy } from './own-copy.tsx';
import { PlacingNotice } from './placing-notice.tsx';
import { PlanLines } from './plan-lines.tsx';
import { PriceChoice } from './price-choice.tsx';
import { TradeFrame } from './trade-frame.tsx';
import { UnknownOutcome } from './unknown-outcome.tsx';

type Props = { readonly trade: Trade; readonly editing: EditedOffer; readonly userId: number };

/**
 * Changes one's own bid or ask on one page. A change that would trade at once goes on to the review
 * of the trade.
 */
export function EditStep({ trade, editing, userId }: Props) {
  const sells = trade.flow === 'ask-or-sell';
  const [intent, setIntent] = useState(trade.intent);
  const [isPressed, setPressed] = useState(false);
  const [sent, setSent] = useState<{ intent: TradeIntent; agreed: Money } | null>(null);
  const placing = usePlaceTrade({
    scope: attemptScope(trade, userId),
    ...useTradeDone(trade),
    onRefused: () => void trade.refresh(),
  });
  const { state } = placing;
  const plan = trade.planFor(intent);
  const oddPrice = useOddPrice(trade, plan);
  const [drafted] = useState(() => draftedCopy(trade, userId));
  const copy = drafted && !isSameCopy(drafted, editing.copy) ? drafted : null;
  const title = sells ? 'Edit your listing' : 'Edit your bid';
  if (state.kind === 'unknown') {
    return (
      <TradeFrame title={title} trade={trade}>
        <UnknownOutcome placing={placing} state={state} />
      </TradeFrame>
    );
  }
  const isUnchanged =
    intent.price?.amount === editing.price.amount &&
    intent.expires === null &&
    intent.insured === editing.insured &&
    copy === null;
  const meets = isPlan(plan) && 'order' in plan;
  const answer = sent?.intent === intent ? state : null;
  const planned = isPlan(plan) ? agreedAmount(plan) : null;
  const agreed = planned && ((answer && serverAmount(answer, planned.currency)) ?? planned);

  function change(changes: Partial<TradeIntent>) {
    const next = { ...intent, ...changes };
    setIntent(next);
    trade.goTo('entry', next, { replace: true });
  }

  function save(now: TradePlan, amount: Money) {
    setSent({ intent, agreed: amount });
    placing.place(tradeRequest(now, intent, trade.edition.id, amount, copy));
  }

  function press() {
    setPressed(true);
    if (!isPlan(plan) || !agreed) return document.getElementsByName('price')[0]?.focus();
    if (isUnchanged) return;
    if (meets) trade.goTo(reviewSteps[trade.flow], intent);
    else if (oddPrice.confirm()) save(plan, agreed);
  }

  return (
    <TradeFrame title={title} trade={trade}>
      <form
        className={styles.entry}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <p className={styles.standing}>
          Now {formatMoney(editing.price)},{' '}
          {editing.expiresAt ? `until ${formatDate(editing.expiresAt)}` : 'until accepted'}.{' '}
          <Link to={ownOrderPath(sells ? 'ask' : 'bid', editing.id)}>Withdraw it instead</Link>
        </p>
        <PriceChoice
          insist={isPressed}
          onChange={(price) => change({ price })}
          trade={trade}
          value={intent.price}
        />
        {meets && <Notice title={meetsWords(plan).title}>{meetsWords(plan).text}</Notice>}
        {!meets && (
          <ExpiryChoice
            legend={sells ? 'Keep the listing open for' : 'Keep the bid open for'}
            onChange={(expires) => change({ expires })}
            unchanged="As it is"
            value={intent.expires}
          />
        )}
        {sells && (
          <InsuranceChoice
            fees={trade.artwork.fees}
            onChange={(insured) => change({ insured })}
            price={isPlan(plan) ? plan.lines.price : intent.price}
            value={intent.insured ?? false}
          />
        )}
        {sells && (
          <OwnCopy
            copy={copy ?? editing.copy}
            editing={editing}
            to={trade.pathOf(copyStep, intent)}
          />
        )}
        {isPlan(plan) && agreed && (
          <section aria-live="polite">
            <PlanLines agreed={agreed} plan={plan} />
          </section>
        )}
        {isPlan(plan) && sent && answer && agreed && (
          <PlacingNotice
            agreed={agreed}
            plan={plan}
            pressed={sent.agreed}
            state={answer}
            trade={trade}
          />
        )}
        <OddPriceNotice words={oddPrice.words} />
        {isPressed && isUnchanged && (
          <p className={styles.standing} role="status">
            Nothing has changed yet: choose another price, or how long it stays open.
          </p>
        )}
        <Button block loading={state.kind === 'sending'} type="submit" variant="primary">
          {meets
            ? sells
              ? 'Review the sale'
              : 'Review the purchase'
            : isPlan(plan) && agreed
              ? confirmWords(plan, agreed, editing)
              : 'Save'}
        </Button>
      </form>
    </TradeFrame>
  );
}
