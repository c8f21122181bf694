import { createPortal } from 'react-dom';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './desk.module.css';

/** Printed instead of the page, for the parcel to the buyer. */
export function PackingSlip({ found }: { readonly found: AnswerOf<'orders show'> }) {
  const { site } = useSession();
  return (
    <>
      <Button onClick={() => window.print()} size="small">
        Print the packing slip
      </Button>
      {createPortal(
        <div className={styles.slip} data-print>
          <p>{site.name}</p>
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
