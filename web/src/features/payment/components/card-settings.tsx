import { useLocation } from 'react-router';
import type { PaymentView } from '../../../../../shared/contracts/payment.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Button } from '../../../ui/button.tsx';
import { CardOnFile } from './card-on-file.tsx';
import { CardStep } from './card-step.tsx';
import { RemoveCard } from './remove-card.tsx';
import styles from './settings.module.css';

/** The card that purchases are charged to; a person has one at most. */
export function CardSettings({ payment: { card, processor } }: { readonly payment: PaymentView }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Kept in the address: the card form may need a reload of the page.
  const isOpen = hash === '#card';
  const open = () => navigate({ hash: 'card' }, { replace: true });
  const close = () => navigate({ hash: '' }, { replace: true });
  return (
    <section className={styles.section} id="card">
      <h2 className={styles.title}>Payment card</h2>
      {card && <CardOnFile card={card} />}
      <p className={styles.text}>
        {card
          ? isOpen
            ? 'A new card takes the place of this one.'
            : 'Your purchases are charged to this card.'
          : 'You have no card yet. Purchases are charged to your card right away; a bid is charged once a seller accepts it.'}
      </p>
      {isOpen ? (
        <CardStep
          alternative={
            <div>
              <Button onClick={close} variant="quiet">
                {card ? 'Keep current card' : 'Not now'}
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
              {card ? 'Replace card' : 'Add a card'}
            </Button>
            {card && <RemoveCard card={card} />}
          </div>
        )
      )}
    </section>
  );
}
