import type { AskView } from '../../../../../shared/contracts/account.ts';
import { type Money, minorPerMajor } from '../../../../../shared/domain/money.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { askStatusWords } from '../../../lib/status-words.ts';

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
    'Listed on': placedAt.slice(0, 10),
    'Open until': expiresAt?.slice(0, 10) ?? 'Until accepted',
    Address: `${origin}${edition.href}`,
  }));
}
