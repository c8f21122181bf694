import type { CardView } from '../../../../../shared/contracts/payment.ts';
import { nameCard } from '../../../lib/payment/name-card.ts';
import { Status } from '../../../ui/status.tsx';
import { isExpired } from '../logic/parse-expiry.ts';
import styles from './card-on-file.module.css';

export function CardOnFile({ card }: { readonly card: CardView }) {
  const { expiryMonth: month, expiryYear: year } = card;
  const date = `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
  return (
    <div>
      <p className={styles.name}>{nameCard(card)}</p>
      <p className={styles.expiry}>
        {isExpired({ month, year }, new Date()) ? (
          <Status label={`Expired ${date}`} tone="bad" />
        ) : (
          `Expires ${date}`
        )}
      </p>
    </div>
  );
}
