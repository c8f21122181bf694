import type { EditionRow, OrderRow } from './rows.ts';

/** The order's page for each side. */
export function orderLinks(edition: EditionRow, order: OrderRow) {
  const references = `askId=${order.askId}&bidId=${order.bidId}&orderId=${order.id}`;
  const place = `${edition.artworkId}/${order.id}?${references}`;
  return {
    buyer: { label: 'View order', path: `/my-account/buying/order/${place}` },
    /** The same page, scrolled to where a card is added. */
    payment: { label: 'Add a card', path: `/my-account/buying/order/${place}#payment` },
    seller: { label: 'View sale', path: `/my-account/selling/sale/${place}` },
  } as const;
}

/** '14 November 2026', for mails; in UTC, because the reader's time zone is unknown. */
export function formatDay(at: Date): string {
  return at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
