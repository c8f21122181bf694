import { type Fees, insuranceFee, recommendsInsurance } from '../../../../../shared/domain/fees.ts';
import { formatMoney, fromMajor, type Money } from '../../../../../shared/domain/money.ts';
import { CheckboxField } from '../../../ui/choice.tsx';
import { Badge } from '../../../ui/status.tsx';

type Props = {
  /** The insured price; null while it is not known. */
  readonly price: Money | null;
  readonly fees: Fees;
  readonly value: boolean;
  readonly onChange: (insured: boolean) => void;
};

/** Never preselected: insurance costs the seller money. */
export function InsuranceChoice({ price, fees, value, onChange }: Props) {
  const covered = price && formatMoney(fromMajor(fees.insuranceGreatestValue, price.currency));
  return (
    <CheckboxField
      checked={value}
      hint={
        price
          ? `Covers the artwork on its way to us, up to ${covered}. Deducted from your payout.`
          : 'Covers the artwork on its way to us. Deducted from your payout.'
      }
      label={
        <>
          Insure the shipment{price && ` for ${formatMoney(insuranceFee(price, fees))}`}{' '}
          {price && recommendsInsurance(price) && <Badge>Recommended</Badge>}
        </>
      }
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
