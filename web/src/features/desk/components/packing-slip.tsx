import { createPortal } from 'react-dom';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { product } from '../../../../../shared/product.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './desk.module.css';

/** Printed instead of the page, for the parcel to the buyer. */
export function PackingSlip({ found }: { readonly found: AnswerOf<'orders show'> }) {
  return (
    <>
      <Button onClick={() => window.print()} size="small">
        Print the packing slip
      </Button>
      {createPortal(
        <div className={styles.slip} data-print>
          <p>{product.name}</p>
          <p>Packing slip, order {found.order.id}</p>
          <p>
            {found.artwork}, {found.edition}
          </p>
          <address>
            {found.shipTo.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>,
        document.body,
      )}
    </>
  );
}
