import { orderPath, returnedFromBank } from '../../shared/domain/account-paths.ts';
import type { EditionRow, OrderRow } from './rows.ts';

/** The paths of the order's page for each side. */
export function orderLinks(edition: EditionRow, order: OrderRow) {
  const references = { ...order, artworkId: edition.artworkId };
  const ofBuyer = orderPath('buyer', references);
  return {
    buyer: ofBuyer,
    /** The same page, scrolled to where a card is added. */
    payment: `${ofBuyer}#payment`,
    /** The same page, to which a bank sends the buyer back. */
    returned: `${ofBuyer}&${returnedFromBank}`,
    seller: orderPath('seller', references),
  } as const;
}

/** 'by 14 November 2026'; empty: the order has no deadline. */
export function byDeadlineOf({ deadline }: OrderRow): string {
  return deadline ? `by ${formatDay(deadline)}` : '';
}

/** '14 November 2026', for mails; in UTC, because the reader's time zone is unknown. */
export function formatDay(at: Date): string {
  return at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
