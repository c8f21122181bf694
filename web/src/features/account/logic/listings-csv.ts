import type { AskView } from '../../../../../shared/contracts/account.ts';
import { formatCsv } from '../../../../../shared/domain/format-csv.ts';
import { type Money, minorPerMajor } from '../../../../../shared/domain/money.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { askStatusWords } from '../../../lib/status-words.ts';

/** Spreadsheets read a file as UTF-8 by this mark. */
const byteOrderMark = '\uFEFF';

const amount = (price: Money) => price.amount / minorPerMajor;

/** The listings as a spreadsheet reads them; `origin` makes their addresses whole. */
export function listingsCsv(asks: readonly AskView[], origin: string): string {
  const rows = asks.map(({ id, edition, price, status, placedAt, expiresAt, lines }) => ({
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
  return `${byteOrderMark}${formatCsv(rows)}\r\n`;
}
