import { formatMoney, type Money, money } from '../../../../../shared/domain/money.ts';
import { wholePrice } from '../../../../../shared/domain/order-book.ts';
import { addressStep, reviewSteps } from '../../../../../shared/domain/trade-path.ts';
import { messages } from '../../../lib/messages.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import type { PlacingState } from '../logic/placing-state.ts';
import type { TradePlan } from '../logic/plan-trade.ts';
import { nearestWords } from '../messages.ts';
import { OwnOrderRefusal } from './own-order-refusal.tsx';

type Props = {
  readonly trade: Trade;
  readonly plan: TradePlan;
  readonly state: PlacingState;
  /** The amount on the button when it was pressed. */
  readonly pressed: Money | null;
  /** The amount on the button now. */
  readonly agreed: Money;
};

/** Says why the trade was not made, and offers what would work now. */
export function PlacingNotice({ trade, plan, state, pressed, agreed }: Props) {
  if (state.kind !== 'refused' && state.kind !== 'undone') return null;
  const { code, message, requestId, next } = state.failure;
  const { flow, intent } = trade;
  const review = reviewSteps[flow];
  const buys = flow === 'bid-or-buy';
  const isTaken = plan.kind === 'buy' || plan.kind === 'sell';

  if (code === 'trade.price-changed') {
    return (
      <Notice
        answers={state}
        title={`${buys ? 'The total' : 'Your payout'} changed while you were looking`}
        tone="bad"
      >
        {pressed && pressed.amount !== agreed.amount
          ? `It was ${formatMoney(pressed)}, it is now ${formatMoney(agreed)}. `
          : `It is now ${formatMoney(agreed)}. `}
        Nothing has been placed yet: check the amounts, then confirm again.
      </Notice>
    );
  }
  if (code === 'trade.ask-sold' || code === 'trade.bid-sold') {
    if (isTaken && pressed && isBetter(agreed, pressed, buys)) {
      return (
        <Notice answers={state} title="A better price has just come in" tone="waiting">
          {buys ? 'You would now pay' : 'You would now receive'} {formatMoney(agreed)} instead of{' '}
          {formatMoney(pressed)}. Nothing has been placed yet: press again to take it.
        </Notice>
      );
    }
    return (
      <Notice answers={state} title={message} tone="bad">
        {isTaken
          ? `It was taken before you pressed, and nothing was charged. The next best price is ${formatMoney(plan.lines.price)}. Press again to accept it.`
          : 'It was taken before you pressed, and nothing was charged.'}
      </Notice>
    );
  }
  if (code === 'trade.no-bids') {
    return (
      <Notice answers={state} title={message} tone="bad">
        The bid you saw is gone, and nothing was placed. You can list at your own price instead.
      </Notice>
    );
  }
  if (code === 'trade.own-order') return <OwnOrderRefusal flow={flow} state={state} />;
  if (code === 'trade.price-refused' && next) {
    const price = wholePrice(buys ? 'bid' : 'ask', money(next.amount, next.currency));
    return (
      <Notice
        answers={state}
        action={
          <Button
            onClick={() =>
              trade.goTo(review, { ...intent, mode: 'offer', price }, { replace: true })
            }
          >
            {nearestWords(flow, price)}
          </Button>
        }
        title={message}
        tone="bad"
      >
        The market has moved. The nearest possible price is {formatMoney(price)}.
      </Notice>
    );
  }
  if (code === 'trade.address-missing') {
    return (
      <Notice
        answers={state}
        action={<ButtonLink to={trade.pathOf(addressStep)}>Add your address</ButtonLink>}
        title={message}
        tone="bad"
      />
    );
  }
  if (code === 'trade.card-missing') {
    return (
      <Notice
        answers={state}
        action={<ButtonLink to="/my-account/payment">Add a card</ButtonLink>}
        title={message}
        tone="bad"
      />
    );
  }
  if (code === 'trade.unpaid-limit') {
    return (
      <Notice
        answers={state}
        action={<ButtonLink to="/my-account/buying">View your orders</ButtonLink>}
        title="Nothing has been placed"
        tone="bad"
      >
        {message}
      </Notice>
    );
  }
  return (
    <Notice
      answers={state}
      title={state.kind === 'undone' ? 'Nothing has been placed yet' : 'This did not go through'}
      tone="bad"
    >
      {message}
      {state.kind === 'undone' && ' It is safe to press again: you cannot trade twice.'}
      {requestId && (
        <>
          {' '}
          {messages.failed.requestId} <code>{requestId}</code>
        </>
      )}
    </Notice>
  );
}

function isBetter(now: Money, before: Money, buys: boolean): boolean {
  if (now.currency !== before.currency) return false;
  return buys ? now.amount < before.amount : now.amount > before.amount;
}
