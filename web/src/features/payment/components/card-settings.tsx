import { useLocation } from 'react-router';
import type { PaymentView } from '../../../../../shared/contracts/payment.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Button } from '../../../ui/button.tsx';
import { CardOnFile } from './card-on-file.tsx';
import { CardStep } from './card-step.tsx';
import { RemoveCard } from './remove-card.tsx';
import styles from './settings.module.css';

/** The card that purchases are charged to: one at a time. */
export function CardSettings({ payment: { card, processor } }: { readonly payment: PaymentView }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // In the address: the processor's form may need the page to be loaded anew.
  const isOpen = hash === '#card';
  const open = () => navigate({ hash: 'card' }, { replace: true });
  const close = () => navigate({ hash: '' }, { replace: true });
  return (
    <section className={styles.section} id="card">
      <h2 className={styles.title}>Card</h2>
      {card && <CardOnFile card={card} />}
      <p className={styles.text}>
        {card
          ? 'What you buy is charged to this card.'
          : 'There is none yet. What you buy is charged to it; a bid is charged once a seller accepts it.'}
      </p>
      {isOpen ? (
        <CardStep
          instead={
            <div>
              <Button onClick={close} variant="quiet">
                {card ? 'Keep the present card' : 'Not now'}
              </Button>
            </div>
          }
          label={card ? 'Replace card' : 'Save card'}
          onSaved={close}
        />
      ) : (
        processor !== null && (
          <div className={styles.actions}>
            <Button
              onClick={open}
              size={card ? 'small' : 'medium'}
              variant={card ? 'secondary' : 'primary'}
            >
              {card ? 'Replace' : 'Add a card'}
            </Button>
            {card && <RemoveCard card={card} />}
          </div>
        )
      )}
    </section>
  );
}
