import { useState } from 'react';
import type { PurchaseView } from '../../../../../shared/contracts/account.ts';
import { tradePath } from '../../../../../shared/domain/paths.ts';
import { usePayment } from '../../../lib/payment/use-payment.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { declineWords } from '../logic/decline-words.ts';
import { CardOnFile } from './card-on-file.tsx';
import { CardStep } from './card-step.tsx';
import styles from './order-payment.module.css';

/** The order is over: offers to change the card and to buy again. */
export function OrderFailed({ order }: { readonly order: PurchaseView }) {
  const { data } = usePayment();
  const [isChanging, setIsChanging] = useState(false);
  const { artworkId: id, artworkName: name, artists, editionName } = order.edition;
  const again = `${tradePath('bid-or-buy', { id, name, artists }, editionName)}?action=buy`;
  const card = data?.card ?? null;
  const { title, advice } = declineWords(order.paymentFailure);
  return (
    <section aria-label="Payment" className={styles.payment} id="payment">
      <Notice title={title} tone="bad">
        {advice}
      </Notice>
      <p>The order did not go ahead. If the artwork is still for sale, you can buy it again.</p>
      {card && <CardOnFile card={card} />}
      {isChanging ? (
        <CardStep onSaved={() => setIsChanging(false)} />
      ) : (
        <div className={styles.actions}>
          {data && data.processor !== null && (
            <Button onClick={() => setIsChanging(true)}>
              {card ? 'Use another card' : 'Add a card'}
            </Button>
          )}
          <ButtonLink to={again}>Buy again</ButtonLink>
        </div>
      )}
    </section>
  );
}
