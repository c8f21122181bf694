import type { TradeFlow } from '../../../../../shared/domain/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PlacingState } from '../logic/placing-state.ts';

/** The order on the other side is the person's own: nothing was traded. */
export function OwnOrderRefusal(props: { readonly flow: TradeFlow; readonly state: PlacingState }) {
  const buys = props.flow === 'bid-or-buy';
  return (
    <Notice
      action={
        <ButtonLink to={buys ? '/my-account/selling' : '/my-account/buying'}>
          {buys ? 'View your listings' : 'View your bids'}
        </ButtonLink>
      }
      answers={props.state}
      title={buys ? 'That ask is yours' : 'That bid is yours'}
      tone="bad"
    >
      You cannot trade with yourself, so nothing was placed. Withdraw it, or choose another price.
    </Notice>
  );
}
