import { useState } from 'react';
import {
  insuranceRecommendedFrom,
  recommendsInsurance,
  sellerLines,
} from '../../../../../shared/domain/fees.ts';
import { formatMoney, fromMajor } from '../../../../../shared/domain/money.ts';
import { priceBounds } from '../../../../../shared/domain/order-book.ts';
import { parseMoney } from '../../../lib/format/parse-money.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { sellerTable } from '../../../lib/trade-lines.ts';
import { CheckboxField } from '../../../ui/choice.tsx';
import { LinesTable } from '../../../ui/lines-table.tsx';
import { Link } from '../../../ui/link.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import styles from './payout.module.css';

/** Shown before anything is typed; a typical price of the market. */
const example = '1,000';

/** Calculates a seller's payout for a price, by the same rules as a trade. */
export function Payout() {
  const { place, rates, fees } = useSession();
  const { currency } = place;
  const [text, setText] = useState(example);
  const [insured, setInsured] = useState<boolean | null>(null);
  const typed = parseMoney(text, currency);
  const least = fromMajor(priceBounds.least, currency);
  const greatest = fromMajor(priceBounds.greatest, currency);
  const price =
    typed && typed.amount >= least.amount && typed.amount <= greatest.amount ? typed : null;
  const isInsured = insured ?? (price !== null && recommendsInsurance(price));
  return (
    <section aria-labelledby="payout" className={styles.payout}>
      <h2 className={styles.title} id="payout">
        Your estimated payout
      </h2>
      <MoneyField
        currency={currency}
        error={
          price === null
            ? `Enter a price from ${formatMoney(least)} to ${formatMoney(greatest)}.`
            : undefined
        }
        label="Your price"
        onChange={setText}
        value={text}
      />
      <CheckboxField
        checked={isInsured}
        hint={`Recommended from ${formatMoney(fromMajor(insuranceRecommendedFrom, currency))}`}
        label="Insure the shipment to us"
        onChange={(event) => setInsured(event.target.checked)}
      />
      {price && (
        <div aria-live="polite">
          <LinesTable
            {...sellerTable(
              sellerLines({
                price,
                currency,
                royaltyPercent: null,
                insured: isInsured,
                rates: rates.values,
                fees,
              }),
            )}
          />
        </div>
      )}
      <p className={styles.note}>
        With the standard royalty of {fees.royalitiesFee}%. Each artwork’s page shows its own.{' '}
        <Link to="/how-it-works/fees">All fees</Link>
      </p>
    </section>
  );
}
