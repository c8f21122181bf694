import { useId } from 'react';
import type { EditionView } from '../../../../../shared/contracts/catalogue.ts';
import type { OwnOrderIds } from '../../../../../shared/domain/own-orders.ts';
import styles from './book.module.css';
import { BookSide } from './book-side.tsx';
import { Depth } from './depth.tsx';

type Props = { readonly edition: EditionView; readonly own: OwnOrderIds };

/** All orders in the edition's book, both sides. */
export function Book({ edition, own }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.book}>
      <h2 className={styles.title} id={id}>
        Order book
      </h2>
      <p className={styles.lead}>Every open bid and ask, best price first.</p>
      <Depth edition={edition} own={own} />
      <div className={styles.sides}>
        <BookSide
          empty="No bids right now."
          orders={edition.bids}
          ownIds={own.bids}
          side="bid"
          title="Bids"
        />
        <BookSide
          empty="No asks right now."
          orders={edition.asks}
          ownIds={own.asks}
          side="ask"
          title="Asks"
        />
      </div>
    </section>
  );
}
