import { orderPath, returnedFromBank } from '../../shared/domain/account-paths.ts';
import type { EditionRow, OrderRow } from './rows.ts';

/** The order's page for each side. */
export function orderLinks(edition: EditionRow, order: OrderRow) {
  const references = { ...order, artworkId: edition.artworkId };
  const ofBuyer = orderPath('buyer', references);
  return {
    buyer: { label: 'View order', path: ofBuyer },
    /** The same page, scrolled to where a card is added. */
    payment: { label: 'Add a card', path: `${ofBuyer}#payment` },
    /** The same page, to which a bank sends the buyer back. */
    returned: { label: 'View order', path: `${ofBuyer}&${returnedFromBank}` },
    seller: { label: 'View sale', path: orderPath('seller', references) },
  } as const;
}

/** '14 November 2026', for mails; in UTC, because the reader's time zone is unknown. */
export function formatDay(at: Date): string {
  return at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
