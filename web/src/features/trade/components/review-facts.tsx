import type { ProfileView } from '../../../../../shared/contracts/account.ts';
import type { CopyDetailsForm } from '../../../../../shared/contracts/forms/copy-details.ts';
import type { CardView } from '../../../../../shared/contracts/payment.ts';
import { summarizeCopy } from '../../../../../shared/domain/copy-details.ts';
import { addressStep, copyStep, reviewSteps } from '../../../../../shared/domain/trade-path.ts';
import { addressLines } from '../../../lib/format/address-lines.ts';
import { expiryWords } from '../../../lib/format/expiry-words.ts';
import { nameCard } from '../../../lib/payment/name-card.ts';
import { usePayment } from '../../../lib/payment/use-payment.ts';
import { CopyFacts } from '../../../ui/copy-facts.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import { cardHash } from '../logic/card-hash.ts';
import { copyOf } from '../logic/copy-of.ts';
import type { TradePlan } from '../logic/plan-trade.ts';
import { toChangePrice } from '../logic/trade-intent.ts';
import { anyCopyWords, noCardWords, planWords } from '../messages.ts';
import styles from './review-facts.module.css';

type Props = {
  readonly trade: Trade;
  readonly plan: TradePlan;
  readonly address: NonNullable<ProfileView['shippingAddress']>;
  readonly copy: CopyDetailsForm | null;
};

/** The choices of earlier steps, each with a link to change it. */
export function ReviewFacts({ trade, plan, address, copy }: Props) {
  const { flow, intent, edition, editing } = trade;
  const buys = flow === 'bid-or-buy';
  const payment = usePayment(buys).data;
  const own = copy ?? editing?.copy;
  const toPrice = trade.pathOf('entry', toChangePrice(intent));
  const toAddress = trade.pathOf(addressStep);
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
        <dt>Copy</dt>
        <dd>
          {plan.kind === 'buy' && <CopyFacts copy={copyOf(plan, edition)} />}
          {plan.kind === 'bid' && anyCopyWords}
          {!buys && <CopyFacts copy={own ? { ...own, summary: summarizeCopy(own) } : null} />}
        </dd>
        {!buys && editing === null && (
          <dd>
            <Link
              aria-label="Change what you say of your copy"
              className={styles.change}
              to={trade.pathOf(copyStep)}
            >
              Change
            </Link>
          </dd>
        )}
      </div>
      {payment && (
        <div className={styles.fact}>
          <dt>Card</dt>
          <dd>{payment.card ? cardFact(payment.card) : noCardWords}</dd>
          {payment.processor !== null && (
            <dd>
              <Link
                aria-label="Change the card"
                className={styles.change}
                to={trade.pathOf(reviewSteps[flow]) + cardHash}
              >
                Change
              </Link>
            </dd>
          )}
        </div>
      )}
      <div className={styles.fact}>
        <dt>{buys ? 'To' : 'From'}</dt>
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

/** Such as 'Visa ending in 4242, 04/31'. */
function cardFact(card: CardView): string {
  const { expiryMonth, expiryYear } = card;
  const month = String(expiryMonth).padStart(2, '0');
  return `${nameCard(card)}, ${month}/${String(expiryYear % 100).padStart(2, '0')}`;
}
