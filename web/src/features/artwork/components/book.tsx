import { useId } from 'react';
import type { EditionView } from '../../../../../shared/contracts/catalogue.ts';
import { useOwnOrders } from '../../../lib/own-orders/use-own-orders.ts';
import styles from './book.module.css';
import { BookSide } from './book-side.tsx';
import { Depth } from './depth.tsx';

/** Everything that stands in the edition's book. Nobody's price is hidden. */
export function Book({ edition }: { readonly edition: EditionView }) {
  const id = useId();
  const { own } = useOwnOrders();
  return (
    <section aria-labelledby={id} className={styles.book}>
      <h2 className={styles.title} id={id}>
        The book
      </h2>
      <Depth edition={edition} />
      <div className={styles.sides}>
        <BookSide
          empty="Nobody bids for this edition now."
          orders={edition.bids}
          ownIds={own.bids}
          side="bid"
          title="Bids"
        />
        <BookSide
          empty="Nobody offers this edition now."
          orders={edition.asks}
          ownIds={own.asks}
          side="ask"
          title="Asks"
        />
      </div>
    </section>
  );
}
