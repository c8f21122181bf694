import { formatMoney } from '../../../../../shared/domain/money.ts';
import { RadioGroup } from '../../../ui/choice.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import { isPlan } from '../logic/plan-trade.ts';
import type { TradeIntent, TradeMode } from '../logic/trade-intent.ts';
import { agreedAmount } from '../logic/trade-request.ts';
import { flowWords } from '../messages.ts';

type Props = {
  readonly trade: Trade;
  readonly intent: TradeIntent;
  readonly onChange: (mode: TradeMode) => void;
};

/** To name a price and wait, or to take the best price there is. Both say what they come to. */
export function ModeChoice({ trade, intent, onChange }: Props) {
  const words = flowWords[intent.flow];
  const taken = trade.planFor({ ...intent, mode: 'take' });
  const buys = intent.flow === 'bid-or-buy';
  const take = isPlan(taken)
    ? {
        label: `${words.take} for ${formatMoney(taken.lines.price)}`,
        description: buys
          ? `${formatMoney(agreedAmount(taken))} in total`
          : `${formatMoney(agreedAmount(taken))} payout`,
      }
    : {
        label: words.take,
        description: taken.kind === 'nothing-to-take' && taken.own ? words.noneElse : words.none,
        disabled: true,
      };
  const offer = {
    label: words.offer,
    description: buys
      ? 'Name a price, and wait for a seller to take it'
      : 'Name a price, and wait for a buyer to take it',
  };
  return (
    <RadioGroup
      legend={words.choice}
      onChange={(event) => onChange(event.target.value === 'take' ? 'take' : 'offer')}
      options={[
        { value: 'offer', ...offer },
        { value: 'take', ...take },
      ]}
      value={intent.mode ?? 'offer'}
    />
  );
}
