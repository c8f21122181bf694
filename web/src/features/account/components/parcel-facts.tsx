import type { ShipmentView } from '../../../../../shared/contracts/account.ts';
import { trackingLink } from '../../../../../shared/domain/carriers.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { useExternalLink } from '../../../lib/use-external-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './drop-off.module.css';

/** Carrier, tracking number and day of the seller's parcel, as both sides see it. */
export function ParcelFacts({ shipment }: { readonly shipment: ShipmentView }) {
  const { carrier, trackingNumber, shippedOn } = shipment;
  const link = useExternalLink();
  const page = trackingLink(carrier, trackingNumber);
  return (
    <p>
      {carrier === null || carrier === 'Other' ? 'Tracking number' : carrier}{' '}
      {page === null ? (
        <code>{trackingNumber}</code>
      ) : (
        <a className={styles.locator} href={page} {...link}>
          <code>{trackingNumber}</code>
          <Icon name="external" />
        </a>
      )}
      {shippedOn !== null && (
        <>
          {', shipped on '}
          <time dateTime={shippedOn}>{formatDay(shippedOn, true)}</time>
        </>
      )}
    </p>
  );
}
