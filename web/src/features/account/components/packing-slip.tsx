import { createPortal } from 'react-dom';
import type { SaleView } from '../../../../../shared/contracts/account.ts';
import { editionLabel } from '../../../../../shared/domain/edition-label.ts';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { toEnclose } from '../messages.ts';
import styles from './packing-slip.module.css';

/** Printed instead of the page, and put into the parcel. */
export function PackingSlip({ order }: { readonly order: SaleView }) {
  const { edition, shipTo } = order;
  const artists = edition.artists.map(({ name }) => name).join(', ');
  const label = editionLabel({ name: edition.editionName, suffix: edition.suffix });
  return createPortal(
    <div className={styles.slip} data-print>
      <Wordmark />
      <p className={styles.title}>Packing slip</p>
      <p className={styles.number}>Sale {order.id}</p>
      <p>
        {artists}
        <br />
        {edition.artworkName}
        <br />
        {[label, edition.size].filter(Boolean).join(' · ')}
      </p>
      {shipTo && (
        <address className={styles.address}>
          {shipTo.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <ul className={styles.list}>
        {toEnclose.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>,
    document.body,
  );
}
