import type { ProfileView } from '../../../../../shared/contracts/account.ts';
import { tradeSteps } from '../../../../../shared/domain/trade-path.ts';
import { addressLines } from '../../../lib/format/address-lines.ts';
import { expiryWords } from '../../../lib/format/expiry-words.ts';
import { Link } from '../../../ui/link.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import type { TradePlan } from '../logic/plan-trade.ts';
import { planWords } from '../messages.ts';
import styles from './review-facts.module.css';

type Props = {
  readonly trade: Trade;
  readonly plan: TradePlan;
  readonly address: NonNullable<ProfileView['shippingAddress']>;
};

/** The choices of earlier steps, each with a link to change it. */
export function ReviewFacts({ trade, plan, address }: Props) {
  const { flow, intent } = trade;
  const toPrice = trade.pathOf('entry', { ...intent, mode: null });
  const toAddress = trade.pathOf(tradeSteps[flow][0]);
  const { expires } = intent;
  const joinsBook = plan.kind === 'bid' || plan.kind === 'list';
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>You</dt>
        <dd>
          {planWords(plan)}
          {joinsBook &&
            expires !== null &&
            `, ${expires === 0 ? 'until accepted' : `for ${expiryWords[expires]}`}`}
        </dd>
        <dd>
          <Link aria-label="Change the price" className={styles.change} to={toPrice}>
            Change
          </Link>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{flow === 'bid-or-buy' ? 'To' : 'From'}</dt>
        <dd>
          {addressLines(address).map((line) => (
            <span className={styles.line} key={line}>
              {line}
            </span>
          ))}
        </dd>
        <dd>
          <Link aria-label="Change the address" className={styles.change} to={toAddress}>
            Change
          </Link>
        </dd>
      </div>
    </dl>
  );
}
