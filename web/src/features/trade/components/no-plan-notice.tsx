import { reviewSteps } from '../../../../../shared/domain/trade-path.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import type { PlacingState } from '../logic/placing-state.ts';
import type { NoPlan } from '../logic/plan-trade.ts';
import { nearestWords, noPlanTitle, noPlanWords } from '../messages.ts';

type Props = {
  readonly trade: Trade;
  readonly plan: NoPlan;
  /** The refusal that led here; null: the trade was impossible from the start. */
  readonly answers: PlacingState | null;
};

/** Says why nothing can be reviewed, for instance because the book has changed, and what to do. */
export function NoPlanNotice({ trade, plan, answers }: Props) {
  const { flow, intent } = trade;
  const nearest = plan.kind === 'refused' ? plan.nearest : null;
  const review = reviewSteps[flow];
  return (
    <Notice
      action={
        <>
          {nearest && (
            <Button
              onClick={() =>
                trade.goTo(review, { ...intent, mode: 'offer', price: nearest }, { replace: true })
              }
              variant="primary"
            >
              {nearestWords(flow, nearest)}
            </Button>
          )}{' '}
          <ButtonLink to={trade.pathOf('entry', { ...intent, mode: null })}>
            Choose another price
          </ButtonLink>
        </>
      }
      answers={answers}
      title={noPlanTitle(flow, plan)}
      tone="bad"
    >
      {noPlanWords(flow, plan)}
    </Notice>
  );
}
