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

/** Offer a price and wait, or accept the best price in the book; each with its total. */
export function ModeChoice({ trade, intent, onChange }: Props) {
  const words = flowWords[intent.flow];
  const accepted = trade.planFor({ ...intent, mode: 'accept' });
  const buys = intent.flow === 'bid-or-buy';
  const accept = isPlan(accepted)
    ? {
        label: `${words.accept} for ${formatMoney(accepted.lines.price)}`,
        description: buys
          ? `${formatMoney(agreedAmount(accepted))} in total`
          : `${formatMoney(agreedAmount(accepted))} payout`,
      }
    : {
        label: words.accept,
        description:
          accepted.kind === 'nothing-to-accept' && accepted.own ? words.noneElse : words.none,
        disabled: true,
      };
  const offer = {
    label: words.offer,
    description: buys
      ? 'Name your price and wait for a seller to accept'
      : 'Name your price and wait for a buyer to accept',
  };
  return (
    <RadioGroup
      legend={words.choice}
      onChange={(event) => onChange(event.target.value === 'accept' ? 'accept' : 'offer')}
      options={[
        { value: 'offer', ...offer },
        { value: 'accept', ...accept },
      ]}
      value={intent.mode ?? 'offer'}
    />
  );
}
