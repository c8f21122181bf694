import type { TradeFlow } from '../../../../../shared/domain/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PlacingState } from '../logic/placing-state.ts';

/** The marketplace found that the other side is the person's own: no fault, and nothing happened. */
export function OwnOrderRefusal(props: { readonly flow: TradeFlow; readonly state: PlacingState }) {
  const buys = props.flow === 'bid-or-buy';
  return (
    <Notice
      action={
        <ButtonLink to={buys ? '/my-account/selling' : '/my-account/buying'}>
          {buys ? 'See your asks' : 'See your bids'}
        </ButtonLink>
      }
      answers={props.state}
      title={buys ? 'That ask is yours' : 'That bid is yours'}
      tone="bad"
    >
      Nobody trades with themself, so nothing has happened. Withdraw it, or choose another price.
    </Notice>
  );
}
