import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './desk.module.css';

type Paper = 'slip' | 'label';

/** The packing slip, or the address label, of the parcel to the buyer: printed in place of the page. */
export function PackingSlip({ found }: { readonly found: AnswerOf<'orders show'> }) {
  const { site } = useSession();
  const [paper, setPaper] = useState<Paper>('slip');
  const print = (wanted: Paper) => {
    flushSync(() => setPaper(wanted));
    window.print();
  };
  const { order, title, copy, shipTo } = found;
  return (
    <>
      <Button onClick={() => print('slip')} size="small">
        Print the packing slip
      </Button>
      <Button onClick={() => print('label')} size="small">
        Print the address label
      </Button>
      {createPortal(
        <div className={`${styles.slip} ${styles[paper] ?? ''}`} data-print>
          <p>
            {site.logo ? (
              <img
                alt={site.name}
                height={site.logo.height}
                src={site.logo.src}
                width={site.logo.width}
              />
            ) : (
              site.name
            )}
          </p>
          {paper === 'slip' ? (
            <>
              <p>Packing slip, order {order.id}</p>
              <p>
                {title}
                {copy?.number && `, no. ${copy.number}`}
              </p>
            </>
          ) : (
            <p>Order {order.id}</p>
          )}
          <address>
            {shipTo.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>,
        document.body,
      )}
    </>
  );
}
