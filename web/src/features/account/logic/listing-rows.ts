import { formatISO } from 'date-fns/formatISO';
import type { AskView } from '../../../../../shared/contracts/account.ts';
import { type Money, minorPerMajor } from '../../../../../shared/domain/money.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { askStatusWords } from '../../../lib/status-words.ts';

/** '2026-11-24', the day that the list shows too. */
const localDay = (iso: string) => formatISO(iso, { representation: 'date' });
const amount = (price: Money) => price.amount / minorPerMajor;

/** The listings for a spreadsheet; `origin` makes their addresses whole. */
export function listingRows(asks: readonly AskView[], origin: string) {
  return asks.map(({ id, edition, price, status, placedAt, expiresAt, lines }) => ({
    Listing: id,
    Artist: artistNames(edition.artists),
    Title: edition.artworkName,
    Edition: edition.editionName,
    Size: edition.size,
    Price: amount(price),
    Payout: amount(lines.payout),
    Currency: price.currency,
    Status: askStatusWords[status].label,
    'Listed on': localDay(placedAt),
    'Open until': expiresAt === null ? 'Until accepted' : localDay(expiresAt),
    Address: `${origin}${edition.href}`,
  }));
}
